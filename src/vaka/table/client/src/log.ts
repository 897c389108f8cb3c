// What happened, line by line, each a door to its position; and where I stopped reading.

import { h, memory } from "./dom";
import type { Line, View } from "./protocol";
import { t } from "./words";

export class Log {
  lines: Line[] = [];
  /** The number of the last line that was there when I looked away; null when I saw everything. */
  private marker: number | null = null;
  private key = "";

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
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.marker = this.lines.at(-1)?.entry ?? null;
      else memory.set(key, String(this.lines.at(-1)?.entry ?? 0));
    });
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

  /** The log as one list; the line of the position that is shown is current. */
  draw(shown: View): HTMLElement {
    const list = h("ol", { id: "log-list", class: "log" });
    let marked = this.missed === 0;
    let current: Element | null = null;
    for (const [place, line] of this.lines.entries()) {
      if (!marked && this.marker !== null && line.entry > this.marker) {
        list.append(h("li", { id: "log-marker", class: "marker" }, t("client-since")));
        marked = true;
      }
      const item = h("li", { id: `line-${place}` }, h("button", { id: `to-${place}`, type: "button", "data-ply": line.ply }, line.text));
      if (line.ply <= shown.ply && !shown.live) current = item.firstElementChild;
      list.append(item);
    }
    current?.setAttribute("aria-current", "true");
    return list;
  }
}
