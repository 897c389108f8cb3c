// The rules in a drawer beside the board: searchable, and opened at the paragraph that an obstacle names.

import { get, h } from "./dom";
import { t } from "./words";

export class Rules {
  private drawer = get<HTMLDialogElement>("rules-drawer");
  private text = get("rules-text");
  private search = get<HTMLInputElement>("rules-search");
  private loaded = "";
  private from: HTMLElement | null = null;

  constructor() {
    get("rules-close").addEventListener("click", () => this.close());
    this.drawer.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    this.search.addEventListener("input", () => this.find());
  }

  /** Open the drawer, at a paragraph if one is given. */
  async open(url: string, rule?: string): Promise<void> {
    this.from = document.activeElement as HTMLElement | null;
    if (!this.drawer.open) this.drawer.show();
    if (rule) this.search.value = "";
    else this.search.focus();
    if (this.loaded !== url) await this.load(url);
    this.find(); // somebody may have typed before the text was there
    if (rule) this.show(rule);
  }

  private async load(url: string): Promise<void> {
    const answer = await fetch(url).catch(() => null);
    const page = new DOMParser().parseFromString((await answer?.text()) ?? "", "text/html");
    const article = page.getElementById("rules");
    if (!answer?.ok || !article) {
      this.text.replaceChildren(t("client-no-rules"));
      return;
    }
    this.text.replaceChildren(...sections(article));
    this.loaded = url;
  }

  private show(rule: string): void {
    // An obstacle may name a paragraph finer than the headings are: then its section will do.
    for (let name = rule; name; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
      const heading = this.text.querySelector<HTMLElement>(`#${CSS.escape(`rule-${name}`)}`);
      if (!heading) continue;
      this.text.querySelectorAll(".named").forEach((old) => old.classList.remove("named"));
      heading.closest("section")?.classList.add("named");
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      heading.scrollIntoView({ block: "start" });
      return;
    }
  }

  private find(): void {
    const wanted = this.search.value.trim().toLowerCase();
    for (const mark of this.text.querySelectorAll("mark")) {
      const parent = mark.parentNode!;
      mark.replaceWith(...mark.childNodes);
      parent.normalize();
    }
    let found = 0;
    for (const section of this.text.querySelectorAll("section")) {
      const hit = section.textContent!.toLowerCase().includes(wanted);
      section.hidden = wanted !== "" && !hit;
      if (wanted && hit) found += highlight(section, wanted);
    }
    get("rules-found").textContent = wanted ? t("client-found", { count: found }) : "";
  }

  private close(): void {
    this.drawer.close();
    this.from?.focus();
  }
}

/** The article cut into one section for each heading, so that a search can hide what does not match. */
function sections(article: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (const child of [...article.children]) {
    if (/^H[1-4]$/.test(child.tagName) || found.length === 0) found.push(h("section"));
    found.at(-1)!.append(document.importNode(child, true));
  }
  return found;
}

function highlight(section: HTMLElement, wanted: string): number {
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  let count = 0;
  for (let text of texts) {
    let at = text.data.toLowerCase().indexOf(wanted);
    while (at >= 0) {
      const hit = text.splitText(at);
      const rest = hit.splitText(wanted.length);
      const mark = h("mark");
      hit.replaceWith(mark);
      mark.append(hit);
      count += 1;
      text = rest;
      at = text.data.toLowerCase().indexOf(wanted);
    }
  }
  return count;
}
