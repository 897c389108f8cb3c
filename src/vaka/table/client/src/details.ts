// What stands on a board only for whoever wants it, such as the numbers of places: switched on, or while a move is typed.

import { get, memory } from "./dom";

export class Details {
  private button = get<HTMLButtonElement>("details");

  constructor(private frame: HTMLElement) {
    const field = get("notation");
    this.button.addEventListener("click", () => this.turn(!frame.classList.contains("detailed")));
    for (const event of ["focus", "blur"] as const) field.addEventListener(event, () => frame.classList.toggle("typing", event === "focus"));
    this.turn(memory.get("details") === "on");
  }

  /** Is there anything to switch on? */
  show(root: SVGSVGElement | null): void {
    this.button.hidden = !root?.querySelector(".vk-detail");
  }

  private turn(on: boolean): void {
    memory.set("details", on ? "on" : "off");
    this.frame.classList.toggle("detailed", on);
    this.button.setAttribute("aria-pressed", String(on));
  }
}
