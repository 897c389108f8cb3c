// The scores as a small plot: a bar for each seat; where a game tells the sources of its points, the bars are stacked of them,
// and a table beneath has the numbers.

import { emblem, h, s } from "./dom";
import type { Ending, Seat, Source, View } from "./protocol";
import { t } from "./words";

const COLOURS = 8; // so many sources have colours of their own

/** The bars, and the numbers behind them where there are several sources. */
export function plots(view: View, over: Ending): [HTMLElement, HTMLElement | null] {
  const order = view.seats.slice().sort((one, other) => over.scores[other.seat]! - over.scores[one.seat]!);
  const points = over.points ?? [];
  const told = points.length === order.length && points.every((sources) => sources.length > 0);
  const sources = told ? points : over.scores.map((score, seat) => [{ label: "", points: score, text: over.score_texts[seat]! }]);
  const labels = [...new Set(sources.flat().filter((source) => source.points !== 0).map((source) => source.label))];
  return [bars(view, order, over, sources, labels), told ? numbers(view, order, over, sources, labels) : null];
}

/** The bars: what counts against a seat lies left of zero. */
function bars(view: View, order: Seat[], over: Ending, sources: Source[][], labels: string[]): HTMLElement {
  const gains = sources.map((all) => total(all.filter((source) => source.points > 0)));
  const losses = sources.map((all) => total(all.filter((source) => source.points < 0)));
  const low = Math.min(0, ...losses);
  const span = Math.max(0, ...gains) - low || 1;
  const rows = order.map((seat) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, emblem(seat.word, seat.seat), seat.name),
      h("td", { class: "bars" }, s("svg", { viewBox: "0 0 100 12", preserveAspectRatio: "none", "aria-hidden": "true" }, ...stack(sources[seat.seat]!, labels, low, span))),
      h("td", { class: "score" }, over.score_texts[seat.seat]!),
    ),
  );
  return h("table", { class: "plot" }, h("caption", { class: "unseen" }, view.score_name), h("tbody", {}, ...rows));
}

function stack(sources: Source[], labels: string[], low: number, span: number): SVGElement[] {
  let right = 0;
  let left = 0;
  return sources
    .filter((source) => source.points !== 0)
    .map((source) => {
      const start = source.points > 0 ? right : left + source.points;
      if (source.points > 0) right += source.points;
      else left += source.points;
      const place = labels.indexOf(source.label) % COLOURS;
      const box = { x: ((start - low) / span) * 100, y: 2, width: (Math.abs(source.points) / span) * 100, height: 8 };
      const title = s("title");
      title.textContent = `${source.label} ${source.text}`.trim();
      return s("rect", { ...box, class: `bar bar-${place}` }, title);
    });
}

/** The numbers: a line for each source, a column for each seat. It is the legend of the bars as well. */
function numbers(view: View, order: Seat[], over: Ending, sources: Source[][], labels: string[]): HTMLElement {
  const worth = (seat: Seat, label: string): string => sources[seat.seat]!.find((source) => source.label === label)?.text ?? "0";
  return h(
    "table",
    { class: "sources" },
    h("caption", {}, t("client-sources")),
    h("thead", {}, h("tr", {}, h("td", {}), ...order.map((seat) => h("th", { scope: "col", title: seat.name }, emblem(seat.word, seat.seat), h("span", { class: "unseen" }, seat.name))))),
    h(
      "tbody",
      {},
      ...labels.map((label, place) =>
        h("tr", {}, h("th", { scope: "row" }, swatch(place % COLOURS), label), ...order.map((seat) => h("td", {}, worth(seat, label)))),
      ),
    ),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, view.score_name), ...order.map((seat) => h("td", {}, over.score_texts[seat.seat]!)))),
  );
}

function swatch(place: number): SVGElement {
  return s("svg", { class: "swatch", viewBox: "0 0 10 10", "aria-hidden": "true" }, s("rect", { width: 10, height: 10, rx: 2, class: `bar bar-${place}` }));
}

function total(sources: Source[]): number {
  return sources.reduce((sum, source) => sum + source.points, 0);
}
