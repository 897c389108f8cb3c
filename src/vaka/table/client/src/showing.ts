// Ways to put something on the page.

import { Idiomorph } from "idiomorph";
import { get } from "./dom";

/** Where there is no picture, or it cannot be fetched, the position is shown in words. */
export function inWords(text: string): void {
  get("no-picture").hidden = false;
  get("no-picture").textContent = text;
}

/** Does somebody read the position in words? */
export function inWordsWanted(): boolean {
  return get("text").closest("details")!.open || !get("no-picture").hidden;
}

/** Put a list in the place of the old one; what stays keeps its focus, and a lost focus goes to what is asked. */
export function morph(id: string, fresh: HTMLElement): void {
  const old = get(id);
  const inside = old.contains(document.activeElement);
  Idiomorph.morph(old, fresh, { morphStyle: "outerHTML" });
  if (inside && !get(id).contains(document.activeElement)) get("ask").focus();
}
