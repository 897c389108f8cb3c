// The panels beside the board. Wide: seats and play stand, log and chat change. Narrow: all change, by tabs at the thumb.

import { get, memory } from "./dom";

type Name = "play" | "seats" | "log" | "chat";

export class Tabs {
  private wide = matchMedia("(min-width: 900px)");
  private current: Name = "play";

  constructor(private changed: () => void) {
    for (const tab of this.tabs()) tab.addEventListener("click", () => this.show(tab.dataset.tab as Name));
    this.wide.addEventListener("change", () => this.apply());
    // When the panel above grows, the newest line stays in sight.
    new ResizeObserver(() => this.scroll("log")).observe(get("panel-log"));
    this.apply();
  }

  show(name: Name): void {
    this.current = name;
    this.apply();
    this.changed();
    if (name === "log" || name === "chat") this.scroll(name);
  }

  /** Is this the panel that was asked for? */
  is(name: Name): boolean {
    return this.current === name;
  }

  visible(name: Name): boolean {
    return !get(`panel-${name}`).hidden;
  }

  /** How much is new behind a tab. */
  badge(name: Name, more: number): void {
    const badge = get(`badge-${name}`);
    badge.textContent = String(Number(badge.textContent || 0) + more);
    badge.hidden = false;
  }

  /** To the newest line. */
  scroll(name: "log" | "chat"): void {
    const list = get(`${name}-list`);
    const marker = list.querySelector("[aria-current]") ?? list.lastElementChild;
    if (marker) list.scrollTop = (marker as HTMLElement).offsetTop - list.clientHeight / 2;
  }

  private tabs(): NodeListOf<HTMLElement> {
    return document.querySelectorAll<HTMLElement>("[data-tab]");
  }

  private apply(): void {
    const wide = this.wide.matches;
    const shown = wide && (this.current === "play" || this.current === "seats") ? "log" : this.current;
    for (const tab of this.tabs()) {
      const name = tab.dataset.tab as Name;
      const stands = wide && (name === "play" || name === "seats");
      tab.hidden = stands;
      get(`panel-${name}`).hidden = !stands && name !== shown;
      tab.setAttribute("aria-pressed", String(name === shown));
      const badge = document.getElementById(`badge-${name}`);
      if (badge && name === shown) {
        badge.textContent = "";
        badge.hidden = true;
      }
    }
  }
}

/** The panel beside the board folds, and this browser remembers it. */
export function foldable(): void {
  const button = get("fold-side");
  const fold = (on: boolean): void => {
    document.body.classList.toggle("side-folded", on);
    button.setAttribute("aria-expanded", String(!on));
  };
  fold(memory.get("side") === "folded");
  button.addEventListener("click", () => {
    fold(!document.body.classList.contains("side-folded"));
    memory.set("side", document.body.classList.contains("side-folded") ? "folded" : "open");
  });
}
