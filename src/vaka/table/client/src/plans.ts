// Whole moves: what a game offers in one gesture from a place, what goes along, and where it can lead. The page knows no game: it
// shows what is offered, and sends the notation that follows from it.

import { get, h, icon } from "./dom";
import { mark, namesOf } from "./places";
import type { Goal, Offer } from "./shapes";
import { say } from "./voice";
import { t } from "./words";

const FEW = 3; // so many places are shown at once

export class Plans {
  private panel = get("plan");
  private offers: Offer[] = [];
  private chosen: string | null = null;
  private root: SVGSVGElement | null = null;
  /** How many of each kind go along, where somebody has said so. */
  private wishes = new Map<string, number>();

  constructor(private act: (what: { notation: string } | { action: number }) => void) {
    this.panel.addEventListener("click", (event) => this.clicked(event));
  }

  /** The position is another, or somebody else looks at it. */
  show(offers: Offer[], root: SVGSVGElement | null): void {
    this.offers = offers;
    this.root = root;
    if (this.chosen === null || !this.offer()) this.wishes.clear();
    this.draw();
  }

  /** A piece is picked up, or put down. */
  choose(key: string | null): void {
    if (key !== this.chosen) this.wishes.clear();
    this.chosen = key;
    this.draw();
    const offer = this.offer();
    if (key !== null && offer && offer.goals.length > 0) say(asks(offer) ? offer.note : t("client-plan-where", { count: offer.goals.length }));
  }

  /** Where whole moves begin and lead from what is picked up. */
  places(): string[] {
    const offer = this.offer();
    return offer && offer.goals.length > 0 ? [offer.start, ...offer.goals.map((goal) => goal.place)] : [];
  }

  /** Does something stay picked up, since more can be ordered there? */
  stays(key: string | null): boolean {
    return key !== null && this.offers.some((offer) => offer.start === key && offer.wares.length > 0);
  }

  /** The goal that an element of the picture belongs to, if a whole move leads there now. */
  goal(element: Element): Goal | null {
    const goals = this.offer()?.goals;
    if (!goals?.length || !this.root) return null;
    const names = namesOf(element, this.root);
    return goals.find((goal) => names.includes(goal.place)) ?? null;
  }

  /** Make the whole move, if this is all of it; false if something else must be said first. */
  go(goal: Goal): boolean {
    const offer = this.offer();
    if (!offer) return true;
    if (goal.word === "") {
      this.choose(`${offer.start} ${goal.place}`);
      return false;
    }
    const changed = offer.cargo.some((one) => this.count(one.word, one.count) !== one.count);
    const cargo = changed ? offer.cargo.filter((one) => this.count(one.word, one.count) > 0).map((one) => `${this.count(one.word, one.count)} ${one.word}`) : [];
    if (changed && cargo.length === 0) return true;
    this.act({ notation: [offer.notation, goal.word, ...cargo].filter(Boolean).join(" ") });
    return true;
  }

  private offer(): Offer | null {
    return this.offers.find((offer) => offer.start === (this.chosen ?? "")) ?? null;
  }

  private count(word: string, usual: number): number {
    return this.wishes.get(word) ?? usual;
  }

  private clicked(event: MouseEvent): void {
    const button = (event.target as Element).closest<HTMLButtonElement>("button");
    if (!button) return;
    const { word, by, goal, ware } = button.dataset;
    if (ware !== undefined) return this.act({ action: Number(ware) });
    const offer = this.offer();
    if (!offer) return;
    if (goal !== undefined) {
      if (!this.go(offer.goals.find((one) => one.place === goal)!)) this.panel.querySelector<HTMLElement>("[data-goal]")?.focus();
    } else if (word !== undefined) {
      const kind = offer.cargo.find((one) => one.word === word)!;
      this.wishes.set(word, Math.min(kind.most, Math.max(0, this.count(word, kind.count) + Number(by))));
      this.draw();
      get(`plan-${word}-${by}`).focus();
    }
  }

  // --- What is shown ---

  private draw(): void {
    const offer = this.offer();
    const played = new Set([...(this.root?.querySelectorAll<SVGElement>("[data-action]:not([data-for])") ?? [])].flatMap((one) => namesOf(one.querySelector(".vk-hit") ?? one, this.root!)));
    mark(this.root, "goal", offer ? offer.goals.map((goal) => goal.place).filter((place) => !played.has(place)) : []);
    const few = this.few();
    const shown = offer && (this.chosen !== null || offer.wares.length > 0) ? [offer] : few;
    this.panel.hidden = shown.length === 0;
    this.panel.classList.toggle("several", shown === few);
    this.fill(shown.length > 1 ? [this.beside(shown)] : shown.flatMap((one) => this.told(one)));
  }

  /** The panel is drawn anew with every view: whoever is at a button by the keyboard stays there, or goes to what is asked. */
  private fill(parts: HTMLElement[]): void {
    const here = this.panel.querySelector<HTMLElement>(":focus");
    const isOpen = this.panel.querySelector("details")?.open ?? false;
    this.panel.replaceChildren(...parts);
    if (isOpen) this.panel.querySelector("details")?.setAttribute("open", "");
    if (!here) return;
    const { ware, goal } = here.dataset;
    const same = [...this.panel.querySelectorAll<HTMLElement>("button, summary")].find((one) => one.tagName === here.tagName && one.id === here.id && one.dataset.ware === ware && one.dataset.goal === goal);
    (same ?? get<HTMLElement>("ask")).focus({ preventScroll: true });
  }

  /** Nothing is picked up: what can be ordered at a few places need not be looked for. */
  private few(): Offer[] {
    const found = this.chosen === null ? this.offers.filter((offer) => offer.wares.length > 0) : [];
    return found.length <= FEW ? found : [];
  }

  /** The wares of several places: a line for each, a column for each place. */
  private beside(offers: Offer[]): HTMLElement {
    const names = [...new Set(offers.flatMap((offer) => offer.wares.map((ware) => ware.name)))];
    const order = (offer: Offer, name: string): HTMLElement => {
      const ware = offer.wares.find((one) => one.name === name);
      const label = `${name}: ${offer.note}`;
      return h("td", {}, ware ? h("button", { type: "button", class: "ware", "data-ware": ware.action, title: label }, h("span", { class: "unseen" }, label), h("span", { class: "price" }, ware.price === null ? "+" : String(ware.price))) : null);
    };
    return h(
      "table",
      { class: "plan-table" },
      h("thead", {}, h("tr", {}, h("td", {}), ...offers.map((offer) => h("th", { scope: "col" }, offer.note)))),
      h("tbody", {}, ...names.map((name) => h("tr", {}, h("th", { scope: "row" }, name), ...offers.map((offer) => order(offer, name))))),
    );
  }

  private told(offer: Offer): HTMLElement[] {
    const parts = offer.note ? [h("p", { class: "plan-note" }, offer.note)] : [];
    if (offer.cargo.length > 0) parts.push(h("ul", { class: "plan-rows", "aria-label": t("client-plan-cargo") }, ...offer.cargo.map((one) => this.row(one.word, one.name, this.count(one.word, one.count), one.most))));
    if (offer.wares.length > 0) {
      parts.push(
        h(
          "div",
          { class: "plan-wares" },
          ...offer.wares.map((ware) => h("button", { type: "button", class: "ware", "data-ware": ware.action }, h("span", {}, ware.name), ware.price === null ? null : h("span", { class: "price" }, String(ware.price)))),
        ),
      );
    }
    const goals = h("div", { class: "plan-wares" }, ...offer.goals.map((goal) => h("button", { type: "button", class: "ware", "data-goal": goal.place }, goal.name)));
    if (asks(offer)) parts.push(goals);
    else if (offer.goals.length > 0) {
      parts.push(
        h("p", { class: "quiet" }, t("client-plan-tap")),
        h("details", { class: "kind plan-goals" }, h("summary", {}, h("span", {}, t("client-plan-goals")), h("span", { class: "count" }, String(offer.goals.length))), goals),
      );
    }
    return parts;
  }

  private row(word: string, name: string, count: number, most: number): HTMLElement {
    const step = (by: 1 | -1): HTMLElement =>
      h(
        "button",
        { type: "button", id: `plan-${word}-${by}`, class: "small", "data-word": word, "data-by": by, disabled: by > 0 ? count >= most : count <= 0, title: t(by > 0 ? "client-plan-more" : "client-plan-less", { name }) },
        icon(by > 0 ? "plus" : "minus"),
        h("span", { class: "unseen" }, t(by > 0 ? "client-plan-more" : "client-plan-less", { name })),
      );
    return h("li", {}, h("span", { class: "plan-name" }, name), step(-1), h("output", {}, `${count} / ${most}`), step(1));
  }
}

/** Does its own line say what to tap? */
function asks(offer: Offer): boolean {
  return offer.goals.length > 0 && offer.note !== "" && offer.cargo.length === 0;
}
