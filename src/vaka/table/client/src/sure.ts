// Are you sure? What cannot be taken back is played by a second tap on the same thing, or by a button.

import { get, h } from "./dom";
import { say } from "./voice";
import { t } from "./words";

export class Sure {
  private bar = get("sure");
  private asked: number | string | null = null;

  constructor(private play: () => void) {
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.drop());
  }

  /** Is this what was just asked about? Then the second tap means it. */
  means(action: number | string | undefined): boolean {
    return action !== undefined && action === this.asked;
  }

  /** Ask, with the reason of the server. */
  ask(action: number | string, reason: string): void {
    const keyboard = document.activeElement?.matches(":focus-visible") ?? false;
    this.asked = action;
    const yes = h("button", { id: "sure-yes", type: "button", class: "primary", onclick: () => this.agree() }, t("client-do-it"));
    this.bar.replaceChildren(h("p", {}, reason), h("div", { class: "row" }, yes, h("button", { id: "sure-no", type: "button", onclick: () => this.drop() }, t("client-cancel"))));
    this.bar.hidden = false;
    say(reason);
    if (keyboard) yes.focus();
  }

  drop(): void {
    const inside = this.bar.contains(document.activeElement);
    this.asked = null;
    this.bar.hidden = true;
    if (inside) get("ask").focus();
  }

  private agree(): void {
    const action = this.asked;
    this.drop();
    if (action !== null) this.play();
  }
}
