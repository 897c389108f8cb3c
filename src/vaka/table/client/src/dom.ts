// Elements made by hand: text is always text, so that a name or a chat line can never become mark-up.

type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>;

/** An element with attributes, listeners (`onclick`) and children. */
export function h(tag: string, attributes: Attributes = {}, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  for (const child of children) if (child || child === "") element.append(child);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element. */
export function s(tag: string, attributes: Record<string, string | number> = {}, ...children: Node[]): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** A symbol of the page's own sprite. */
export function icon(name: string): SVGElement {
  return s("svg", { class: "icon", "aria-hidden": "true" }, s("use", { href: `#icon-${name}` }));
}

const LOOKS = ["green", "red", "yellow", "black", "orange", "purple", "teal", "blue"];

/** The emblem of a seat on its colour; a game whose seats have other words takes the looks in their order. */
export function emblem(word: string, seat: number): SVGElement {
  const look = LOOKS.includes(word) ? word : LOOKS[seat % LOOKS.length];
  const sprite = document.documentElement.dataset.seats ?? "/static/seats.svg";
  return s("svg", { class: "emblem", "aria-hidden": "true", viewBox: "-25 -25 50 50" }, s("use", { href: `${sprite}#seat-${look}` }));
}

/** The element with this id, which the template promises. */
export function get<T extends Element = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found as unknown as T;
}

/** What this browser remembers; a browser that forbids it forgets. */
export const memory = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`vaka-${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`vaka-${key}`, value);
    } catch {
      // Private windows may refuse: then it lasts as long as the page.
    }
  },
};
