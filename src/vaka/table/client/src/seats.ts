// The panels of the players: emblem, name, human or bot, there or away, score; and the links for friends who are still to come.

import { clockFace } from "./clocks";
import { emblem, h, icon } from "./dom";
import { invites } from "./devices";
import type { Seat, View } from "./protocol";
import { t } from "./words";

/** All seats as one list, to be morphed into the page. */
export function seatList(view: View, isPast: boolean): HTMLElement {
  const links = invites(view.table);
  return h("ul", { id: "seat-list", class: "seats" }, ...view.seats.map((seat) => row(view, isPast ? { ...seat, winner: false } : seat, view.host || seat.seat in links, isPast)));
}

function row(view: View, seat: Seat, invites: boolean, isPast: boolean): HTMLElement {
  const mine = seat.seat === view.viewer;
  const asked = (isPast || !view.over) && view.waiting.includes(seat.seat);
  const classes = ["seat", asked && "asked", mine && "mine", seat.winner && view.over && "won"].filter(Boolean).join(" ");
  return h(
    "li",
    { id: `seat-${seat.seat}`, class: classes },
    emblem(seat.word, seat.seat),
    h(
      "span",
      { class: "who" },
      h("span", { class: "name" }, seat.name, mine ? h("span", { class: "quiet" }, ` ${t("client-you")}`) : null),
      h("span", { class: "state" }, ...state(view, seat, asked)),
      seat.panel ? h("span", { class: "has", title: seat.panel }, seat.panel) : null,
    ),
    invites && !seat.taken && !view.over
      ? h("button", { id: `invite-${seat.seat}`, type: "button", class: "small", "data-invite": seat.seat }, icon("link"), t("client-copy-link"))
      : null,
    mayTakeBack(view, seat)
      ? h("button", { id: `take-back-${seat.seat}`, type: "button", class: "small", "data-stand-in": seat.seat }, t("client-take-back"))
      : null,
    mayHandOver(view, seat)
      ? h("button", { id: `stand-in-${seat.seat}`, type: "button", class: "small", "data-stand-in": seat.seat }, icon("bot"), t("client-stand-in"))
      : null,
    seat.clock && !view.over ? clockFace(seat.clock, t("client-clock")) : null,
    h("span", { class: "score", title: view.score_name }, h("span", { class: "unseen" }, `${view.score_name} `), seat.score_text),
  );
}

function state(view: View, seat: Seat, asked: boolean): (Node | string)[] {
  const parts: string[] = [];
  const label = seat.label ?? seat.word;
  if (label !== seat.name) parts.push(label);
  if (seat.bot !== null) parts.push(t("client-bot", { bot: seat.bot_label ?? seat.bot ?? "" }));
  else if (!seat.taken && !view.readonly) parts.push(t("client-awaited"));
  else if (seat.hushed) parts.push(t("client-muted"));
  else if (!seat.online && !view.held.includes(seat.seat) && !view.readonly) parts.push(t("client-away"));
  const words: (Node | string)[] = parts.length > 0 ? [h("span", {}, parts.join(" · "))] : [];
  if (asked) words.push(h("span", { class: "turn" }, t("client-to-play")));
  if (seat.winner && view.over) words.push(h("span", { class: "turn" }, t("client-winner")));
  return words;
}

/** A bot plays for somebody else at this screen, who has come back. */
function mayTakeBack(view: View, seat: Seat): boolean {
  return !view.over && seat.kind === "human" && seat.bot !== null && seat.seat !== view.viewer && view.held.includes(seat.seat);
}

/** A player who has gone may be stood in for by a bot, if somebody at the table asks for it. */
function mayHandOver(view: View, seat: Seat): boolean {
  return view.viewer !== "spectator" && !view.over && seat.bot === null && view.away_time !== null && (seat.away ?? -1) >= view.away_time && !view.held.includes(seat.seat);
}
