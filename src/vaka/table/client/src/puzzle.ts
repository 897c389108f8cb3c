// A puzzle: the table in a position with one clearly best decision. The server judges a try; what was solved is kept in this browser.

import { day, t } from "./words";
import { get, h } from "./dom";
import type { LineState } from "./line";
import { Prepared } from "./prepared";
import type { FromServer, ToServer, View } from "./protocol";
import { post } from "./setup";
import type { Help, Puzzle as Listed, Tried } from "./shapes";
import { solve, solved, streaks } from "./solved";

export class Puzzle extends Prepared {
  private key = document.body.dataset.puzzle!;
  private step = 0;
  private wrong = 0;
  private busy = false;
  private over = false;

  constructor(
    shape: () => string,
    onMessage: (message: FromServer) => void,
    onState: (state: LineState) => void,
    private mark: (places: string[], action: number | null) => void,
  ) {
    super(shape, onMessage, onState);
    for (const time of get("coach").querySelectorAll("time")) time.textContent = day(time.dateTime) || time.textContent;
    get("coach-show").addEventListener("click", () => void this.help());
    get("coach-next").addEventListener("click", () => void this.next());
  }

  path(what: string): string {
    return `/api/v1/games/${this.game}/puzzles/${this.key}/${what}`;
  }

  open(): void {
    this.onState("open");
    this.tellStreak();
    void this.fetch(true);
  }

  /** What was begun can be taken back. Once it is solved there is nothing more to do here. */
  protected override shown(view: View): void {
    document.body.classList.toggle("begun", this.played.length > 0 && !this.over);
    if (!this.over) return;
    view.actions = [];
    view.plans = [];
    view.obstacles = [];
  }

  /** A move that was begun is taken back, step by step or as a whole. */
  override do(message: ToServer): boolean {
    if (message.type === "undo" || message.type === "restart") this.goBack(message.type === "undo" ? 1 : this.played.length);
    return super.do(message);
  }

  private goBack(steps: number): void {
    if (!this.over) this.played = this.played.slice(0, this.played.length - steps);
    void this.fetch(false);
  }

  protected tries(message: ToServer): void {
    if (this.over) return this.refuse(t("client-puzzle-over"));
    void this.judge(message); // also while a hint is on its way: the table waits for an answer
  }

  private async judge(message: ToServer): Promise<void> {
    const { action = null, actions = [], notation = null } = message;
    const tried = await this.asked<Tried>(() => post(this.path("try"), "application/json", JSON.stringify({ action, actions, notation, done: this.played })));
    if (!tried || this.over) return;
    if (tried.on) {
      this.played = tried.actions;
      return void this.fetch(false);
    }
    if (tried.right) {
      solve(this.game, this.key, { clean: this.wrong === 0 && this.step === 0, shown: false, day: document.body.dataset.day ?? "" });
      return this.end(tried.actions, tried.text);
    }
    if (tried.cost !== null) this.wrong += 1;
    this.tell(tried.text);
    if (this.played.length > 0) this.goBack(this.played.length);
    this.refuse(t("client-puzzle-wrong"));
  }

  /** One hint more; the last one is the solution. */
  private async help(): Promise<void> {
    if (this.busy || this.over) return;
    const query = new URLSearchParams({ lang: document.documentElement.lang, step: String(this.step + 1) });
    const help = await this.asked<Help>(() => fetch(`${this.path("hint")}?${query}`));
    if (!help || this.over) return;
    this.step = help.step;
    if (help.actions.length > 0) {
      solve(this.game, this.key, { clean: false, shown: true, day: "" });
      return this.end(help.actions, help.text);
    }
    this.tell(help.text);
    this.mark(help.places, null);
    this.nameHint(help.step + 1, help.steps);
  }

  private nameHint(step: number, steps: number): void {
    get("coach-show-label").textContent = step === steps ? t("client-puzzle-solution") : t("client-puzzle-hint", { step, steps: steps - 1 });
  }

  private async asked<T>(ask: () => Promise<Response>): Promise<T | null> {
    this.busy = true;
    try {
      const answer = await ask();
      if (!answer.ok) throw new Error(((await answer.json()) as { reason?: string }).reason ?? t("client-unreachable"));
      return (await answer.json()) as T;
    } catch (error) {
      this.refuse(error instanceof TypeError ? t("client-unreachable") : (error as Error).message);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** The solution is played on the board, and told. */
  private end(actions: number[], text: string): void {
    this.over = true;
    this.played = actions;
    document.body.classList.add("solved");
    this.mark([], null);
    this.tell(text);
    this.tellStreak();
    get("coach-show").hidden = true;
    get("coach-next").classList.add("primary");
    get("coach-next").focus();
    void this.fetch(false);
  }

  private tell(text: string): void {
    get("coach-done").textContent = text;
    get("coach-done").hidden = false;
  }

  private tellStreak(): void {
    get("puzzle-streak").replaceChildren(...streaks().map((line) => h("span", {}, line)));
    get("puzzle-known").hidden = this.over || !solved(this.game).has(this.key);
  }

  /** The next one in the order of difficulty that was not solved in this browser; after the last one the page of all of them. */
  private async next(): Promise<void> {
    const listed = await this.asked<Listed[]>(() => fetch(`/api/v1/games/${this.game}/puzzles`));
    if (!listed) return;
    const done = solved(this.game);
    const here = listed.findIndex((one) => one.key === this.key);
    const following = [...listed.slice(here + 1), ...listed.slice(0, Math.max(0, here))].find((one) => !done.has(one.key));
    location.assign(following ? `/puzzles/${this.game}/${following.key}` : "/puzzles");
  }
}
