"""The static site of `make docs`: docs/ and the reference, built by MkDocs into build/site, readable without a network.

The pages are prepared first. README, CONTRIBUTING and CHANGELOG become pages, and a link into the sources, which a site does not
have, becomes the name of the file. At the end every page is searched for what it would fetch from elsewhere.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "site-pages"
SITE = ROOT / "build" / "site"
BESIDE = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages that lie beside docs/, and what they are called on the site."""
LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")
FETCHED = re.compile(r"""<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)=["']?((?:https?:)?//[^"'\s>]+)""", re.IGNORECASE)
FETCHED_BY_STYLE = re.compile(r"""(?:@import\s+|url\()["']?((?:https?:)?//[^"')\s]+)""", re.IGNORECASE)
SHIM = re.compile(r'<script src="https://unpkg.com/iframe-worker/shim"></script>')
"""What the theme would fetch to search pages that are read from a disk. Served by anything, it is searched without."""


def prepare() -> None:
    """Copy docs/ and what lies beside it, with links that lead to pages of the site."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("*.py", "*.toml", "*.json", "__pycache__"))
    shutil.copy(ROOT / "src" / "vaka" / "table" / "static" / "icon.svg", PAGES / "pictures" / "site.svg")
    for page in sorted(PAGES.rglob("*.md")):
        place = Path("docs") / page.relative_to(PAGES)
        page.write_text(with_links(page.read_text(encoding="utf-8"), place), encoding="utf-8")
    for name, called in BESIDE.items():
        (PAGES / called).write_text(with_links((ROOT / name).read_text(encoding="utf-8"), Path(name)), encoding="utf-8")


def with_links(text: str, page: Path) -> str:
    """The text of a page of the checkout, with links as they lead on the site; one that leads nowhere there becomes its words."""
    here = page.relative_to("docs").parent if page.parts[0] == "docs" else Path()

    def led(found: re.Match[str]) -> str:
        words, target = found.groups()
        if re.match(r"[a-z]+:|#", target):
            return found[0]
        path, hash_sign, part = target.partition("#")
        aimed = (ROOT / page.parent / path).resolve()
        if aimed.is_relative_to(ROOT / "docs") and aimed.is_file():
            there = aimed.relative_to(ROOT / "docs")
        elif aimed.parent == ROOT and aimed.name in BESIDE:
            there = Path(BESIDE[aimed.name])
        else:
            return words
        up = "../" * len(here.parts)
        return f"[{words}]({up}{there.as_posix()}{hash_sign}{part})"

    return LINK.sub(led, text)


def fetched(site: Path) -> list[str]:
    """What the pages and styles of a site would fetch from elsewhere, each with its file."""
    found = []
    for path in sorted(site.rglob("*")):
        if path.suffix == ".html":
            found += [f"{path.relative_to(site)}: {address}" for address in FETCHED.findall(path.read_text(encoding="utf-8"))]
        if path.suffix in (".html", ".css"):
            text = path.read_text(encoding="utf-8")
            found += [f"{path.relative_to(site)}: {address}" for address in FETCHED_BY_STYLE.findall(text)]
    return found


def main() -> None:
    """Prepare, build, and look for what a reader without a network would miss."""
    prepare()
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--config-file", str(ROOT / "mkdocs.yml")]
    if subprocess.run(command, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}).returncode != 0:
        sys.exit("vaka: the site could not be built; MkDocs' message stands above")
    for page in SITE.rglob("*.html"):
        page.write_text(SHIM.sub("", page.read_text(encoding="utf-8")), encoding="utf-8")
    outside = fetched(SITE)
    if outside:
        sys.exit("vaka: the site fetches from elsewhere:\n" + "\n".join(outside))
    print(f"vaka: the site is in {SITE.relative_to(ROOT)}: open {(SITE / 'index.html').relative_to(ROOT)}")


if __name__ == "__main__":
    main()
