// A table that is there for one reader alone, in a position that was prepared: a lesson or a puzzle. It stands in for the line.

import type { FromServer, ToServer, View } from "./protocol";
import type { LineState } from "./line";
import { t } from "./words";

export abstract class Prepared {
  protected game = document.body.dataset.game!;
  /** What was played there: one action, or the beginning of a whole move. */
  protected played: number[] = [];
  protected view: View | null = null;
  private turn = 0;

  constructor(
    private shape: () => string,
    protected onMessage: (message: FromServer) => void,
    protected onState: (state: LineState) => void,
  ) {}

  /** The address of this position, for what else is asked about it. */
  abstract path(what: string): string;
  /** What the reader wants to play. */
  protected abstract tries(message: ToServer): void;
  abstract open(): void;

  /** What belongs to every question about the position that is shown. */
  query(): Record<string, string> {
    return this.played.length === 0 ? {} : { after: this.played.join(",") };
  }

  say(message: ToServer): void {
    if (message.type === "shape") void this.fetch(false);
  }

  do(message: ToServer): boolean {
    if (message.type === "act") this.tries(message);
    return true;
  }

  decides(): boolean {
    return false;
  }

  whenAtRest(then: () => void): void {
    then();
  }

  /** The table does not do it, and says why. */
  protected refuse(reason: string, rule: string | null = null): void {
    setTimeout(() => this.onMessage({ type: "refused", reason, rule, of: "act", key: null, unsure: null }));
  }

  protected async fetch(anew: boolean): Promise<void> {
    const turn = ++this.turn;
    const query = new URLSearchParams({ lang: document.documentElement.lang, shape: this.shape(), ...this.query() });
    const answer = await fetch(`${this.path("view")}?${query}`).catch(() => null);
    if (turn !== this.turn) return;
    if (!answer?.ok) return this.refuse(t("client-unreachable"));
    this.view = (await answer.json()) as View;
    // Every position is later than the one before, so that nothing is taken for old.
    this.view.entry = turn;
    if (anew) this.view.log_from = 0;
    this.shown(this.view);
    this.onMessage(this.view);
  }

  /** A position came: what is to be changed of it before it is shown. */
  protected shown(_view: View): void {}
}
