// Several seats at one screen: it shows whoever is asked, behind a curtain where there are secrets.

import { emblem, get, h } from "./dom";
import type { View } from "./protocol";
import { t } from "./words";

export class Screen {
  /** The seat whose player has said to be here, since the curtain fell last. */
  private lifted: number | null = null;
  private waits = false;
  private bar = get("hand-on");

  /**
   * Must something else be shown than this view? Then `go` is called with the seat as soon as its player is there.
   * Whoever has just played sees what came of it first: `seen` says that they look at the table, and hand on the screen themselves.
   */
  handsOn(view: View, go: (seat: number) => void, seen: boolean): boolean {
    if (view.viewer === "spectator" || view.over) return this.open();
    const next = asked(view, view.viewer);
    if (next === view.viewer && (!view.curtain || this.lifted === next)) return this.open();
    if (view.curtain && next !== view.viewer && (seen || !this.bar.hidden)) return this.offer(view, next, go);
    if (view.curtain) this.close(view, next, go);
    else go(next);
    return true;
  }

  /** A button to hand on the screen. */
  private offer(view: View, next: number, go: (seat: number) => void): boolean {
    const button = h("button", { id: "hand-on-go", type: "button", class: "primary", onclick: () => this.close(view, next, go) }, t("client-hand-on", { name: view.seats[next]!.name }));
    const inside = this.bar.contains(document.activeElement);
    this.bar.replaceChildren(button);
    this.bar.hidden = false;
    if (inside) button.focus();
    return false;
  }

  private open(): boolean {
    const curtain = get<HTMLDialogElement>("curtain");
    this.bar.hidden = true;
    this.waits = false; // nobody is waited for any more
    if (curtain.open) curtain.close();
    return false;
  }

  /** The page itself stays covered until it shows the next seat, and nothing of the last one. */
  private close(view: View, next: number, go: (seat: number) => void): void {
    const curtain = get<HTMLDialogElement>("curtain");
    this.bar.hidden = true;
    const seat = view.seats[next]!;
    const lift = (): void => {
      this.lifted = next;
      this.waits = false;
      curtain.close();
      go(next);
    };
    this.lifted = null;
    this.waits = true;
    get<HTMLDialogElement>("dialog").close(); // what the last one had begun
    curtain.replaceChildren(
      emblem(seat.word, next),
      h("h2", { id: "curtain-title" }, t("client-pass-screen", { name: seat.name })),
      h("button", { type: "button", class: "primary", onclick: lift }, t("client-i-am", { name: seat.name })),
    );
    document.body.classList.add("curtained");
    curtain.oncancel = (event) => event.preventDefault();
    curtain.onclose = () => this.waits && curtain.showModal(); // a browser may close it all the same, on Escape or a gesture
    if (!curtain.open) curtain.showModal();
  }
}

/** The seat that this screen should show: one that is asked and played by somebody here, or the one that it shows. */
function asked(view: View, viewer: number): number {
  if (view.you) return viewer;
  return view.waiting.find((seat) => view.held.includes(seat) && view.seats[seat]!.bot === null) ?? viewer;
}
