// What moved is seen to move: pieces that keep their name, cards that go from one place to another, markers that a seat lays down.
// What is still, such as a button, is there at once.

import type { Line, Seat } from "./protocol";
import { cutOut, partOf } from "./places";

const TIME = 420;
const SMALL = 0.03; // of the picture: what is larger is a region, not a piece

interface Ghost {
  cut: SVGElement;
  from: DOMRect;
  to: string;
}

/** How the picture is before it changes. */
export class Glide {
  private boxes = new Map<string, DOMRect>();
  private ghosts: Ghost[] = [];
  private calm = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

  constructor(
    private root: SVGSVGElement | null,
    private lines: Line[],
    private seats: Seat[],
  ) {
    if (!root || this.calm) return;
    for (const part of named(root)) this.boxes.set(part.id, part.getBoundingClientRect());
    for (const { places } of lines) {
      const part = partOf(root, places[0] ?? "");
      // A part that moves as a whole says so: a card does, a tile from which something is taken does not.
      const travels = part?.closest<SVGGraphicsElement>("[data-moves]") ?? part?.querySelector<SVGGraphicsElement>("[data-moves]");
      const cut = places.length > 1 && travels ? cutOut(root, travels) : null;
      if (cut) this.ghosts.push({ cut, from: travels!.getBoundingClientRect(), to: places[1]! });
    }
  }

  /** The picture has changed: let it be seen. */
  run(): void {
    const root = this.root;
    if (!root || this.calm || this.lines.length === 0) return;
    const whole = root.getBoundingClientRect();
    const most = whole.width * whole.height * SMALL;
    const fresh: Element[] = [];
    for (const part of named(root)) {
      const now = part.getBoundingClientRect();
      if (now.width * now.height > most || now.width === 0 || fresh.some((other) => other.contains(part))) continue;
      const was = this.boxes.get(part.id) ?? this.home(part);
      if (!this.boxes.has(part.id)) fresh.push(part);
      if (was && !part.classList.contains("vk-glide")) slide(part, was, now);
    }
    for (const ghost of this.ghosts) this.fly(ghost);
  }

  /** Where a piece that was not there before comes from: the seat of whoever acted. */
  private home(part: Element): DOMRect | null {
    const seat = this.lines.find((line) => line.seat !== null)?.seat;
    const home = seat === null || seat === undefined ? null : partOf(this.root, `seat-${this.seats[seat]?.word}`);
    return home && !home.contains(part) ? home.getBoundingClientRect() : null;
  }

  private fly({ cut, from, to }: Ghost): void {
    const goal = partOf(this.root, to)?.getBoundingClientRect();
    if (!goal || goal.width === 0) return;
    cut.classList.add("ghost");
    for (const [name, value] of Object.entries({ left: from.left, top: from.top, width: from.width, height: from.height })) cut.style.setProperty(name, `${value}px`);
    document.body.append(cut);
    const [x, y] = [goal.left + goal.width / 2 - from.left - from.width / 2, goal.top + goal.height / 2 - from.top - from.height / 2];
    const scale = Math.max(0.4, Math.min(1, goal.height / from.height, goal.width / from.width));
    const flight = cut.animate([{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.9, offset: 0.85 }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 }], {
      duration: TIME * 1.4,
      easing: "ease-in-out",
    });
    flight.onfinish = flight.oncancel = () => cut.remove();
  }
}

function named(root: SVGSVGElement): SVGGraphicsElement[] {
  return [...root.querySelectorAll<SVGGraphicsElement>("#moving [id]:not([data-for])")].filter((part) => !part.closest("[data-for], [data-still], defs"));
}

/** From where it was to where it is, in the measure of the part itself. */
function slide(part: SVGGraphicsElement, was: DOMRect, now: DOMRect): void {
  const [x, y] = [was.left + was.width / 2 - now.left - now.width / 2, was.top + was.height / 2 - now.top - now.height / 2];
  const own = part.getScreenCTM()?.inverse();
  if (Math.hypot(x, y) < 6 || !own) return;
  const [from, to] = [new DOMPoint(0, 0).matrixTransform(own), new DOMPoint(x, y).matrixTransform(own)];
  part.animate([{ transform: `translate(${to.x - from.x}px, ${to.y - from.y}px)` }, { transform: "translate(0, 0)" }], { duration: TIME, easing: "ease-in-out", composite: "add" });
}
