// The end: who won, why, and the scores as a small plot.

import { emblem, h, icon, s } from "./dom";
import type { Ending, Line, View } from "./protocol";
import { t } from "./words";

/** Everything about the end, with what can be done after it. */
export function ending(view: View, over: Ending, lines: Line[]): HTMLElement {
  const winners = over.winners.map((seat) => view.seats[seat]!);
  const last = lines.at(-1)?.ply;
  const why = over.how === "rules" ? lines.filter((line) => line.ply === last).map((line) => line.text) : [];
  return h(
    "div",
    { id: "ending", class: "ending" },
    h("div", { class: "laurels" }, ...winners.map((seat) => emblem(seat.word, seat.seat))),
    h("h2", { id: "ending-headline", tabindex: "-1" }, over.reasons),
    why.length > 0 ? h("p", { class: "reasons" }, why.join(" ")) : null,
    new Set(over.scores).size > 1 ? plot(view, over) : null,
    h(
      "div",
      { class: "row" },
      view.viewer === "spectator" ? null : h("button", { id: "rematch", type: "button", class: "primary", "data-do": "rematch" }, icon("again"), t("client-rematch")),
      h("button", { id: "replay", type: "button", "data-do": "replay" }, icon("first"), t("client-replay")),
      h("a", { id: "record", class: "button", href: view.record_url, download: `${view.game}-${view.table}.vaka` }, icon("save"), t("client-record")),
    ),
  );
}

/** One bar for each seat, from the lowest score (or zero) to the highest. */
function plot(view: View, over: Ending): HTMLElement {
  const low = Math.min(0, ...over.scores);
  const high = Math.max(0, ...over.scores);
  const span = high - low || 1;
  const order = view.seats.slice().sort((one, other) => over.scores[other.seat]! - over.scores[one.seat]!);
  const rows = order.map((seat) => {
    const score = over.scores[seat.seat]!;
    const start = ((Math.min(0, score) - low) / span) * 100;
    const bar = s("rect", { x: start, y: 2, width: Math.max(0.8, (Math.abs(score) / span) * 100), height: 8, rx: 1, class: `bar bar-${seat.word}` });
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, emblem(seat.word, seat.seat), seat.name),
      h("td", { class: "bars" }, s("svg", { viewBox: "0 0 100 12", preserveAspectRatio: "none", "aria-hidden": "true" }, bar)),
      h("td", { class: "score" }, String(score)),
    );
  });
  return h("table", { class: "plot" }, h("caption", { class: "unseen" }, t("client-scores")), h("tbody", {}, ...rows));
}
