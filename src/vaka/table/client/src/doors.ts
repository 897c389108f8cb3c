// Open tables: the host opens the free seats to anybody, removes a player and mutes somebody; everybody mutes for themselves.

import { ask } from "./asking";
import { get, h, icon, memory } from "./dom";
import type { Seat, View } from "./protocol";
import { post } from "./setup";
import { toast } from "./settings";
import { t } from "./words";

/** The seats that I do not want to hear at this table. */
export function muted(table: string): Set<number> {
  return new Set((memory.get(`muted-${table}`) ?? "").split(" ").filter(Boolean).map(Number));
}

/** For the host of a table with free seats: are they open to anybody? */
export function doorCard(live: View): HTMLElement | null {
  const free = live.seats.some((seat) => seat.kind === "human" && !seat.taken);
  if (!free || live.over || live.readonly || live.frozen) return null;
  if (!live.host) return live.public ? h("p", { id: "door", class: "quiet" }, icon("open"), t("client-door-is-open")) : null;
  if (document.body.dataset.openTables === undefined) return null;
  return h(
    "div",
    { id: "door", class: "note" },
    h("p", {}, t(live.public ? "client-door-is-open" : "client-door-meaning")),
    h("div", { class: "row" }, h("button", { id: "door-set", type: "button", "data-do": "door" }, icon(live.public ? "close" : "open"), t(live.public ? "client-door-shut" : "client-door-open"))),
  );
}

/** Open the free seats to anybody on this server, or close them again. */
export async function setDoor(live: View): Promise<void> {
  await does(live.table, "door", { on: !live.public });
}

/** What may be done about whoever sits on a seat; `heard` is called when what I want to hear has changed. */
export function deedsAbout(live: View, seat: Seat, heard: () => void): HTMLElement[] {
  if (!seat.taken || seat.kind !== "human") return [];
  const button = (id: string, label: string, onclick: () => void): HTMLElement => h("button", { id: `${id}-${seat.seat}`, type: "button", class: "small", onclick }, label);
  const deeds = [button("mute", t(muted(live.table).has(seat.seat) ? "client-unmute-me" : "client-mute-me"), () => (mute(live.table, seat.seat), heard(), void done()))];
  if (live.host) {
    deeds.push(button("hush", t(seat.hushed ? "client-unmute-all" : "client-mute-all"), () => void does(live.table, "hush", { seat: seat.seat, on: !seat.hushed }).then(done)));
  }
  if (live.removes) deeds.push(button("remove", t("client-remove"), () => void remove(live, seat)));
  return deeds;
}

function mute(table: string, seat: number): void {
  const now = muted(table);
  if (!now.delete(seat)) now.add(seat);
  memory.set(`muted-${table}`, [...now].join(" "));
}

/** Hear everybody again. */
export function unmute(table: string): void {
  memory.set(`muted-${table}`, "");
}

async function remove(live: View, seat: Seat): Promise<void> {
  await done();
  const answers = await ask(t("client-remove-title", { name: seat.name }), [h("p", {}, t("client-remove-meaning", { name: seat.name }))], t("client-remove"));
  if (answers) await does(live.table, "remove", { seat: seat.seat });
}

/** Close the dialog; done when it has said so, since the next question listens for the same. */
function done(): Promise<unknown> {
  const dialog = get<HTMLDialogElement>("dialog");
  const closed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.close();
  return closed;
}

async function does(table: string, what: string, wish: object): Promise<void> {
  try {
    await post(`/api/v1/tables/${table}/${what}`, "application/json", JSON.stringify(wish));
  } catch (error) {
    toast((error as Error).message);
  }
}
