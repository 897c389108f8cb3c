// A tap that comes while the last one is still on its way to the server: it is kept, and played as soon as it is sure that it still
// means the same. Over a slow line quick taps would come to nothing otherwise.

import type { View } from "./protocol";

const SOON = 2000; // milliseconds after which nobody expects it any more

export class Early {
  private kept: { action: number; sentence: string; at: number } | null = null;

  /** Keep an action that is open now. The one that is on its way is none: a double tap is one tap. */
  keep(action: number | undefined, sent: number | undefined, live: View): void {
    const found = live.actions.find((one) => one.id === action);
    this.kept = found && found.id !== sent ? { action: found.id, sentence: found.sentence, at: performance.now() } : null;
  }

  /** What was kept, if it is still open and in the same words. */
  take(view: View): number | null {
    const kept = this.kept;
    this.kept = null;
    if (!kept || performance.now() - kept.at > SOON) return null;
    return view.actions.some((one) => one.id === kept.action && one.sentence === kept.sentence) ? kept.action : null;
  }

  drop(): void {
    this.kept = null;
  }
}
