// Step through the game: first, back, on, now; a slider; and any line of the log.

import { get } from "./dom";
import type { View } from "./protocol";
import { toast } from "./settings";
import { t } from "./words";

export class Steps {
  private slider = get<HTMLInputElement>("step");
  private at = 0;
  private last = 0;
  private entry = -1;
  private seen = new Map<string, View>();
  private wanted = 0;

  constructor(
    private address: () => string,
    private show: (view: View | null) => void,
  ) {
    get("step-first").addEventListener("click", () => void this.to(0));
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
    if (following || this.at >= this.last) {
      this.at = this.last;
      this.show(null);
    }
    this.mark();
  }

  now(): void {
    this.wanted += 1;
    this.at = this.last;
    this.show(null);
    this.mark();
  }

  /** What is looked at is asked for anew: the picture takes another shape. */
  again(): void {
    if (this.at < this.last) void this.to(this.at);
  }

  async to(ply: number): Promise<void> {
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
    for (const id of ["step-first", "step-back"]) get<HTMLButtonElement>(id).disabled = this.at === 0;
    for (const id of ["step-on", "step-now"]) get<HTMLButtonElement>(id).disabled = this.at >= this.last;
  }
}

async function fetched(url: string): Promise<View> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as View;
}
