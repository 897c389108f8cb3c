// The end: who won, why, and the scores as a small plot.

import { emblem, h, icon } from "./dom";
import { plots } from "./plot";
import type { Ending, Line, View } from "./protocol";
import { t } from "./words";

const FEW = 3; // so many lines of the log may stand before the scores; a long final count comes after them

/** Everything about the end, with what can be done after it. */
export function ending(view: View, over: Ending, lines: Line[]): HTMLElement {
  const winners = over.winners.map((seat) => view.seats[seat]!);
  const last = lines.at(-1)?.ply;
  const why = over.how === "rules" ? lines.filter((line) => line.ply === last).map((line) => line.text) : [];
  const told = why.length > 0 ? h("p", { class: "reasons" }, why.join(" ")) : null;
  const isLong = why.length > FEW;
  const [bars, numbers] = new Set(over.scores).size > 1 ? plots(view, over) : [null, null];
  return h(
    "div",
    { id: "ending", class: "ending" },
    h("div", { class: "laurels" }, ...winners.map((seat) => emblem(seat.word, seat.seat))),
    h("h2", { id: "ending-headline", tabindex: "-1" }, over.reasons),
    isLong ? null : told,
    bars,
    h(
      "div",
      { class: "row" },
      view.viewer === "spectator" ? null : h("button", { id: "rematch", type: "button", class: "primary", "data-do": "rematch" }, icon("again"), t("client-rematch")),
      h("button", { id: "replay", type: "button", "data-do": "replay" }, icon("first"), t("client-replay")),
      over.how === "record" || view.frozen ? null : h("a", { id: "analysis", class: "button", href: `/t/${view.table}/analysis` }, t("client-analysis")),
      h("a", { id: "record", class: "button", href: view.record_url, download: `${view.game}-${view.table}.vaka` }, icon("save"), t("client-record")),
    ),
    numbers,
    isLong ? told : null,
  );
}
