// A part of a picture that is larger than its window, such as a map: it opens where somebody is asked, is dragged, pinched and zoomed
// within the window, and the step at hand is kept in sight. The window takes the room that is left; what stands beside a place of the
// map, or at the foot of the window, stays there. The picture names its parts as vaka.draw documents; no game is known.

import { get } from "./dom";
import { apart, around, kept, numbers, shift, within, type Span } from "./measures";

const TAP = 8; // a pointer that moved less has not dragged
const CLOSEST = 4; // times as large as the picture begins
const FINGER = 44; // pixels that a finger needs
const HIGHEST = 1.2; // so much of the picture's height its window may grow,
const LOWEST = 0.42; // or shrink
const MARKS = "[data-chart] :is([data-action], [data-select]):not([data-for])";

interface Place {
  x: number;
  y: number;
  scale: number;
}

export class Chart {
  private root: SVGSVGElement | null = null;
  private box: [number, number] = [0, 0]; // of the picture, as it is drawn
  private more = 0; // by which it is higher here
  private covered = 0; // of its foot, by a panel of the page
  private near = 1;
  private size: [number, number] = [0, 0];
  private window: Span = [0, 0, 0, 0];
  private first: Place = { x: 0, y: 0, scale: 1 };
  private now: Place = { x: 0, y: 0, scale: 1 };
  private seen = "";
  private spots: [number, number][] = []; // where something can be pressed,
  private aims: [number, number][] = []; // and where a whole move can lead
  private fingers = new Map<number, [number, number]>();
  private start: [number, number] = [0, 0];
  private dragging = false;
  private touched = false; // somebody has chosen where it lies
  private opened = false;
  private pressed = 0;
  private frames = 0;

  constructor(private frame: HTMLElement) {
    frame.addEventListener("pointerdown", (event) => this.down(event), true);
    addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"] as const) addEventListener(end, (event) => this.up(event));
    frame.addEventListener("wheel", (event) => this.wheel(event), { capture: true, passive: false });
    new ResizeObserver(() => this.resized()).observe(frame);
    frame.addEventListener("focusin", (event) => this.focused(event.target as Element));
    for (const [id, by] of [
      ["zoom-in", 1.5],
      ["zoom-out", 1 / 1.5],
      ["zoom-fit", 0],
    ] as const) {
      get(id).addEventListener("click", (event) => this.button(event, by), true);
    }
  }

  /** The picture has been drawn: put the chart where it was, and the step at hand into sight. */
  show(root: SVGSVGElement | null): void {
    const part = root?.querySelector<SVGGElement>("[data-chart]");
    this.frame.classList.toggle("charted", !!part);
    if (!root || !part) {
      this.root = null;
      return;
    }
    if (root !== this.root) this.begin(root, part);
    const marks = [...root.querySelectorAll<SVGElement>(MARKS)];
    this.spots = [];
    this.apply();
    if (this.pixels() > 0 && root.querySelector("[data-beside]")) {
      this.spots = this.spotted(marks);
      this.apply();
    }
    const here = root.querySelector<SVGElement>("#moving [data-here]");
    const seen = [here?.dataset.here, ...marks.map((mark) => mark.id)].join(" ");
    if (seen === this.seen || this.pixels() === 0) return;
    this.seen = seen;
    if (this.touched || !this.opens(marks, here)) this.sight(marks, here);
  }

  /** What one has never seen, or chosen, opens as large as it should be, and smaller where that shows all that can be done. */
  private opens(marks: SVGElement[], here: SVGElement | null): boolean {
    if (this.opened || !this.near) return false;
    this.opened = true;
    this.aim(marks, here);
    return true;
  }

  /** As large as it should be, and smaller where that shows all that can be done; but never smaller than the window. */
  private aim(marks: SVGElement[], here: SVGElement | null, glide = false): void {
    const [left, top, right, bottom] = this.clear();
    const asked = [...marks, ...(here ? [here] : [])].map((mark) => this.span(mark.querySelector(".vk-hit") ?? mark));
    const whole = Math.max((right - left) / this.size[0], (this.window[3] - this.window[1]) / this.size[1]);
    const [x, y] = [this.now.x, this.now.y];
    const hull = asked.length > 0 ? around(asked) : ([x, y, x + this.size[0] * this.now.scale, y + this.size[1] * this.now.scale] as Span);
    const fitting = (0.96 * this.now.scale * Math.min((right - left) / (hull[2] - hull[0]), (bottom - top) / (hull[3] - hull[1]))) as number;
    const scale = asked.length > 0 ? within(Math.max(fitting, this.least()), Math.min(whole, this.near), this.near) : Math.min(whole, this.near);
    const by = scale / this.now.scale;
    const middle = [(hull[0] + hull[2]) / 2, (hull[1] + hull[3]) / 2] as const;
    this.go({ x: (left + right) / 2 - (middle[0] - x) * by, y: (top + bottom) / 2 - (middle[1] - y) * by, scale }, glide);
  }

  private begin(root: SVGSVGElement, part: SVGGElement): void {
    const [wide, high, pressed] = numbers(part.dataset.chart);
    const [left, top, across, down] = numbers(part.dataset.window);
    const [x, y, scale] = numbers(part.getAttribute("transform"));
    this.root = root;
    this.box = [root.viewBox.baseVal.width, root.viewBox.baseVal.height];
    this.more = 0;
    this.near = Number(part.dataset.near ?? 0);
    this.size = [wide!, high!];
    this.window = [left!, top!, left! + across!, top! + down!];
    this.first = { x: x!, y: y!, scale: scale! };
    this.seen = "";
    this.fingers.clear();
    this.touched = this.opened = false;
    this.pressed = pressed ?? 0;
    this.stretch();
    this.enlarge();
  }

  /** The window takes the height that the page has for it: what grows with it, and what stands at its foot, is marked. */
  private stretch(): void {
    const [wide, high] = this.box;
    const [across, down] = [this.frame.clientWidth, this.frame.clientHeight];
    if (!this.root || !across || !this.root.querySelector("[data-stretch]")) return;
    const more = within((wide * down) / across - high, -LOWEST * high, HIGHEST * high);
    this.window[3] += more - this.more;
    this.first.y += (more - this.more) / 2;
    this.more = more;
    this.root.setAttribute("viewBox", `0 0 ${wide} ${high + more}`);
    for (const part of this.root.querySelectorAll<SVGElement>("[data-stretch]")) {
      part.dataset.stretch ||= part.getAttribute("height")!;
      part.setAttribute("height", String(Number(part.dataset.stretch) + more));
    }
  }

  /** What is pressed must be large enough for a finger. */
  private enlarge(): void {
    const [left, top, right, bottom] = this.window;
    this.now = { ...this.first };
    if (this.least() > this.first.scale) this.zoom(this.least(), (left + right) / 2, (top + bottom) / 2);
  }

  /** The scale at which a finger can press what lies there. */
  private least(): number {
    return this.pressed && this.pixels() > 0 ? FINGER / (this.pressed * this.pixels()) : 0;
  }

  /** The picture has more room, or less. */
  private resized(): void {
    if (!this.root) return;
    this.stretch();
    if (this.touched) return this.go(this.now);
    this.enlarge();
    this.opened = false;
    this.seen = "";
    this.show(this.root);
  }

  // --- Where it is ---

  private apply(): void {
    const { x, y, scale } = this.now;
    for (const part of this.root?.querySelectorAll("[data-chart], #over .chart") ?? []) part.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
    this.frame.classList.toggle("zoomed", this.root !== null && Math.abs(scale / this.first.scale - 1) > 0.01);
    for (const part of this.root?.querySelectorAll<SVGElement>("[data-low]") ?? []) part.setAttribute("transform", `translate(0 ${this.more})`);
    for (const part of this.root?.querySelectorAll<SVGElement>("[data-beside]") ?? []) part.setAttribute("transform", `translate(${this.beside(part).join(" ")})`);
  }

  /** Where something stands that belongs beside a place of the chart: below it or above it, to the right or the left, and in sight. */
  private beside(part: SVGElement): [number, number] {
    const [x, y, reach] = numbers(part.dataset.beside) as [number, number, number];
    const [wide, high] = numbers(part.dataset.size) as [number, number];
    const [left, top, right, bottom] = this.window;
    const [at, down, far] = [this.now.x + this.now.scale * x, this.now.y + this.now.scale * y, this.now.scale * reach];
    const put = (to: number, above: number): [number, number] => [within(to, left + wide / 2 + 6, right - wide / 2 - 6), within(above, top + high / 2 + 6, bottom - high / 2 - 6)];
    const upright = [put(at, down + far + high / 2), put(at, down - far - high / 2)];
    const level = [put(at + 1.3 * far + wide / 2, down), put(at - 1.3 * far - wide / 2, down)];
    const corners = [put(right, top), put(left, top), put(right, bottom), put(left, bottom)];
    const places = wide > 2.2 * high ? [...upright, ...level, ...corners] : [...level, ...upright, ...corners];
    // It must not hide what it belongs to; nor what is pressed elsewhere, or where what one has chosen can go.
    const others = part.querySelector("[data-for]") ? this.aims : this.spots;
    const spots = [[at, down] as const, ...others.map(([over, under]) => [this.now.x + this.now.scale * over, this.now.y + this.now.scale * under] as const)];
    const hides = (place: [number, number]): number => spots.reduce((sum, [over, under]) => sum + Math.max(0, wide / 2 + far - Math.abs(place[0] - over)) * Math.max(0, high / 2 + far - Math.abs(place[1] - under)), 0);
    return places.reduce((best, place) => (hides(place) < hides(best) - 0.05 * far * far ? place : best));
  }

  /** Where the marks are, in the measure of the chart. */
  private spotted(marks: Element[]): [number, number][] {
    return marks.map((mark) => {
      const [left, top, right, bottom] = this.span(mark.querySelector(".vk-hit") ?? mark);
      return [((left + right) / 2 - this.now.x) / this.now.scale, ((top + bottom) / 2 - this.now.y) / this.now.scale];
    });
  }

  /** Bring all of this into sight, if there is room for it, beside a panel of the page that lies over the foot of the picture. */
  overlook(parts: Element[]): void {
    const panel = get("plan").getBoundingClientRect();
    if (this.pixels() === 0) return;
    this.aims = this.spotted(parts.slice(1));
    this.apply();
    if (parts.length === 0) return;
    const hull = around(parts.map((part) => this.span(part.querySelector(".vk-hit") ?? part)));
    const [left, top, right, bottom] = this.clear();
    const frame = this.frame.getBoundingClientRect();
    const end = panel.height > 0 && panel.left < frame.right && panel.top < frame.bottom ? this.units(0, panel.top)[1] : this.window[3];
    this.covered = Math.max(0, this.window[3] - end);
    const room: Span = [left, top, right, Math.min(bottom, end)];
    if (hull[2] - hull[0] <= right - left && hull[3] - hull[1] <= room[3] - top) this.reveal(hull, 0.01, room);
    this.covered = 0;
  }

  /** The window without what stands at its head and its foot. */
  private clear(): Span {
    const [left, top, right, bottom] = this.window;
    const most = (name: "low" | "high"): number => Math.max(0, ...[...(this.root?.querySelectorAll<SVGElement>(`[data-${name}]`) ?? [])].map((part) => Number(part.dataset[name])));
    return [left, top + most("high"), right, bottom - most("low")];
  }

  /** Go somewhere, as far as the chart reaches: it never leaves its window empty. */
  private go(to: Place, glide = false): void {
    const [left, top, right, bottom] = this.window;
    const least = Math.min(this.first.scale, (right - left) / this.size[0], (bottom - top) / this.size[1]);
    const scale = within(to.scale, least, this.first.scale * CLOSEST);
    const aim = { x: kept(to.x, left, right, this.size[0] * scale), y: kept(to.y, top, bottom - this.covered, this.size[1] * scale), scale };
    const from = { ...this.now };
    const began = performance.now();
    const frame = ++this.frames;
    const step = (time: number): void => {
      if (frame !== this.frames) return;
      const part = Math.min(1, (time - began) / 250);
      const eased = part * (2 - part);
      this.now = { x: from.x + (aim.x - from.x) * eased, y: from.y + (aim.y - from.y) * eased, scale: from.scale + (aim.scale - from.scale) * eased };
      this.apply();
      if (part < 1) requestAnimationFrame(step);
    };
    if (glide && !matchMedia("(prefers-reduced-motion: reduce)").matches) requestAnimationFrame(step);
    else {
      this.now = aim;
      this.apply();
    }
  }

  /** Zoom so that one place stays where it is. */
  private zoom(scale: number, x: number, y: number, glide = false): void {
    const most = within(scale, 0, this.first.scale * CLOSEST);
    const by = most / this.now.scale;
    this.go({ x: x - (x - this.now.x) * by, y: y - (y - this.now.y) * by, scale: most }, glide);
  }

  // --- What must be seen ---

  /** All marks, if there is room for them; else the place of the step, or the mark nearest to it. */
  private sight(marks: SVGElement[], here: SVGElement | null): void {
    const place = here ? this.span(here) : null;
    const spans = marks.map((mark) => this.span(mark.querySelector(".vk-hit") ?? mark));
    const all = [...spans, ...(place ? [place] : [])];
    if (all.length === 0) return;
    const hull = around(all);
    const [left, top, right, bottom] = this.clear();
    if (hull[2] - hull[0] <= right - left && hull[3] - hull[1] <= bottom - top + 1) return this.reveal(hull);
    this.reveal(place ?? all[0]!, 0.25);
    const middle = (span: Span): [number, number] => [(span[0] + span[2]) / 2, (span[1] + span[3]) / 2];
    if (!place || spans.length === 0) return;
    const [x, y] = middle(place);
    const far = (span: Span): number => Math.hypot(middle(span)[0] - x, middle(span)[1] - y);
    this.reveal(spans.reduce((one, other) => (far(other) < far(one) ? other : one)));
  }

  /** Pan no further than it takes to have this within the window, and a margin of the window around it. */
  private reveal(span: Span, margin = 0.02, room = this.clear()): void {
    const [left, top, right, bottom] = room;
    const [across, down] = [(right - left) * margin, (bottom - top) * margin];
    const x = shift(span[0], span[2], left + across, right - across);
    const y = shift(span[1], span[3], top + down, bottom - down);
    if (x || y) this.go({ x: this.now.x + x, y: this.now.y + y, scale: this.now.scale }, true);
  }

  /** Something on the chart is spoken of: it comes into sight. */
  bring(part: Element): void {
    if (this.pixels() > 0 && part.closest("[data-chart]")) this.reveal(this.span(part.querySelector(".vk-hit") ?? part));
  }

  private focused(target: Element): void {
    // A finger that presses a mark has it in sight: what moved away under it would not be pressed.
    if (this.pixels() > 0 && target.matches(MARKS) && target.matches(":focus-visible")) this.reveal(this.span(target.querySelector(".vk-hit") ?? target));
  }

  private span(element: Element): Span {
    const box = element.getBoundingClientRect();
    return [...this.units(box.left, box.top), ...this.units(box.right, box.bottom)];
  }

  /** How many pixels a unit of the picture is; none while it is not shown. */
  private pixels(): number {
    return this.root?.getScreenCTM()?.a ?? 0;
  }

  /** A point of the screen in the units of the picture. */
  private units(x: number, y: number): [number, number] {
    const screen = this.root!.getScreenCTM()!;
    return [(x - screen.e) / screen.a, (y - screen.f) / screen.d];
  }

  // --- Fingers, mouse and buttons ---

  private inside(x: number, y: number): boolean {
    if (this.pixels() === 0) return false;
    const [here, there] = this.units(x, y);
    const [left, top, right, bottom] = this.window;
    return here >= left && here <= right && there >= top && there <= bottom;
  }

  private down(event: PointerEvent): void {
    if (!this.inside(event.clientX, event.clientY) || event.button > 0) return;
    const pulled = (event.target as Element).closest("[data-select]") && !this.frame.classList.contains("asleep");
    if (pulled && event.isPrimary) return; // a piece that is pulled does not pull the map along
    event.stopPropagation(); // the picture as a whole stays where it is
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 1) [this.start, this.dragging] = [[event.clientX, event.clientY], false];
  }

  private move(event: PointerEvent): void {
    const last = this.fingers.get(event.pointerId);
    if (!last || this.pixels() === 0) return;
    const next: [number, number] = [event.clientX, event.clientY];
    this.dragging ||= this.fingers.size > 1 || Math.hypot(next[0] - this.start[0], next[1] - this.start[1]) > TAP;
    if (!this.dragging) return;
    this.touched = true;
    const [from, to] = [this.units(...last), this.units(...next)];
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, next);
    if (other) {
      const still = this.units(...other);
      const by = apart(to, still) / Math.max(1, apart(from, still));
      this.zoom(this.now.scale * by, (to[0] + still[0]) / 2, (to[1] + still[1]) / 2);
    } else this.go({ x: this.now.x + to[0] - from[0], y: this.now.y + to[1] - from[1], scale: this.now.scale });
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  private wheel(event: WheelEvent): void {
    if (!this.inside(event.clientX, event.clientY)) return;
    event.preventDefault();
    event.stopPropagation();
    this.touched = true;
    this.zoom(this.now.scale * Math.exp(-within(event.deltaY, -240, 240) / 400), ...this.units(event.clientX, event.clientY));
  }

  /** The whole of it; and once that is seen, where somebody is asked. */
  private whole(): void {
    const [wide, high] = [this.window[2] - this.window[0], this.window[3] - this.window[1]];
    const scale = Math.min(wide / this.size[0], high / this.size[1]);
    if (this.now.scale > scale * 1.01) return this.go({ x: this.first.x, y: this.first.y, scale }, true);
    this.touched = false;
    this.aim([...this.root!.querySelectorAll<SVGElement>(MARKS)], this.root!.querySelector<SVGElement>("#moving [data-here]"), true);
  }

  private button(event: Event, by: number): void {
    if (!this.root) return;
    event.stopImmediatePropagation();
    this.touched = true;
    const [left, top, right, bottom] = this.window;
    if (by === 0) this.whole();
    else this.zoom(this.now.scale * by, (left + right) / 2, (top + bottom) / 2, true);
  }
}
