// What a screen reader says: one thing after the other, since it drops what is replaced before it was read.

import { get, h } from "./dom";

const APART = 200; // milliseconds between two additions
const KEPT = 20; // lines that stay, for whoever reads back

const waiting: string[] = [];
let timer = 0;

/** Read these out, after what is being read. */
export function say(...lines: string[]): void {
  waiting.push(...lines.filter((line) => line.trim() !== ""));
  if (!timer) speak();
}

/** Say nothing more of what waits: somebody else looks at the screen. */
export function hush(): void {
  waiting.length = 0;
  get("heard").replaceChildren();
}

function speak(): void {
  const line = waiting.shift();
  timer = line === undefined ? 0 : window.setTimeout(speak, APART);
  if (line === undefined) return;
  const region = get("heard");
  region.append(h("p", {}, line));
  while (region.childElementCount > KEPT) region.firstElementChild!.remove();
}
