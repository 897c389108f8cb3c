// A hint: what a strong player would consider, shown on the board and in words.

import { get, h } from "./dom";
import { toast } from "./settings";
import type { Hint as Told, Refused } from "./shapes";
import { t } from "./words";

const OTHERS = 2;

export class Hint {
  private bar = get("hint-bar");
  private button = get<HTMLButtonElement>("hint");
  private asked = 0;

  constructor(
    private address: () => string,
    private entry: () => number,
    private point: (action: number | null) => void,
    private play: (action: number) => void,
  ) {
    this.button.addEventListener("click", () => void this.ask());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.drop());
  }

  /** The position is another: a hint for the one before is of no use. */
  drop(): void {
    this.asked += 1;
    if (this.bar.hidden) return;
    const inside = this.bar.contains(document.activeElement);
    this.bar.hidden = true;
    this.point(null);
    if (inside) this.button.focus();
  }

  private async ask(): Promise<void> {
    this.drop();
    const turn = this.asked;
    this.show(h("p", { role: "status" }, t("client-thinking")));
    const answer = await fetch(this.address()).catch(() => null);
    if (turn !== this.asked) return;
    const told = (await answer?.json().catch(() => null)) as Told | Refused | null;
    if (!answer?.ok || !told || !("candidates" in told)) {
      this.drop();
      return toast(told && "reason" in told ? told.reason : t("client-unreachable"));
    }
    const best = told.candidates[0];
    if (!best || told.entry !== this.entry()) return this.drop();
    const others = told.candidates.slice(1, 1 + OTHERS).map((one) => one.sentence);
    this.show(
      h("p", {}, told.text),
      others.length > 0 ? h("p", { class: "quiet" }, t("client-hint-others", { others: others.join("; ") })) : null,
      h(
        "div",
        { class: "row" },
        h("button", { id: "hint-play", type: "button", class: "primary", onclick: () => (this.drop(), this.play(best.action)) }, t("client-hint-play")),
        h("button", { id: "hint-close", type: "button", onclick: () => this.drop() }, t("client-close")),
      ),
    );
    this.point(best.action);
    get("heard").textContent = told.text;
  }

  private show(...parts: (HTMLElement | null)[]): void {
    this.bar.replaceChildren(...parts.filter((part) => part !== null));
    this.bar.hidden = false;
  }
}
