// What is this? One box with words about whatever is pointed at, pressed for long, or reached by the keyboard.

import { guess } from "./belief";
import { get, h, icon } from "./dom";
import { mark, namesOf, partOf, windowOn } from "./places";
import type { About as Told } from "./protocol";
import type { Belief } from "./shapes";
import { say } from "./voice";
import { t } from "./words";

const REST = 450; // milliseconds for which a pointer rests before it is answered
const PRESS = 500; // for which a finger is held down
const STRAY = 10; // pixels by which that finger may move
const STEP: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class About {
  private box = get("about");
  private frame = get("picture");
  private list = get<HTMLDetailsElement>("places");
  private known = new Map<string, Promise<Told | null>>();
  private all: Promise<Told[]> | null = null;
  private beliefs = new Map<string, Belief>();
  private timer = 0;
  private press = 0;
  private over: Element | null = null;
  private described: Element | null = null;
  /** A finger that was held down has had its answer: lifting it plays nothing. */
  private swallow = false;
  /** When it was put down. */
  private since = 0;
  private pinned = false;
  /** Where the pointer was pressed last. */
  private at = [-1, -1];

  constructor(
    private address: (what: "about" | "places" | "belief") => string,
    private rule: (rule: string) => void,
  ) {
    const frame = this.frame;
    // What changes under a pointer that stays is not pointed at.
    frame.addEventListener("pointerover", (event) => event.pointerType === "mouse" && (event.screenX !== this.at[0] || event.screenY !== this.at[1]) && this.rest(event.target as Element));
    addEventListener("pointerdown", (event) => (this.at = [event.screenX, event.screenY]), true);
    frame.addEventListener("click", () => !this.pinned && this.hide());
    frame.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.later(null, 300));
    this.box.addEventListener("pointerenter", () => clearTimeout(this.timer));
    this.box.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.later(null, 300));
    frame.addEventListener("pointerdown", (event) => this.hold(event), true);
    for (const end of ["pointerup", "pointercancel"] as const) frame.addEventListener(end, (event) => this.lift(event), true);
    frame.addEventListener("click", (event) => this.lifted(event), true);
    frame.addEventListener("contextmenu", (event) => this.swallow && event.preventDefault());
    frame.addEventListener("focusin", (event) => (event.target as Element).matches(":focus-visible") && this.later(event.target as Element, REST));
    frame.addEventListener("focusout", () => !this.pinned && this.later(null, 120));
    frame.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide(), true);
    document.addEventListener("pointerdown", (event) => !this.box.contains(event.target as Node) && !frame.contains(event.target as Node) && this.hide());
    this.list.addEventListener("toggle", () => this.list.open && void this.fill());
    for (const event of ["pointerover", "focusin"]) this.list.addEventListener(event, (here) => this.light(here.target as Element));
    for (const event of ["pointerleave", "focusout"]) this.list.addEventListener(event, () => mark(this.root(), "lit", []));
  }

  /** The position is another: what was known of it is old. */
  renew(): void {
    this.known.clear();
    this.beliefs = new Map(); // what is on its way still comes to the old ones
    this.all = null;
    this.hide();
    if (this.list.open) void this.fill();
  }

  /** Words about a part of the picture, until something else is asked. */
  async ask(target: Element, pinned = true): Promise<void> {
    clearTimeout(this.timer);
    this.over = target;
    const root = this.root();
    if (!root) return;
    const names = namesOf(target, root);
    const playable = this.playable(target);
    const told = names.length > 0 ? await this.told(names) : null;
    if (this.over !== target || !target.isConnected) return;
    const does = playable?.getAttribute("aria-label") ?? "";
    if (!told && !does) return this.hide();
    this.show(told, does, told ? (partOf(root, told.place) ?? target) : target);
    this.pinned = pinned;
    this.box.classList.toggle("pinned", pinned);
    if (pinned) say(this.box.textContent ?? "");
    this.described?.removeAttribute("aria-describedby");
    this.described = document.activeElement && this.frame.contains(document.activeElement) ? document.activeElement : null;
    this.described?.setAttribute("aria-describedby", "about");
  }

  hide(): void {
    clearTimeout(this.timer);
    this.over = null;
    this.pinned = false;
    this.box.hidden = true;
    this.described?.removeAttribute("aria-describedby");
  }

  private root(): SVGSVGElement | null {
    return this.frame.querySelector<SVGSVGElement>("svg");
  }

  private playable(target: Element): Element | null {
    return this.frame.classList.contains("asleep") ? null : target.closest("[data-action], [data-select]");
  }

  private told(names: string[]): Promise<Told | null> {
    const key = names.join(" ");
    if (!this.known.has(key)) {
      const url = `${this.address("about")}&${names.map((name) => `of=${encodeURIComponent(name)}`).join("&")}`;
      const asked = fetch(url).then(async (answer) => (answer.ok ? ((await answer.json()) as Told) : null));
      this.known.set(key, asked.catch(() => null));
    }
    return this.known.get(key)!;
  }

  // --- When it is asked ---

  private rest(target: Element): void {
    if (this.pinned) return;
    this.later(target, this.box.hidden ? REST : 180);
  }

  private later(target: Element | null, wait: number): void {
    if (target === null && this.pinned) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (target ? void this.ask(target, false) : this.hide()), wait);
  }

  private hold(event: PointerEvent): void {
    this.swallow = false;
    this.since = event.timeStamp;
    if (this.pinned) this.hide();
    clearTimeout(this.press);
    if (event.pointerType === "mouse") return;
    const [x, y, target] = [event.clientX, event.clientY, event.target as Element];
    const strays = (moved: PointerEvent): void => {
      if (Math.hypot(moved.clientX - x, moved.clientY - y) > STRAY) clearTimeout(this.press);
    };
    this.frame.addEventListener("pointermove", strays);
    this.press = window.setTimeout(() => {
      this.swallow = true;
      void this.ask(target);
    }, PRESS);
    addEventListener("pointerup", () => this.frame.removeEventListener("pointermove", strays), { once: true });
  }

  /** A page that is busy may hear of a tap after the time of a press: what counts is when the finger was lifted. */
  private lift(event: PointerEvent): void {
    clearTimeout(this.press);
    if (!this.swallow || event.timeStamp - this.since >= PRESS) return;
    this.swallow = false;
    this.hide();
  }

  private lifted(event: Event): void {
    if (!this.swallow) return;
    this.swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "?" || event.key === "i") void this.ask(event.target as Element).then(() => this.box.querySelector<HTMLElement>("button")?.focus());
    else if (event.shiftKey && STEP[event.key]) void this.walk(event.target as Element, STEP[event.key]!);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** With Shift the arrows lead over everything that has words, playable or not. */
  private async walk(from: Element, way: [number, number]): Promise<void> {
    const here = middle(from);
    let best: { part: SVGGraphicsElement; name: string } | null = null;
    let least = Infinity;
    for (const { place, name } of await this.everything()) {
      const part = partOf(this.root(), place);
      if (!part || part === from) continue;
      const [x, y] = [middle(part)[0] - here[0], middle(part)[1] - here[1]];
      const along = x * way[0] + y * way[1];
      if (along <= 1) continue;
      const cost = along + 2.5 * Math.abs(x * way[1] - y * way[0]);
      if (cost < least) [best, least] = [{ part, name }, cost];
    }
    if (!best) return;
    if (!best.part.hasAttribute("tabindex")) best.part.setAttribute("tabindex", "-1");
    if (!best.part.hasAttribute("role")) best.part.setAttribute("role", "group");
    if (!best.part.hasAttribute("aria-label")) best.part.setAttribute("aria-label", best.name);
    best.part.focus();
    void this.ask(best.part, false);
  }

  // --- The box ---

  private show(told: Told | null, does: string, part: Element): void {
    const root = this.root()!;
    const facts = told ? ([["price", told.price], ["points", told.points]] as const).filter(([, text]) => text) : [];
    const cut = told && part instanceof SVGGraphicsElement && part !== (root as SVGElement) ? windowOn(root, part) : null;
    this.box.replaceChildren(
      ...(cut ? [h("div", { class: "cut" }, cut)] : []),
      h(
        "div",
        { class: "told" },
        told ? h("strong", { class: "called" }, told.name) : null,
        does ? h("p", { class: "does" }, does) : null,
        told?.effect ? h("p", {}, told.effect) : null,
        ...facts.map(([kind, text]) => h("p", {}, h("span", { class: "quiet" }, `${t(`client-about-${kind}`)} `), text)),
        told?.hides ? guess(told.place, told.hides, this.beliefs, this.address("belief"), () => this.stay(part)) : null,
        told?.why_not && !does ? h("p", { class: "why" }, h("strong", {}, `${t("client-not-now")} `), told.why_not) : null,
        told?.rule ? h("button", { type: "button", class: "link rule", onclick: () => this.rule(told.rule!) }, icon("book"), t("client-rule", { rule: told.rule })) : null,
      ),
    );
    this.box.hidden = false;
    place(this.box, part.getBoundingClientRect());
  }

  /** Somebody waits for an answer in the box: it stays, and takes the room that it needs. */
  private stay(part: Element): void {
    this.pinned = true;
    this.box.classList.add("pinned");
    clearTimeout(this.timer);
    place(this.box, part.getBoundingClientRect());
  }

  // --- All of it as a list ---

  private everything(): Promise<Told[]> {
    this.all ??= fetch(this.address("places"))
      .then(async (answer) => (answer.ok ? ((await answer.json()) as Told[]) : []))
      .catch(() => []);
    return this.all;
  }

  private async fill(): Promise<void> {
    const all = await this.everything();
    get("place-list").replaceChildren(
      ...all.map((told) =>
        h(
          "li",
          { "data-names": told.place },
          h("strong", {}, told.name),
          ...[told.effect, told.price, told.points].filter(Boolean).map((text) => h("span", {}, ` ${text}`)),
          told.why_not ? h("span", { class: "why" }, ` ${t("client-not-now")} ${told.why_not}`) : null,
          told.rule ? h("button", { type: "button", class: "link rule", "data-rule": told.rule }, t("client-rule", { rule: told.rule })) : null,
        ),
      ),
    );
  }

  private light(target: Element): void {
    const names = target.closest<HTMLElement>("[data-names]")?.dataset.names;
    mark(this.root(), "lit", names ? names.split(" ") : []);
  }
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Beside a part, on the side where there is room, and never over it if that can be helped; what is asked stays in sight. */
function place(box: HTMLElement, part: DOMRect): void {
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const stage = get("picture").getBoundingClientRect();
  const right = innerWidth >= 900 ? stage.right : innerWidth;
  const room = { right: right - part.right, left: part.left, below: innerHeight - part.bottom, above: part.top };
  const clamp = (value: number, most: number): number => Math.max(8, Math.min(value, most - 8));
  let [x, y] = [clamp(part.left + part.width / 2 - width / 2, right - width), clamp(part.top + part.height / 2 - height / 2, innerHeight - height)];
  if (room.right >= width + 16) x = part.right + 8;
  else if (room.left >= width + 16) x = part.left - width - 8;
  else if (room.below >= room.above) y = clamp(part.bottom + 8, innerHeight - height);
  else y = clamp(part.top - height - 8, innerHeight - height);
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}
