"""The colours, the two themes, and the style sheet."""

from __future__ import annotations

import re
from typing import Final

DEEP: Final = "#0B4F6C"
SEA: Final = "#1B7F97"
SHALLOW: Final = "#5FB9BF"
FOAM: Final = "#D7F0EC"
SAND: Final = "#F0DFB8"
CREAM: Final = "#F7EFDF"
BARK: Final = "#5A3825"
OCHRE: Final = "#C7863A"
INK: Final = "#1E1B18"
LEAF: Final = "#4B8B4F"
CORAL: Final = "#E2553A"
"""One meaning only: you can do this now."""

THEMES: Final[dict[str, dict[str, str]]] = {
    "light": {"page": CREAM, "panel": CREAM, "text": INK, "frame": BARK, "thread": SAND, "accent": OCHRE, "beach": SAND},
    "dark": {
        "page": "#0E1B22",
        "panel": "#15262F",
        "text": FOAM,
        "frame": "#15262F",
        "thread": "#8FB3B5",
        "accent": OCHRE,
        "beach": "#9A845D",
    },
}
"""What changes with the theme; the boards keep their colours, but for a beach that fills half of one."""

_PAINT: Final = ("fill", "stroke")

_RULES: Final = """
.vk{display:block;max-width:100%;height:auto;-webkit-tap-highlight-color:transparent}
.vk [data-action],.vk [data-select]{cursor:pointer;outline:none}
.vk-hit{fill:transparent;stroke:none}
.vk .vk-glide{transition:transform .26s ease-in-out}
.vk .vk-glide:not([data-select]){pointer-events:none}
.vk [data-for]{pointer-events:none}
.vk [data-for].vk-on{pointer-events:all;visibility:visible}
.vk.vk-choosing [data-for]:not(.vk-on){visibility:hidden}
.vk.vk-choosing [data-action]:not([data-for]){pointer-events:none}
.vk.vk-choosing [data-action]:not([data-for]) .vk-open,.vk.vk-choosing [data-select]:not(.vk-on) .vk-open{visibility:hidden}
.vk.vk-choosing .vk-free [data-action]:not([data-for]){pointer-events:all}
.vk.vk-choosing .vk-free [data-action]:not([data-for]) .vk-open{visibility:visible}
.vk [data-for].vk-on .vk-hit{fill:#F7EFDF;fill-opacity:.2;stroke:#E2553A;stroke-width:5}
.vk [data-for].vk-on:hover .vk-hit,.vk [data-for].vk-on:focus-visible .vk-hit{fill-opacity:.4;stroke-width:8}
.vk [data-action]:not([data-for]):hover .vk-hit,.vk [data-action]:not([data-for]):focus-visible .vk-hit{
fill:#F7EFDF;fill-opacity:.2;stroke:#E2553A;stroke-width:4}
.vk [data-select]:hover .vk-open,.vk [data-select]:focus-visible .vk-open,.vk [data-select].vk-on .vk-open{stroke-width:15}
@media (prefers-reduced-motion:reduce){.vk .vk-glide{transition:none}}
"""


def _variables(theme: str) -> str:
    return "".join(f"--vk-{name}:{colour};" for name, colour in THEMES[theme].items())


def stylesheet() -> str:
    """The style sheet of all pictures, to be embedded in one or served as a file.

    >>> ".vk-dark{--vk-page:#0E1B22;" in stylesheet()
    True
    """
    light, dark = _variables("light"), _variables("dark")
    themes = f".vk{{{light}}}.vk-dark{{{dark}}}@media (prefers-color-scheme:dark){{.vk-auto{{{dark}}}}}"
    paints = "".join(f".vk .vk-{paint}-{name}{{{paint}:var(--vk-{name})}}" for name in THEMES["light"] for paint in _PAINT)
    return themes + paints + _RULES


def themed(name: str, paint: str = "fill") -> str:
    """The attributes of something whose colour is the theme's.

    >>> themed("page")
    'class="vk-fill-page" fill="#F7EFDF"'
    """
    return f'class="vk-{paint}-{name}" {paint}="{THEMES["light"][name]}"'


def flatten(svg: str, theme: str | None = None) -> str:
    """The same picture without style sheet and variables, for programs that know neither.

    The theme is that of the picture unless another is given; `auto` counts as light.
    """
    if theme is None:
        theme = "dark" if re.search(r'<svg[^>]*class="[^"]*\bvk-dark\b', svg) else "light"
    colours = THEMES[theme]
    svg = re.sub(r"<style>.*?</style>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'class="vk-(fill|stroke)-(\w+)" \1="[^"]*"', lambda found: f'{found[1]}="{colours[found[2]]}"', svg)
    return svg.replace('class="vk-hit"', 'fill="none"')
