// The end: who won and why, and where the points come from, across the board; a picture of it, and what can be done next.

import { emblem, get, h, icon } from "./dom";
import { plots } from "./plot";
import type { Ending, Line, Seat, View } from "./protocol";
import { copied } from "./settings";
import { t } from "./words";

const FEW = 3; // so many lines of the log may stand before the scores; a long final count comes after them

/** Everything about the end, with what can be done after it. */
export function ending(view: View, over: Ending, lines: Line[]): HTMLElement {
  const winners = over.winners.map((seat) => view.seats[seat]!);
  const last = lines.at(-1)?.ply;
  const why = over.how === "rules" ? lines.filter((line) => line.ply === last).map((line) => line.text) : [];
  const told = why.length > 0 ? h("p", { class: "reasons" }, why.join(" ")) : null;
  const isLong = why.length > FEW;
  const [bars, numbers] = over.scores.some((score) => score !== 0) ? plots(view, over) : [null, null];
  const ahead = over.how === "rules" ? difference(view, over) : "";
  return h(
    "div",
    { id: "ending", class: "ending", role: "region", "aria-labelledby": "ending-headline" },
    h("button", { id: "ending-close", type: "button", "data-do": "board" }, icon("close"), t("client-ending-board")),
    h(
      "div",
      { class: "crowned" },
      h("div", { class: "laurels" }, ...winners.map((seat) => emblem(seat.word, seat.seat))),
      h("div", {}, h("h2", { id: "ending-headline", tabindex: "-1" }, over.reasons), ahead ? h("p", { class: "ahead" }, ahead) : null, isLong ? null : told),
    ),
    bars,
    numbers,
    h(
      "div",
      { class: "row" },
      view.viewer === "spectator" ? null : h("button", { id: "rematch", type: "button", class: "primary", "data-do": "rematch" }, icon("again"), t("client-rematch")),
      h("button", { id: "replay", type: "button", "data-do": "replay" }, icon("first"), t("client-replay")),
      over.how === "record" || view.frozen ? null : h("a", { id: "analysis", class: "button", href: `/t/${view.table}/analysis` }, t("client-analysis")),
      view.board ? h("a", { id: "share-end", class: "button", href: pictureOf(view), download: `${view.game}-${view.table}.png`, "data-do": "picture" }, icon("send"), t("client-ending-picture")) : null,
      h("button", { id: "copy-end", type: "button", "data-do": "spectators" }, icon("link"), t("client-copy-link")),
      h("a", { id: "record", class: "button", href: view.record_url, download: `${view.game}-${view.table}.vaka` }, icon("save"), t("client-record")),
    ),
    isLong ? told : null,
  );
}

/** By how much, and what made the difference: the source of which the winner has most more than whoever comes next. */
function difference(view: View, over: Ending): string {
  const winner = view.seats[over.winners[0]!];
  const rest = view.seats.filter((seat) => !over.winners.includes(seat.seat));
  if (over.winners.length !== 1 || !winner || rest.length === 0) return "";
  const next = rest.reduce((best, seat) => (over.scores[seat.seat]! > over.scores[best.seat]! ? seat : best));
  if (over.scores[next.seat]! >= over.scores[winner.seat]!) return "";
  const score = (seat: Seat): string => over.score_texts[seat.seat]!;
  const ahead = t("client-ending-ahead", { winner: winner.name, mine: score(winner), name: next.name, other: score(next), what: view.score_name });
  const [mine, theirs] = [over.points[winner.seat] ?? [], over.points[next.seat] ?? []];
  const gaps = mine.map((source) => ({ source, other: theirs.find((one) => one.label === source.label) }));
  const gap = (one: (typeof gaps)[number]): number => one.source.points - (one.other?.points ?? 0);
  const most = gaps.length > 1 ? gaps.reduce((best, one) => (gap(one) > gap(best) ? one : best)) : null;
  if (!most || gap(most) <= 0) return ahead;
  return `${ahead} ${t("client-ending-most", { source: most.source.label, mine: most.source.text, other: most.other?.text ?? "0" })}`;
}

/** Where the picture of the end is. */
function pictureOf(view: View): string {
  return `/t/${view.table}/result.png?lang=${document.documentElement.lang}`;
}

/** Pass the picture on, where the browser can; else it is downloaded, as its link says. */
export async function sharePicture(view: View, event: Event): Promise<void> {
  if (!("canShare" in navigator) || !navigator.canShare({ files: [new File([], "end.png", { type: "image/png" })] })) return;
  event.preventDefault();
  const answer = await fetch(pictureOf(view)).catch(() => null);
  if (!answer?.ok) return;
  const file = new File([await answer.blob()], `${view.game}-${view.table}.png`, { type: "image/png" });
  await navigator.share({ files: [file] }).catch(() => undefined); // whoever thinks better of it
}

/** The address at which a step of a finished game opens again, as it is seen now. */
export function addressOf(view: View, ply: number | null): string {
  const eyes = get<HTMLSelectElement>("eyes").value;
  const query = ply === null ? "" : `?step=${ply}${eyes === "" ? "" : `&eyes=${eyes}`}`;
  return `/t/${view.table}${query}`;
}

/** The address bar follows the step that is looked at, so that it can be kept, sent, and opened again. */
export function follow(view: View, past: View | null): void {
  const url = new URL(location.href);
  for (const name of ["step", "eyes"]) url.searchParams.delete(name);
  const kept = past ? new URL(addressOf(view, past.ply), location.href).searchParams : new URLSearchParams();
  for (const [name, value] of kept) url.searchParams.set(name, value);
  if (url.href !== location.href) history.replaceState(null, "", url);
}

/** The step that the address of this page leads to, if it does. */
export function stepAsked(): { ply: number; eyes: string } | null {
  const query = new URLSearchParams(location.search);
  const step = query.get("step");
  return step !== null && /^\d{1,6}$/.test(step) ? { ply: Number(step), eyes: query.get("eyes") ?? "" } : null;
}

/** Copy the address of the step that is looked at. */
export function copyStep(view: View, past: View | null): void {
  void copied(addressOf(view, past?.ply ?? null));
}

/** The end lies across the board, or is put aside to look at it. */
export function uncover(open: boolean): void {
  document.body.classList.toggle("board-only", !open);
}
