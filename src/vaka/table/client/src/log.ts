// What happened, line by line, each a door to its position; and where I stopped reading.

import { get, h, memory } from "./dom";
import type { Line, View } from "./protocol";
import { t } from "./words";

export class Log {
  lines: Line[] = [];
  /** The number of the last line that was there when I looked away; null when I saw everything. */
  private marker: number | null = null;
  private key = "";
  private items: { line: Line; item: HTMLElement }[] = [];

  constructor() {
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.marker = this.lines.at(-1)?.entry ?? null;
      else if (this.key) memory.set(this.key, String(this.lines.at(-1)?.entry ?? 0));
    });
  }

  /** Take in a live view; return the lines that are new. */
  take(view: View): Line[] {
    this.remember(view);
    const before = this.lines.at(-1)?.entry ?? -1;
    const first = this.lines.length === 0;
    const from = view.log_from ?? 0;
    const kept = this.lines.filter((line) => line.entry < from);
    this.lines = [...kept, ...view.log];
    if (!document.hidden) memory.set(this.key, String(this.lines.at(-1)?.entry ?? 0));
    return first ? [] : view.log.filter((line) => line.entry > before);
  }

  private remember(view: View): void {
    const key = `seen-${view.table}-${view.viewer}`;
    if (key === this.key) return;
    this.key = key;
    this.lines = [];
    const seen = memory.get(key);
    this.marker = seen === null ? null : Number(seen);
  }

  /** I have acted, so I have seen. */
  seen(): void {
    this.marker = null;
  }

  /** How many lines I have not seen. */
  get missed(): number {
    const marker = this.marker;
    return marker === null ? 0 : this.lines.filter((line) => line.entry > marker).length;
  }

  /** Bring the list up to date: what is the same stays, so that a long log costs no more than a short one. */
  show(shown: View): void {
    const list = get("log-list");
    const inside = list.contains(document.activeElement);
    if (this.items.length === 0) list.replaceChildren();
    let same = 0;
    while (same < this.items.length && isSame(this.items[same]!.line, this.lines[same])) same += 1;
    for (const { item } of this.items.splice(same)) item.remove();
    for (const [place, line] of this.lines.entries()) if (place >= same) this.items.push({ line, item: drawn(line, place) });
    list.append(...this.items.slice(same).map(({ item }) => item));
    this.mark(list, shown);
    if (inside && !list.contains(document.activeElement)) get("ask").focus();
  }

  /** Where I stopped reading; and the line of the position that is shown is current. */
  private mark(list: Element, shown: View): void {
    const marker = this.missed > 0 ? this.marker! : Infinity;
    const unseen = this.items.find(({ line }) => line.entry > marker);
    const mark = document.getElementById("log-marker");
    if (!unseen) mark?.remove();
    else if (mark?.nextElementSibling !== unseen.item) list.insertBefore(mark ?? h("li", { id: "log-marker", class: "marker" }, t("client-since")), unseen.item);
    const current = shown.live ? undefined : this.items.filter(({ line }) => line.ply <= shown.ply).at(-1)?.item.firstElementChild;
    for (const old of list.querySelectorAll("[aria-current]")) if (old !== current) old.removeAttribute("aria-current");
    current?.setAttribute("aria-current", "true");
  }
}

function isSame(one: Line, other: Line | undefined): boolean {
  return other !== undefined && one.entry === other.entry && one.ply === other.ply && one.text === other.text;
}

function drawn(line: Line, place: number): HTMLElement {
  return h("li", { id: `line-${place}` }, h("button", { id: `to-${place}`, type: "button", "data-ply": line.ply }, line.text));
}
