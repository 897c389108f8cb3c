// What happened, turn by turn: a block for each seat's moves, its lines doors to their positions; and where I stopped reading.

import { emblem, get, h, memory } from "./dom";
import type { Line, View } from "./protocol";
import { t } from "./words";

const FOLDED = 3; // a set-up of so many lines is folded

interface Item {
  line: Line;
  item: HTMLElement;
  block: HTMLElement;
}

export class Log {
  lines: Line[] = [];
  /** The number of the last line that was there when I looked away; null when I saw everything. */
  private marker: number | null = null;
  private key = "";
  private items: Item[] = [];

  /** A line shows where it happened: `light` lights up places on the board. */
  constructor(light: (places: string[]) => void) {
    for (const [event, on] of [
      ["pointerover", true],
      ["focusin", true],
      ["pointerleave", false],
      ["focusout", false],
    ] as const) {
      get("log-list").addEventListener(event, (here) => {
        const names = on ? (here.target as Element).closest<HTMLElement>("[data-names]")?.dataset.names : undefined;
        light((names ?? "").split(" ").filter(Boolean));
      });
    }
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

  /** Where the lines after one position and up to another have led: the last place of each. */
  places(after: number, upTo: number): string[] {
    return this.lines.filter((line) => line.ply > after && line.ply <= upTo).flatMap((line) => line.places.slice(-1));
  }

  /** The positions at which something is told, after one position. */
  plies(after: number): number[] {
    return [...new Set(this.lines.map((line) => line.ply))].filter((ply) => ply > after);
  }

  /** Where turns begin: after the set-up, and wherever somebody else acts. */
  turns(setup: number): number[] {
    const begins = [setup];
    let seat: number | null = null;
    let before = setup;
    for (const line of this.lines) {
      if (line.ply > setup && line.seat !== null && line.seat !== seat) {
        if (seat !== null) begins.push(before);
        seat = line.seat;
      }
      before = Math.max(before, line.ply);
    }
    return begins;
  }

  /** Bring the list up to date: what is the same stays, so that a long log costs no more than a short one. */
  show(shown: View, live: View): void {
    const list = get("log-list");
    const inside = list.contains(document.activeElement);
    if (this.items.length === 0) list.replaceChildren();
    let same = 0;
    while (same < this.items.length && isSame(this.items[same]!.line, this.lines[same])) same += 1;
    for (const { item, block } of this.items.splice(same)) {
      item.remove();
      if (!block.querySelector("li")) block.remove();
    }
    for (const [place, line] of this.lines.entries()) if (place >= same) this.add(list, line, place, live);
    this.mark(shown, live);
    if (inside && !list.contains(document.activeElement)) get("ask").focus();
  }

  /** One more line: in the block of the last one, if the same seat acts on or nobody is named. */
  private add(list: Element, line: Line, place: number, live: View): void {
    const last = this.items.at(-1);
    const isSetUp = line.ply <= live.setup;
    const goes = last && (isSetUp ? last.line.ply <= live.setup : last.line.ply > live.setup && (line.seat === null || last.block.dataset.seat === String(line.seat)));
    const block = goes ? last.block : isSetUp && this.setUpLines(live) >= FOLDED ? setUp() : turn(line, live);
    if (!block.isConnected) list.append(block);
    const item = h("li", { id: `line-${place}` }, h("button", { id: `to-${place}`, type: "button", "data-ply": line.ply, "data-names": line.places.join(" ") }, line.text));
    block.querySelector("ul")!.append(item);
    this.items.push({ line, item, block });
  }

  private setUpLines(live: View): number {
    return this.lines.filter((line) => line.ply <= live.setup).length;
  }

  /** Where I stopped reading; what came since I decided last; and the line of the position that is shown is current. */
  private mark(shown: View, live: View): void {
    const marker = this.missed > 0 ? this.marker! : Infinity;
    const unseen = this.items.find(({ line }) => line.entry > marker);
    const mark = document.getElementById("log-marker");
    if (!unseen) mark?.remove();
    else if (mark?.nextElementSibling !== unseen.item) unseen.item.before(mark ?? h("li", { id: "log-marker", class: "marker" }, t("client-since")));
    for (const { line, item } of this.items) item.classList.toggle("fresh", line.ply > Math.max(live.since, live.setup) && live.over === null);
    const current = shown.live ? undefined : this.items.filter(({ line }) => line.ply <= shown.ply).at(-1)?.item.firstElementChild;
    for (const old of get("log-list").querySelectorAll("[aria-current]")) if (old !== current) old.removeAttribute("aria-current");
    current?.setAttribute("aria-current", "true");
    current?.closest("details")?.setAttribute("open", "");
  }
}

function isSame(one: Line, other: Line | undefined): boolean {
  return other !== undefined && one.entry === other.entry && one.ply === other.ply && one.text === other.text;
}

/** The block of a seat's moves, with its emblem. */
function turn(line: Line, live: View): HTMLElement {
  const seat = line.seat === null ? undefined : live.seats[line.seat];
  return h("li", { class: "turn", "data-seat": line.seat, "data-look": seat?.word }, seat ? emblem(seat.word, seat.seat) : null, h("ul", {}));
}

function setUp(): HTMLElement {
  return h("li", { class: "set-up" }, h("details", { class: "kind" }, h("summary", {}, t("client-set-up")), h("ul", {})));
}
