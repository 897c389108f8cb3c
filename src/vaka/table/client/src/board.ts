// The picture: inserted once, then morphed so that pieces glide; played by the marks that vaka.draw documents.

import Panzoom, { type PanzoomObject } from "@panzoom/panzoom";
import { Idiomorph } from "idiomorph";
import { Chart } from "./chart";
import { Details } from "./details";
import { get } from "./dom";
import { dragging } from "./drag";
import { Glide } from "./glide";
import { mark, partOf } from "./places";
import type { Plans } from "./plans";
import type { Line, Picture, Seat } from "./protocol";
import type { Offer } from "./shapes";

const STEP: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const WHOLE = "[data-action]:not([data-for]), [data-select]"; // what can be begun with
const FINGER = 44; // pixels
const TAP = 8; // a pointer that moved further was panning

export class Board {
  private frame = get("picture");
  private chart = new Chart(this.frame);
  private details = new Details(this.frame);
  private root: SVGSVGElement | null = null;
  private shown: string | null = null;
  private statics = new Map<string, Promise<string>>();
  private chosen: string | null = null;
  private pan: PanzoomObject | null = null;
  private down: [number, number] = [0, 0];
  /** The mark that was pressed, and what it meant then. */
  private pressed: { mark: SVGElement; meant: string } | null = null;
  private turn = 0;
  private stop = "";
  /** What was picked up when something was ordered there: it stays so. */
  private kept: string | null = null;
  /** What happened since a picture was drawn last. */
  private news: Line[] = [];

  constructor(
    private play: (action: number) => void,
    private ask: (target: Element) => void,
    private plans: Plans,
  ) {
    this.frame.addEventListener("pointerdown", (event) => this.press(event), true);
    this.frame.addEventListener("click", (event) => this.click(event));
    dragging(
      this.frame,
      (piece) => this.choose(piece.dataset.select ?? null),
      (target) => this.drop(target),
    );
    this.frame.addEventListener("keydown", (event) => this.key(event));
    this.frame.addEventListener("focusin", (event) => this.rove(event.target as Element));
    this.frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    get("skip-to-board").addEventListener("click", (event) => {
      event.preventDefault();
      this.enter();
    });
    get("zoom-in").addEventListener("click", () => this.zoom(1));
    get("zoom-out").addEventListener("click", () => this.zoom(-1));
    get("zoom-fit").addEventListener("click", () => this.fit());
  }

  /** Show a picture; `playable` says whether its marks answer. */
  async show(picture: Picture | null, playable: boolean, news: Line[] = [], seats: Seat[] = [], offers: Offer[] = []): Promise<void> {
    const turn = ++this.turn;
    this.news.push(...news);
    const here = this.came(picture?.static_url ?? "") !== null;
    const ground = here ? "" : picture?.static_url ? await this.ground(picture.static_url) : null;
    if (turn !== this.turn) return; // a newer picture came while the ground was fetched
    this.frame.hidden = picture === null;
    get("zoom").hidden = picture === null;
    if (!picture) return;
    const held = this.focused();
    const chosen = this.chosen ?? this.kept;
    this.choose(null);
    const glide = new Glide(this.root, this.news.splice(0), seats);
    this.draw(picture, ground);
    glide.run();
    this.frame.classList.toggle("asleep", !playable);
    this.plans.show(playable ? offers : [], this.root);
    if (playable && chosen !== null && this.piece(chosen)) this.choose(chosen); // others come and go while one thinks
    if (playable) this.kept = null;
    if (picture.waits === null || picture.waits === undefined) this.root?.removeAttribute("data-waits");
    else this.root?.setAttribute("data-waits", String(picture.waits));
    this.root?.setAttribute("role", "group"); // inside an image nothing can be reached
    const title = this.root?.querySelector(":scope > title");
    if (title && picture.title) title.textContent = picture.title;
    if (held) this.refocus(held);
    this.rove(document.activeElement);
  }

  /** The picture is one stop of the Tab key: the mark that was there last, or the first; arrows lead to the others. */
  private rove(active: Element | null): void {
    const marks = [...(this.root?.querySelectorAll<SVGElement>(WHOLE) ?? [])];
    const mark = active?.closest<SVGElement>(WHOLE) ?? null;
    const stop = mark && marks.includes(mark) ? mark : (marks.find((one) => one.id !== "" && one.id === this.stop) ?? marks[0]);
    if (stop) this.stop = stop.id;
    for (const one of marks) one.setAttribute("tabindex", one === stop ? "0" : "-1");
  }

  /** To the first thing that can be played; the skip link leads here. */
  enter(): void {
    (this.root?.querySelector<SVGElement>(`:is(${WHOLE})[tabindex="0"]`) ?? this.frame).focus();
  }

  /** Put down what is held: somebody else sits down. */
  release(): void {
    this.choose(null);
  }

  /** Marks around places, over the picture. */
  mark(kind: "recent" | "lit" | "hint", names: string[]): void {
    mark(this.root, kind, names);
  }

  /** Mark where a whole move begins and ends. */
  pointTo(names: string[]): void {
    mark(this.root, "hint", names);
    for (const part of names.map((name) => partOf(this.root, name))) if (part) this.chart.bring(part);
  }

  /** Does the picture itself show what each seat has? */
  hasSeats(words: string[]): boolean {
    return words.length > 0 && words.every((word) => partOf(this.root, `seat-${word}`) !== null);
  }

  /** Mark what an action is played by: the thing itself, or a piece and where it goes. */
  point(action: number | null): void {
    const parts: SVGGraphicsElement[] = [];
    for (const target of this.root?.querySelectorAll<SVGGraphicsElement>(`[data-action="${action}"]`) ?? []) {
      if (target.getAttribute("visibility") !== "hidden") parts.push(target); // what is folded is not seen
      const piece = target.dataset.for === undefined ? null : (this.piece(target.dataset.for) as SVGGraphicsElement | null);
      if (piece) parts.push(piece);
    }
    mark(this.root, "hint", parts);
    for (const part of parts) this.chart.bring(part);
  }

  private draw(picture: Picture, ground: string | null): void {
    if (ground === null) {
      const svg = parse(picture.moving);
      if (this.root && this.shown === "whole") Idiomorph.morph(this.root, svg, { morphStyle: "outerHTML" });
      else this.insert(svg, "whole");
    } else {
      if (!this.root || this.shown !== picture.static_url) this.insert(this.came(picture.static_url ?? "") ?? parse(ground), picture.static_url);
      const moving = parse(`<svg xmlns="http://www.w3.org/2000/svg">${picture.moving}</svg>`).firstElementChild!;
      const old = this.root!.querySelector("#moving");
      if (old) Idiomorph.morph(old, moving, { morphStyle: "outerHTML" });
      else this.root!.append(moving);
    }
    this.root = this.frame.querySelector("svg");
    this.chart.show(this.root);
    this.details.show(this.root);
    this.theme();
  }

  /** The picture that came with the page, if its ground is this one. */
  private came(url: string): SVGSVGElement | null {
    const svg = this.frame.querySelector<SVGSVGElement>(`:scope > svg[data-ground="${CSS.escape(url)}"]`);
    return svg ? named(svg) : null;
  }

  private insert(svg: SVGSVGElement, shown: string | null): void {
    this.pan?.destroy();
    const sheet = document.createElement("div");
    sheet.className = "sheet-of-picture";
    sheet.append(svg);
    this.frame.replaceChildren(sheet);
    this.root = svg;
    this.shown = shown;
    this.pan = Panzoom(sheet, {
      minScale: 1,
      maxScale: 6,
      step: 0.35,
      contain: "outside",
      panOnlyWhenZoomed: true,
      cursor: "default",
      handleStartEvent: () => {},
    });
  }

  private ground(url: string): Promise<string> {
    if (!this.statics.has(url)) {
      const fetched = fetch(url).then((answer) => {
        if (!answer.ok) throw new Error(`${answer.status}`);
        return answer.text();
      });
      fetched.catch(() => this.statics.delete(url));
      this.statics.set(url, fetched);
    }
    return this.statics.get(url)!;
  }

  /** The page's theme, where it is not the system's. */
  theme(): void {
    const theme = document.documentElement.dataset.theme ?? "system";
    this.root?.classList.remove("vk-auto", "vk-light", "vk-dark");
    this.root?.classList.add(theme === "system" ? "vk-auto" : `vk-${theme}`);
  }

  // --- Playing ---

  private click(event: MouseEvent): void {
    const moved = Math.hypot(event.clientX - this.down[0], event.clientY - this.down[1]);
    if (event.detail > 0 && moved > TAP) return;
    const target = event.target as Element;
    // What was pressed is meant, also if the picture has moved under the finger; but not if it means something else by now.
    const pressed = event.detail > 0 ? this.pressed : null;
    this.pressed = null;
    if (pressed && pressed.mark.isConnected && !pressed.mark.contains(target) && meaning(pressed.mark) === pressed.meant) return this.touch(pressed.mark);
    if (this.plans.goal(target)) return this.touch(target);
    this.touch(target.closest("[data-action], [data-select]") ? target : (this.near(event.clientX, event.clientY) ?? target));
  }

  private press(event: PointerEvent): void {
    this.down = [event.clientX, event.clientY];
    const mark = (event.target as Element).closest<SVGElement>("[data-action], [data-select]");
    this.pressed = mark && event.isPrimary ? { mark, meant: meaning(mark) } : null;
  }

  /** A piece was pulled there. */
  private drop(under: Element | null): void {
    const goal = under && this.plans.goal(under);
    const target = under?.closest<SVGElement>("[data-for].vk-on");
    if (target) this.touch(target);
    else if (goal) this.go(under!);
    else this.choose(null);
  }

  /** The whole move that leads there. */
  private go(element: Element): void {
    if (this.plans.go(this.plans.goal(element)!)) this.choose(null);
  }

  /** A small mark answers as far as a finger is wide. */
  private near(x: number, y: number): SVGElement | null {
    if (!matchMedia("(pointer: coarse)").matches) return null;
    const among = this.chosen === null ? WHOLE : "[data-for].vk-on";
    for (const mark of this.root?.querySelectorAll<SVGElement>(among) ?? []) {
      const box = (mark.querySelector(".vk-hit") ?? mark).getBoundingClientRect();
      const [wide, high] = [Math.max(FINGER, box.width) / 2, Math.max(FINGER, box.height) / 2];
      if (box.width > 0 && Math.abs(x - box.left - box.width / 2) <= wide && Math.abs(y - box.top - box.height / 2) <= high) return mark;
    }
    return null;
  }

  private touch(element: Element): void {
    if (this.frame.classList.contains("asleep")) return this.ask(element);
    const mark = element.closest<SVGElement>("[data-action], [data-select]");
    // Another piece is picked up instead: a fleet joins it by being pulled there, or from the list.
    if (!mark?.dataset.select && mark?.dataset.action === undefined && this.plans.goal(element)) return this.go(element);
    if (!mark) {
      if (this.chosen === null) this.ask(element);
      return this.choose(null);
    }
    const { action, select } = mark.dataset;
    if (action !== undefined) {
      if (mark.dataset.for !== undefined && mark.dataset.for !== this.chosen) return;
      this.kept = this.plans.stays(this.chosen) ? this.chosen : null;
      this.choose(null);
      this.play(Number(action));
    } else if (select !== undefined) this.choose(select === this.chosen ? null : select);
  }

  private piece(key: string): SVGElement | null {
    return this.root?.querySelector<SVGElement>(`[data-select="${CSS.escape(key)}"]`) ?? null;
  }

  private choose(key: string | null): void {
    this.chosen = key;
    this.plans.choose(key);
    if (key !== null) this.chart.overlook(this.plans.places().flatMap((name) => partOf(this.root, name) ?? []));
    const root = this.root;
    if (!root) return;
    root.classList.toggle("vk-choosing", key !== null);
    for (const mark of root.querySelectorAll<SVGElement>("[data-for], [data-select]")) {
      const on = key !== null && (mark.dataset.for === key || mark.dataset.select === key);
      mark.classList.toggle("vk-on", on);
      if (mark.dataset.for !== undefined) mark.setAttribute("tabindex", on ? "0" : "-1");
      else mark.setAttribute("aria-pressed", String(on));
    }
  }

  // --- The keyboard ---

  private key(event: KeyboardEvent): void {
    const mark = (event.target as Element).closest<SVGElement>("[data-action], [data-select]");
    if (event.key === "Escape" && this.chosen !== null) {
      const piece = this.piece(this.chosen);
      this.choose(null);
      piece?.focus();
    } else if (mark && (event.key === "Enter" || event.key === " ")) {
      const was = this.chosen;
      this.touch(mark);
      if (this.chosen !== null && this.chosen !== was) this.step(mark, [0, 0], `[data-for].vk-on`);
    } else if (mark && STEP[event.key] && !event.shiftKey) this.step(mark, STEP[event.key]!);
    else if (event.target === this.frame && STEP[event.key] && !event.shiftKey) this.enter();
    else return;
    event.preventDefault();
  }

  /** Move the focus to the nearest mark in a direction; without a direction, to the nearest of all. */
  private step(from: Element, way: [number, number], among?: string): void {
    const selector = among ?? (this.chosen === null ? WHOLE : "[data-for].vk-on, [data-select].vk-on");
    const here = middle(from);
    let best: SVGElement | null = null;
    let least = Infinity;
    for (const mark of this.root?.querySelectorAll<SVGElement>(selector) ?? []) {
      if (mark === from) continue;
      const there = middle(mark);
      const [x, y] = [there[0] - here[0], there[1] - here[1]];
      const along = x * way[0] + y * way[1];
      if ((way[0] || way[1]) && along <= 1) continue;
      // What lies straight ahead counts before what lies aside.
      const cost = way[0] || way[1] ? along + 2.5 * Math.abs(x * way[1] - y * way[0]) : Math.hypot(x, y);
      if (cost < least) [best, least] = [mark, cost];
    }
    best?.focus();
  }

  private focused(): { id: string; at: [number, number] } | null {
    const active = document.activeElement;
    if (!active || !this.root?.contains(active)) return null;
    return { id: active.id, at: middle(active) };
  }

  /** Keep the keyboard where it was: on the same piece, or on the mark nearest to the place. */
  private refocus(held: { id: string; at: [number, number] }): void {
    const active = document.activeElement;
    if (active && this.root?.contains(active) && active.matches("[data-action], [data-select]")) return;
    let best: SVGElement | null = null;
    let least = Infinity;
    for (const mark of this.root?.querySelectorAll<SVGElement>(WHOLE) ?? []) {
      const [x, y] = middle(mark);
      const far = mark.id && mark.id === held.id ? -1 : Math.hypot(x - held.at[0], y - held.at[1]);
      if (far < least) [best, least] = [mark, far];
    }
    (best ?? this.frame).focus({ preventScroll: true });
  }

  // --- Zoom ---

  private wheel(event: WheelEvent): void {
    if (!this.pan) return;
    if (event.deltaY > 0 && this.pan.getScale() <= 1.001) return;
    event.preventDefault();
    this.pan.zoomWithWheel(event);
    this.scaled();
  }

  private zoom(by: 1 | -1): void {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (by > 0) this.pan?.zoomIn({ animate: !calm });
    else this.pan?.zoomOut({ animate: !calm });
    this.scaled();
  }

  private fit(): void {
    this.pan?.reset({ animate: false });
    this.scaled();
  }

  private scaled(): void {
    this.frame.classList.toggle("zoomed", (this.pan?.getScale() ?? 1) > 1.01);
  }
}

function parse(text: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return document.importNode(named(parsed), true) as unknown as SVGSVGElement;
}

/** Words about a part come in a box of our own: the browser's would cover it. */
function named<Part extends Element>(picture: Part): Part {
  for (const title of picture.querySelectorAll(":scope > * title")) {
    const part = title.parentElement!;
    part.setAttribute("aria-label", title.textContent ?? "");
    if (!part.hasAttribute("role")) part.setAttribute("role", part.querySelector("[data-action], [data-select]") ? "group" : "img");
    title.remove();
  }
  return picture;
}

/** What pressing a mark does. */
function meaning(mark: SVGElement): string {
  return `${mark.dataset.action} ${mark.dataset.select} ${mark.dataset.for}`;
}

function middle(element: Element): [number, number] {
  // The part that answers the pointer says best where a mark is.
  const box = (element.querySelector(".vk-hit") ?? element).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
