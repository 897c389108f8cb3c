// Whose seat it is: the devices of a seat, links that are good once, and all seats of this browser on another one.

import { get, h, icon, memory } from "./dom";
import { deedsAbout } from "./doors";
import type { Device, Seat, ToServer, View } from "./protocol";
import type { Link, Pass } from "./shapes";
import { copy, toast } from "./settings";
import { post } from "./setup";
import { day, t } from "./words";

type Send = (message: ToServer) => void;

/** The links of seats that nobody has taken yet, which only the browser that asked for them knows. */
export function invites(table: string): Record<string, string> {
  return JSON.parse(memory.get(`invites-${table}`) ?? "{}") as Record<string, string>;
}

/** Forget the links of seats that are taken: they open nothing any more. */
export function forget(view: View): void {
  const known = invites(view.table);
  const open = Object.fromEntries(Object.entries(known).filter(([seat]) => view.seats[Number(seat)]?.taken === false));
  if (Object.keys(open).length !== Object.keys(known).length) memory.set(`invites-${view.table}`, JSON.stringify(open));
}

/** The link of a seat: the one that is known, or a new one, which ends the one before. */
export async function invitation(view: View, seat: number, anew = false): Promise<string | null> {
  const known = invites(view.table);
  if (known[seat] && !anew) return known[seat]!;
  const made = await asked<Link>(`/api/v1/tables/${view.table}/invitation`, { seat });
  if (made) memory.set(`invites-${view.table}`, JSON.stringify({ ...known, [seat]: made.link }));
  return made?.link ?? null;
}

/** The devices of the own seat, and what can be done about the seats of others. */
export async function seatsAndDevices(live: View, send: Send, copied: (path: string) => void, heard: () => void): Promise<void> {
  const own = live.viewer;
  const found = own === "spectator" ? [] : await listed(live.table, own);
  if (!found) return;
  show(t("client-seats-devices"), [
    own === "spectator" ? null : h("section", { id: "own-devices" }, ...mine(live.table, own, found)),
    ...live.seats.filter((seat) => seat.kind === "human" && !live.held.includes(seat.seat)).map((seat) => others(live, seat, send, copied, heard)),
  ]);
}

function mine(table: string, seat: number, found: Device[]): (HTMLElement | null)[] {
  const again = (now: Device[] | null): void => {
    if (now) get("own-devices").replaceChildren(...mine(table, seat, now).filter((part) => part !== null));
  };
  return [
    h("h3", {}, t("client-own-devices")),
    h("ul", { class: "devices" }, ...found.map((device) => row(table, seat, device, again))),
    h(
      "div",
      { class: "row" },
      h("button", { id: "add-device", type: "button", onclick: () => void add(table, seat) }, icon("plus"), t("client-add-device")),
      found.length > 1 ? h("button", { id: "end-others", type: "button", onclick: () => void end(table, seat, null).then(again) }, t("client-end-others")) : null,
    ),
  ];
}

function row(table: string, seat: number, device: Device, again: (now: Device[] | null) => void): HTMLElement {
  const name = device.label || t(device.kind === "program" ? "client-program" : "client-browser");
  const since = t("client-since-day", { day: day(device.created) });
  return h(
    "li",
    {},
    h("span", {}, h("strong", {}, name), " ", h("span", { class: "quiet" }, device.here ? t("client-this-device") : since)),
    device.here ? null : h("button", { type: "button", class: "small", onclick: () => void end(table, seat, device.id).then(again) }, t("client-end")),
  );
}

/** What may be done about the seat of somebody else, if anything. */
function others(live: View, seat: Seat, send: Send, copied: (path: string) => void, heard: () => void): HTMLElement | null {
  const seated = live.viewer !== "spectator";
  const fetch = (): void => void invitation(live, seat.seat, true).then((link) => link && copied(link));
  const button = (id: string, label: string, onclick: () => void): HTMLElement => h("button", { id: `${id}-${seat.seat}`, type: "button", class: "small", onclick }, label);
  const deeds: HTMLElement[] = [];
  if (seat.lost && seated) deeds.push(button("invite-lost", t("client-copy-new-link"), fetch));
  else if (live.host && !seat.settled && !(live.removes && seat.taken)) deeds.push(button("free", t(seat.taken ? "client-free" : "client-new-link"), fetch));
  else if (seated && seat.taken && !seat.online && !live.over) {
    deeds.push(button("lost", t("client-ask-invite"), () => (send({ type: "request", what: "invite", seat: seat.seat }), get<HTMLDialogElement>("dialog").close())));
  }
  deeds.push(...deedsAbout(live, seat, heard));
  return deeds.length > 0 ? h("section", { class: "other-seat" }, h("h3", {}, seat.name), h("div", { class: "row" }, ...deeds)) : null;
}

async function add(table: string, seat: number): Promise<void> {
  const made = await asked<Link>(`/api/v1/tables/${table}/devices`, {}, seat);
  if (made) show(t("client-add-device"), [h("p", {}, t("client-add-meaning")), ...picture(made, t("client-link-lasts"))]);
}

/** A code for another browser, or the key for the way back. */
export async function pass(kind: "code" | "back"): Promise<void> {
  const made = await asked<Pass>("/api/v1/passes", { kind });
  if (!made) return;
  const [title, meaning] = kind === "code" ? ["client-other-device", "client-other-meaning"] : ["client-way-back", "client-back-meaning"];
  const shown = kind === "code" ? [h("p", {}, h("strong", {}, `${location.host}/with`)), ...picture(made, t("client-link-lasts"))] : [];
  show(t(title), [h("p", {}, t(meaning)), h("p", {}, h("code", { class: "key" }, made.code)), ...shown]);
}

function picture(made: Link, lasts: string): HTMLElement[] {
  const url = new URL(made.link, location.href).href;
  return [
    h("img", { class: "qr", src: made.qr, alt: t("client-qr"), width: 200, height: 200 }),
    h("p", { class: "quiet" }, lasts),
    h("button", { type: "button", onclick: () => void copy(url).then((done) => toast(done ? t("client-copied") : url)) }, icon("link"), t("client-copy-link")),
  ];
}

/** A dialog that is read, not answered. */
function show(title: string, body: (HTMLElement | null)[]): void {
  const dialog = get<HTMLDialogElement>("dialog");
  const close = h("button", { type: "submit", value: "no" }, t("client-close"));
  dialog.replaceChildren(h("form", { method: "dialog" }, h("h2", { id: "dialog-title" }, title), ...body, h("div", { class: "row" }, close)));
  if (!dialog.open) dialog.showModal();
}

async function listed(table: string, seat: number): Promise<Device[] | null> {
  const found = await fetch(`/api/v1/tables/${table}/devices?seat=${seat}`).catch(() => null);
  if (found?.ok) return (await found.json()) as Device[];
  toast(t("client-unreachable"));
  return null;
}

function end(table: string, seat: number, device: string | null): Promise<Device[] | null> {
  return asked<Device[]>(`/api/v1/tables/${table}/devices/end`, { device }, seat);
}

async function asked<T>(path: string, body: unknown, seat?: number): Promise<T | null> {
  try {
    return (await (await post(path, "application/json", JSON.stringify(body), seat)).json()) as T;
  } catch (error) {
    toast((error as Error).message);
    return null;
  }
}
