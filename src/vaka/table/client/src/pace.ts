// The moves of others at a pace that eyes can follow: what comes faster waits, and nothing is left out.

import { get } from "./dom";
import { prefs, type Pace as Name } from "./prefs";
import type { View } from "./protocol";
import { t } from "./words";

export const SPAN: Record<Name, number> = { slow: 2000, normal: 800, fast: 0, one: Infinity };

export class Pace {
  private queue: View[] = [];
  private newest: View | null = null;
  private timer = 0;
  private shown = 0;
  private bar = get("catch-up");

  constructor(private show: (view: View) => void) {
    get("catch-next").addEventListener("click", () => this.next());
    get("catch-all").addEventListener("click", () => this.flush());
    document.addEventListener("visibilitychange", () => document.hidden && this.flush());
  }

  /** A view has come: it is shown now, or in its turn. */
  take(view: View): void {
    const before = this.newest;
    this.newest = view;
    this.queue.push(view);
    if (!before || view.ply < before.ply || view.viewer !== before.viewer || view.since >= view.ply) this.flush();
    else this.run();
  }

  /** Something that is true at once, also of what waits to be shown. */
  amend(change: (view: View) => void): void {
    this.queue.forEach(change);
  }

  /** Another seat is shown from now on. */
  forget(): void {
    this.queue = [];
    this.newest = null;
    this.mark();
  }

  /** How others are shown was changed. */
  changed(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.run();
  }

  private run(): void {
    if (this.timer) return;
    const wait = this.shown + SPAN[prefs.pace] - performance.now();
    const step = this.queue[0];
    if (!step) return this.mark();
    if (step.ply === this.last || wait <= 0 || document.hidden) {
      this.next();
      this.run();
    } else if (wait < Infinity) this.timer = window.setTimeout(() => ((this.timer = 0), this.run()), wait);
    this.mark();
  }

  private last = -1;

  private next(): void {
    const step = this.queue.shift();
    if (step) {
      if (step.ply !== this.last) this.shown = performance.now();
      this.last = step.ply;
      this.show(step);
    }
    this.mark();
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    while (this.queue.length > 0) this.next();
    this.mark();
  }

  private mark(): void {
    const left = this.queue.length;
    this.bar.hidden = left === 0 || (prefs.pace === "normal" && left < 3);
    get("catch-next").hidden = prefs.pace !== "one";
    get("catch-count").textContent = t("client-catch-up", { count: left });
    document.body.classList.toggle("catching-up", left > 0);
  }
}
