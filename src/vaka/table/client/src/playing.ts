// The panel of what is asked and what can be done about it.

import { actionList, obstacleList } from "./actions";
import { request, standsIn } from "./consent";
import { doorCard } from "./doors";
import { get, h } from "./dom";
import { ending } from "./ending";
import { waitingCards, watching } from "./friends";
import type { Line, View } from "./protocol";
import { morph } from "./showing";
import { isOurs } from "./taking";
import { t } from "./words";

/** Bring the panel up to date; `past` is the earlier position that is looked at, `opened` the groups of actions that stand open. */
export function showPlay(live: View, past: View | null, busy: boolean, opened: Set<string>, lines: Line[]): void {
  const over = live.over;
  const able = live.you || live.actions.length > 0; // a seat that is not asked may have something to do out of turn
  get("actions").hidden = past !== null || !able || over !== null;
  get("takebacks").hidden = past !== null || over !== null || live.viewer === "spectator";
  get("back-to-now").hidden = past === null;
  get("ask-return").hidden = past === null || over !== null || live.viewer === "spectator" || !(past.ply < live.ply);
  get("resume").hidden = over === null || live.frozen || (past === null && over.how !== "record");
  get("why-not").hidden = past !== null || live.obstacles.length === 0 || !live.you;
  morph("ending-place", h("div", { id: "ending-place", class: "across" }, over && past === null ? ending(live, over, lines) : null));
  document.body.classList.toggle("ended", over !== null && past === null);
  get("show-ending").hidden = over === null || past !== null;
  get("copy-step").hidden = over === null || past === null;
  watching(live, live.watching);
  eyes(live, past !== null);
  morph("waiting-place", h("div", { id: "waiting-place" }, ...(past ? [] : [doorCard(live), ...waitingCards(live)])));
  morph("request-place", h("div", { id: "request-place" }, standsIn(live), live.undo.request ? request(live, live.undo.request) : null));
  get("hint").hidden = !live.hints || !live.you || past !== null || document.body.dataset.lesson !== undefined;
  const undo = get<HTMLButtonElement>("undo");
  const possible = live.undo.free || (live.undo.back !== null && isOurs(live));
  undo.setAttribute("aria-disabled", String(!possible || busy));
  undo.title = possible ? "" : live.undo.why;
  for (const [id, can] of [
    ["restart", live.undo.restart],
    ["redo", live.undo.redo],
  ] as const) {
    get<HTMLButtonElement>(id).disabled = !can || busy;
  }
  if (able) {
    morph("action-list", actionList(live, get<HTMLInputElement>("notation").value, opened));
    morph("obstacle-list", obstacleList(live));
  }
  get("actions").toggleAttribute("inert", busy);
  get("held-order").hidden = !live.held_order || past !== null;
  get("held-order").textContent = live.held_order ? t("client-order-in", { sentence: live.held_order.sentence }) : "";
  get("decline-place").hidden = !live.decline || past !== null;
  get("decline-label").textContent = t("client-decline", { battle: live.decline?.label ?? "" });
  get<HTMLInputElement>("decline").checked = live.decline?.on ?? false;
  for (const place of document.querySelectorAll<HTMLElement>("[data-only]")) {
    if (place.dataset.only === "seats") place.hidden = (live.viewer === "spectator" && !live.host) || live.readonly === true;
    else place.hidden = place.dataset.only === "seated" ? live.viewer === "spectator" || over !== null || live.readonly === true : live.viewer === "spectator";
  }
  const next = document.getElementById("next-waiting"); // while others think there may be another table
  if (next) next.hidden = live.viewer === "spectator" || live.you || past !== null || !live.seats.some((seat) => seat.bot === null && !live.held.includes(seat.seat));
  get("chat-form").hidden = live.readonly;
  get<HTMLInputElement>("chat-text").placeholder = t(live.viewer === "spectator" ? "client-say-watching" : "client-say");
  const stands = live.viewer !== "spectator" && live.seats[live.viewer]?.bot !== null;
  get("stand-in").textContent = t(stands ? "client-take-back-seat" : "client-hand-over");
  get("ask-return-label").textContent = past && isOurs(live) ? t("client-go-back", { count: live.ply - past.ply }) : t("client-ask-return");
}

/** After the end a game can be seen again from any seat. */
function eyes(live: View, isPast: boolean): void {
  const choice = get<HTMLSelectElement>("eyes");
  get("eyes-label").hidden = live.over === null || !isPast;
  if (choice.options.length > 1 || live.over === null) return;
  for (const seat of live.seats) choice.append(h("option", { value: seat.seat }, t("client-eyes", { name: seat.name })));
}
