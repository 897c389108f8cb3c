// A first game: somebody explains at the table, step by step, in positions that were prepared for it.

import { get, memory } from "./dom";
import type { LineState } from "./line";
import { Prepared } from "./prepared";
import type { FromServer, ToServer } from "./protocol";
import type { Lesson } from "./shapes";
import { t } from "./words";

const FROM = "vaka-coach-from";

/** Goes through the lessons of a game; nothing of it is kept. */
export class Coach extends Prepared {
  private alone = document.body.dataset.alone !== undefined;
  private lessons: Lesson[] = [];
  private at = 0;

  constructor(
    shape: () => string,
    onMessage: (message: FromServer) => void,
    onState: (state: LineState) => void,
    private point: (action: number | null) => void,
  ) {
    super(shape, onMessage, onState);
    get("coach-back").addEventListener("click", () => void this.go(this.at - 1));
    get("coach-next").addEventListener("click", () => (this.at + 1 < this.lessons.length ? void this.go(this.at + 1) : this.leave()));
    get("coach-show").addEventListener("click", () => this.point(this.lesson.moves[0] ?? null));
    get<HTMLAnchorElement>("coach-leave").href = this.back;
    get("coach-leave").addEventListener("click", () => memory.set(learned(this.game), "yes"));
  }

  path(what: string): string {
    return `/api/v1/games/${this.game}/lessons/${this.lesson.key}/${what}`;
  }

  open(): void {
    void this.begin();
  }

  protected tries(message: ToServer): void {
    const action = this.view?.actions.find((one) => one.id === message.action || one.notation === message.notation)?.id;
    if (action !== undefined && this.lesson.moves.includes(action) && this.played.length === 0) {
      this.played = [action];
      void this.fetch(false).then(() => this.tell(t(this.at + 1 < this.lessons.length ? "client-lesson-right" : "client-lesson-end")));
    } else this.refuse(t("client-lesson-other"));
  }

  private get lesson(): Lesson {
    return this.lessons[this.at]!;
  }

  private async begin(): Promise<void> {
    const query = new URLSearchParams({ lang: document.documentElement.lang, ...(this.alone ? { alone: "1" } : {}) });
    const answer = await fetch(`/api/v1/games/${this.game}/lessons?${query}`).catch(() => null);
    if (!answer?.ok) return this.onState("lost");
    this.lessons = (await answer.json()) as Lesson[];
    this.onState("open");
    await this.go(0, false);
  }

  private async go(to: number, moves = true): Promise<void> {
    if (to < 0 || to >= this.lessons.length) return;
    this.at = to;
    this.played = [];
    this.point(null);
    const last = to + 1 === this.lessons.length;
    get("coach-step").textContent = t("client-lesson", { step: to + 1, steps: this.lessons.length });
    get("coach-text").textContent = this.lesson.text;
    get<HTMLButtonElement>("coach-back").disabled = to === 0;
    get("coach-show").hidden = true;
    if (last) get("coach-next").replaceChildren(t("client-lesson-play"));
    get("coach-done").hidden = true;
    if (moves) get("coach-step").focus();
    await this.fetch(true);
    if (this.at !== to) return;
    get("coach-show").hidden = this.lesson.moves.length === 0;
    document.body.dataset.step = String(to + 1);
    if (this.lesson.moves.length === 0) this.tell(t(last ? "client-lesson-end" : "client-lesson-read"));
  }

  private tell(text: string): void {
    get("coach-done").textContent = text;
    get("coach-done").hidden = false;
    if (this.played.length > 0) get("coach-next").focus();
  }

  private leave(): void {
    memory.set(learned(this.game), "yes");
    location.assign(this.back);
  }

  /** The table that the reader came from, or where a new one is opened. */
  private get back(): string {
    const from = sessionStorage.getItem(FROM);
    return from?.startsWith("/t/") || from?.startsWith("/s/") ? from : `/new/${this.game}`;
  }
}

/** Where it is kept that somebody has gone through the lessons of a game, with others or alone. */
function learned(game: string): string {
  return document.body.dataset.alone === undefined ? `learned-${game}` : `learned-${game}-alone`;
}

/** Whoever sits down at a game for the first time is offered the lessons, once. */
export function offerLessons(): void {
  const { game, prepared, lessons } = document.body.dataset;
  const key = learned(game!);
  const box = get("first-game");
  box.hidden = prepared !== undefined || Number(lessons) === 0 || memory.get(key) !== null;
  get("first-game-no").addEventListener("click", () => {
    memory.set(key, "no");
    box.hidden = true;
  });
  box.querySelector("a")!.addEventListener("click", () => sessionStorage.setItem(FROM, location.pathname + location.search));
}

/** Whoever has made a move needs no more asking. */
export function dropOffer(): void {
  const box = get("first-game");
  if (!box.hidden) memory.set(learned(document.body.dataset.game!), "no");
  box.hidden = true;
}
