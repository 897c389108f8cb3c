// A hint: what a strong player would consider, shown on the board and in words.

import { get, h } from "./dom";
import { toast } from "./settings";
import type { Candidate, Hint as Told, Refused } from "./shapes";
import { say } from "./voice";
import { t } from "./words";

const MOST = 3;

export class Hint {
  private bar = get("hint-bar");
  private button = get<HTMLButtonElement>("hint");
  private asked = 0;

  constructor(
    private address: () => string,
    private entry: () => number,
    private point: (one: Candidate | null) => void,
    private play: (one: Candidate) => void,
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
    if (told.candidates.length === 0 || told.entry !== this.entry()) return this.drop();
    this.tell(told.candidates.slice(0, MOST));
    say(told.text);
  }

  /** The candidates with their figures; one of them is marked on the board, and what is expected after it is told. */
  private tell(candidates: Candidate[]): void {
    let chosen = candidates[0]!;
    const line = h("p", { class: "quiet hint-line" });
    const choose = (one: Candidate): void => {
      chosen = one;
      for (const [place, row] of rows.entries()) row.setAttribute("aria-pressed", String(candidates[place] === one));
      line.textContent = one.line.length > 0 ? t("client-hint-line", { line: told(one) }) : "";
      this.point(one);
    };
    const rows = candidates.map((one) => row(one, () => choose(one)));
    this.show(
      h("p", {}, t("client-hint-lead")),
      h("p", { class: "quiet" }, t("client-hint-meaning")),
      h("div", { class: "candidates" }, ...rows),
      line,
      h(
        "div",
        { class: "row" },
        h("button", { id: "hint-play", type: "button", class: "primary", onclick: () => (this.drop(), this.play(chosen)) }, t("client-hint-play")),
        h("button", { id: "hint-close", type: "button", onclick: () => this.drop() }, t("client-close")),
      ),
    );
    choose(chosen);
  }

  private show(...parts: (HTMLElement | null)[]): void {
    this.bar.replaceChildren(...parts.filter((part) => part !== null));
    this.bar.hidden = false;
  }
}

/** A candidate: what it is, its share of the tries as a bar and a number, and its expected result. */
function row(one: Candidate, choose: () => void): HTMLElement {
  const [share, result] = [Math.round(100 * one.share), Math.round(100 * one.result)];
  const made = h("button", { type: "button", class: "candidate", onclick: choose }, h("span", {}, one.sentence), h("span", { class: "figures" }, t("client-hint-figures", { share, result })));
  made.style.setProperty("--share", `${share}%`);
  return made;
}

/** What is expected to follow, the moves of one player together. */
function told(one: Candidate): string {
  const turns: { seat: number; name: string; moves: string[] }[] = [];
  for (const { seat, name, notation } of one.line) {
    if (turns.at(-1)?.seat !== seat) turns.push({ seat, name, moves: [] });
    turns.at(-1)!.moves.push(notation);
  }
  return turns.map(({ name, moves }) => t("client-hint-turn", { name, moves: moves.join(", ") })).join(" – ");
}
