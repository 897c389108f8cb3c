// Step through the game: first, back, on, now; a slider; any line of the log; and played on by itself.

import { get } from "./dom";
import { prefs } from "./prefs";
import type { View } from "./protocol";
import { toast } from "./settings";
import { t } from "./words";

const TIME = { slow: 2200, normal: 1200, fast: 500, one: 1200 };

export class Steps {
  private slider = get<HTMLInputElement>("step");
  private at = 0;
  private last = 0;
  private entry = -1;
  private seen = new Map<string, View>();
  private wanted = 0;
  private since = 0;
  private playing = 0;

  constructor(
    private address: () => string,
    private show: (view: View | null) => void,
    private told: (after: number) => number[],
    private turns: () => number[],
  ) {
    get("step-play").addEventListener("click", () => (this.playing ? this.pause() : void this.play(this.at < this.last ? this.at : this.since < this.last ? this.since : (this.turns()[0] ?? 0))));
    document.addEventListener("keydown", (event) => this.key(event));
    get("step-first").addEventListener("click", () => void this.to(this.turns()[0] ?? 0));
    get("turn-back").addEventListener("click", () => void this.to(this.turnBack()));
    get("turn-on").addEventListener("click", () => void this.to(this.turnOn()));
    get("step-back").addEventListener("click", () => void this.to(this.at - 1));
    get("step-on").addEventListener("click", () => void this.to(this.at + 1));
    get("step-now").addEventListener("click", () => this.now());
    this.slider.addEventListener("input", () => void this.to(Number(this.slider.value)));
  }

  /** A live view came: now is later than it was, and what was seen may have been taken back. */
  live(view: View): void {
    const following = this.at >= this.last;
    if (view.entry !== this.entry) this.seen.clear();
    this.entry = view.entry;
    this.last = view.ply;
    this.since = view.over ? 0 : view.since;
    const meant = /^#ply-(\d{1,6})$/.exec(location.hash);
    if (meant) {
      history.replaceState(null, "", location.pathname + location.search); // once: from here on it is stepped through
      void this.to(Number(meant[1]));
    } else if (following || this.at >= this.last) {
      this.at = this.last;
      this.show(null);
    }
    this.mark();
  }

  /** Play what was told after a position, up to now. */
  async play(after: number): Promise<void> {
    const run = (this.playing = ++this.runs);
    this.mark();
    for (const ply of [after, ...this.told(after)]) {
      if (ply >= this.last) break;
      await this.reach(ply);
      await new Promise((resolve) => setTimeout(resolve, TIME[prefs.pace]));
      if (this.playing !== run) return;
    }
    this.pause();
    this.now();
  }

  private runs = 0;

  private pause(): void {
    this.playing = 0;
    this.mark();
  }

  /** The arrows step wherever nothing else takes them. */
  private key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest("input, textarea, select, #picture svg, [role=radiogroup], dialog[open]")) return;
    if (event.key === "ArrowLeft") void this.to(event.shiftKey ? this.turnBack() : this.at - 1);
    else if (event.key === "ArrowRight") void this.to(event.shiftKey ? this.turnOn() : this.at + 1);
    else return;
    event.preventDefault();
  }

  /** Where the turn begins that is looked at, or the one before it. */
  private turnBack(): number {
    return this.turns().filter((ply) => ply < this.at).at(-1) ?? 0;
  }

  /** Where the next turn begins. */
  private turnOn(): number {
    return this.turns().find((ply) => ply > this.at) ?? this.last;
  }

  now(): void {
    this.playing = 0;
    this.wanted += 1;
    this.at = this.last;
    this.show(null);
    this.mark();
  }

  /** What is looked at is asked for anew: the picture takes another shape. */
  again(): void {
    if (this.at < this.last) void this.to(this.at);
  }

  /** Somebody wants to see a position. */
  async to(ply: number): Promise<void> {
    this.playing = 0;
    await this.reach(ply);
  }

  private async reach(ply: number): Promise<void> {
    const goal = Math.max(0, Math.min(ply, this.last));
    if (goal >= this.last) return this.now();
    this.at = goal;
    this.mark();
    const turn = ++this.wanted;
    const url = this.address().replace("PLY", String(goal));
    try {
      const view = this.seen.get(url) ?? (await fetched(url));
      this.seen.set(url, view);
      if (turn === this.wanted) this.show(view);
    } catch {
      toast(t("client-lost"));
      this.now();
    }
  }

  private mark(): void {
    this.slider.max = String(this.last);
    this.slider.value = String(this.at);
    this.slider.setAttribute("aria-valuetext", t("client-position", { ply: this.at, plies: this.last }));
    const [playing, button] = [this.playing !== 0, get("step-play")];
    button.setAttribute("aria-pressed", String(playing));
    button.querySelector("use")!.setAttribute("href", playing ? "#icon-pause" : "#icon-run");
    for (const id of ["step-first", "turn-back", "step-back"]) get<HTMLButtonElement>(id).disabled = this.at === 0;
    for (const id of ["step-on", "turn-on", "step-now"]) get<HTMLButtonElement>(id).disabled = this.at >= this.last;
  }
}

async function fetched(url: string): Promise<View> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as View;
}
