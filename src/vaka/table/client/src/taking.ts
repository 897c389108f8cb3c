// Taking back: freely, by one click where nobody else is concerned, or by asking the others.

import { ask } from "./asking";
import { emblem, h } from "./dom";
import type { ToServer, View } from "./protocol";
import { toast } from "./settings";
import { post } from "./setup";
import { t } from "./words";

/** Does everybody who would have to agree sit at this screen? */
export function isOurs(live: View): boolean {
  return live.seats.every((seat) => seat.kind === "bot" || !seat.taken || live.held.includes(seat.seat));
}

/** Take back the own last decision in whatever way is open. */
export async function takeBack(live: View, decide: (message: ToServer) => void, send: (message: ToServer) => void): Promise<void> {
  const { free, back, why } = live.undo;
  if (free) return decide({ type: "undo" });
  if (back === null) return toast(why);
  const request = { type: "request", what: "undo", ply: back };
  if (isOurs(live)) return send(request);
  const answer = await ask(t("client-take-back-title"), [h("p", {}, why), h("p", { class: "quiet" }, t("client-take-back-ways"))], t("client-ask-take-back"));
  if (answer) send(request);
}

/** Go back to an earlier position: more than the own last turn is asked about once more, since it is much to lose by a slip. */
export async function goBack(live: View, past: View, send: (message: ToServer) => void): Promise<boolean> {
  const count = live.ply - past.ply;
  const far = past.ply < (live.undo.back ?? live.ply);
  if (far && isOurs(live)) {
    const answer = await ask(t("client-go-back-title", { count }), [h("p", {}, t("client-go-back-meaning"))], t("client-take-back"));
    if (!answer) return false;
  }
  send({ type: "request", what: "undo", ply: past.ply });
  return true;
}

/** The same on the seat that one chooses. */
export async function choosePlayOn(shown: View): Promise<void> {
  const seat = await whichSeat(shown);
  if (seat !== null) await playOn(shown, seat);
}

/** A table of one's own that stands where this one stood; without a seat, on that of whoever is asked there. */
export async function playOn(shown: { table: string; ply: number }, seat: number | null = null): Promise<void> {
  try {
    const answer = await post(`/api/v1/tables/${shown.table}/resume`, "application/json", JSON.stringify({ ply: shown.ply, seat }));
    location.assign(((await answer.json()) as { link: string }).link);
  } catch (error) {
    toast((error as Error).message);
  }
}

/** On which seat? One's own is proposed, or else that of whoever is asked there. */
async function whichSeat(shown: View): Promise<number | null> {
  if (shown.seats.length === 1) return 0;
  const own = shown.viewer === "spectator" ? (shown.waiting[0] ?? 0) : shown.viewer;
  const choices = shown.seats.map((seat) =>
    h(
      "label",
      { class: "check" },
      h("input", { type: "radio", name: "seat", value: seat.seat, checked: seat.seat === own }),
      emblem(seat.word, seat.seat),
      h("span", {}, seat.name, shown.waiting.includes(seat.seat) ? h("span", { class: "quiet" }, ` · ${t("client-to-play")}`) : null),
    ),
  );
  const answers = await ask(t("client-return"), [h("fieldset", { class: "which-seat" }, h("legend", {}, t("client-which-seat")), ...choices), h("p", { class: "quiet" }, t("client-which-seat-meaning"))], t("client-return"));
  return answers ? Number(answers.get("seat")) : null;
}
