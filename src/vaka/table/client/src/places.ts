// Parts of the picture that have words: where they are, how one is found, and marks around them.

import { s } from "./dom";

const EDGE = 5; // between a part and the mark around it, in pixels of the screen

/** The names by which the server may know what is pointed at, the innermost first. */
export function namesOf(target: Element, root: Element): string[] {
  const names: string[] = [];
  for (let part: Element | null = target; part && part !== root; part = part.parentElement) {
    for (const name of [part.getAttribute("data-place"), part.id]) if (name && !name.startsWith("vk-") && name !== "moving" && name !== "static") names.push(name);
  }
  return [...new Set(names)].slice(0, 12);
}

/** The part of a picture with this name. */
export function partOf(root: Element | null, name: string): SVGGraphicsElement | null {
  const called = CSS.escape(name);
  return root?.querySelector<SVGGraphicsElement>(`[data-place="${called}"]`) ?? root?.querySelector<SVGGraphicsElement>(`[id="${called}"]`) ?? null;
}

/** Marks around parts of the picture, drawn over it: `recent` for what has happened, `lit` for what is spoken of, `hint`, `goal`. */
export function mark(root: SVGSVGElement | null, kind: "recent" | "lit" | "hint" | "goal", names: Iterable<string | SVGGraphicsElement>): void {
  if (!root) return;
  let layer = root.querySelector<SVGGElement>(":scope > #over");
  if (!layer) {
    layer = s("g", { id: "over", "aria-hidden": "true" }) as SVGGElement;
    root.append(layer);
  }
  for (const old of layer.querySelectorAll(`.${kind}`)) old.remove();
  for (const name of new Set(names)) {
    const part = typeof name === "string" ? partOf(root, name) : name;
    const home = part ? homeOf(layer, part) : layer;
    const around = part && (outlined(root, home, part) ?? boxed(home, part));
    if (!around) continue;
    around.setAttribute("class", kind);
    around.setAttribute("vector-effect", "non-scaling-stroke");
    home.append(around);
  }
}

/** Where the marks of a part are drawn: those of a chart ride with it, and end with its window. */
function homeOf(layer: SVGGElement, part: Element): SVGGElement {
  const chart = part.closest("[data-chart]");
  if (!chart) return layer;
  const known = layer.querySelector<SVGGElement>(".chart");
  const home = known ?? (s("g", { class: "chart" }) as SVGGElement);
  home.setAttribute("transform", chart.getAttribute("transform") ?? "");
  if (!known) layer.append(s("g", { "clip-path": chart.parentElement?.getAttribute("clip-path") ?? "none" }, home));
  return home;
}

/** A part that is clicked by a shape with corners, such as a hex, is marked along them: boxes around neighbours would cross. */
function outlined(root: SVGSVGElement, home: SVGGElement, part: SVGGraphicsElement): SVGElement | null {
  const hit = part.querySelector<SVGUseElement>(":scope > use.vk-hit, :scope > g > use.vk-hit");
  const shape = hit && root.querySelector<SVGElement>(hit.getAttribute("href") ?? "#");
  const [inner, outer] = [hit?.getScreenCTM(), home.getScreenCTM()?.inverse()];
  if (shape?.tagName !== "polygon" || !inner || !outer) return null;
  const at = outer.multiply(inner);
  return s("polygon", { points: shape.getAttribute("points") ?? "", transform: `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f})` });
}

function boxed(home: SVGGElement, part: SVGGraphicsElement): SVGElement | null {
  const box = boxOf(home, part);
  return box && s("rect", { x: box.x, y: box.y, width: box.width, height: box.height, rx: 8 });
}

/** Where a part is, in the measure of the picture or of a part of it, with room for a mark around it; null where it is not drawn. */
export function boxOf(root: SVGGraphicsElement, part: SVGGraphicsElement | null): DOMRect | null {
  const screen = part?.getBoundingClientRect();
  const matrix = root.getScreenCTM()?.inverse();
  if (!screen || !matrix || screen.width === 0) return null;
  const from = new DOMPoint(screen.left - EDGE, screen.top - EDGE).matrixTransform(matrix);
  const to = new DOMPoint(screen.right + EDGE, screen.bottom + EDGE).matrixTransform(matrix);
  return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
}

/** A window onto the picture around a part: whatever lies there is seen. */
export function windowOn(root: SVGSVGElement, part: SVGGraphicsElement): SVGElement | null {
  const box = boxOf(root, part);
  const layers = ["static", "moving"].filter((name) => root.querySelector(`:scope > #${name}`));
  if (!box || !layers.includes("moving")) return box ? cutOut(root, part) : null;
  const looks = [...root.classList].filter((name) => name !== "vk-choosing").join(" ");
  return s("svg", { class: looks, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, "aria-hidden": "true", focusable: "false" }, ...layers.map((name) => s("use", { href: `#${name}` })));
}

/** A part of the picture, cut out for elsewhere. */
export function cutOut(root: SVGSVGElement, part: SVGGraphicsElement): SVGElement | null {
  const box = boxOf(root, part);
  const outer = root.getScreenCTM()?.inverse();
  const own = (part.parentElement as unknown as SVGGraphicsElement | null)?.getScreenCTM?.();
  if (!box || !outer || !own) return null;
  const at = outer.multiply(own);
  const copy = part.cloneNode(true) as SVGElement;
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  for (const focusable of [copy, ...copy.querySelectorAll("[tabindex]")]) for (const name of ["tabindex", "role", "aria-label", "data-action", "data-select", "data-place"]) focusable.removeAttribute(name);
  for (const target of copy.querySelectorAll("[data-for], .vk-open")) target.remove();
  const group = s("g", { transform: `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f})` }, copy);
  return s("svg", { class: root.getAttribute("class") ?? "vk", viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, "aria-hidden": "true", focusable: "false" }, group);
}
