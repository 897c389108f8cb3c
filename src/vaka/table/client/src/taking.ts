// Taking back: freely, by one click where nobody else is concerned, or by asking the others.

import { ask } from "./asking";
import { h } from "./dom";
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

/** A table of one's own that stands where this one stood. */
export async function playOn(shown: { table: string; ply: number }): Promise<void> {
  try {
    const answer = await post(`/api/v1/tables/${shown.table}/resume`, "application/json", JSON.stringify({ ply: shown.ply }));
    location.assign(((await answer.json()) as { link: string }).link);
  } catch (error) {
    toast((error as Error).message);
  }
}
