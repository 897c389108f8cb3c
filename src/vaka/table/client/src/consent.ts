// What is asked in a dialog before it is done, and what needs everybody's consent.

import { ask, field } from "./asking";
import { emblem, h, icon } from "./dom";
import type { Request, ToServer, View } from "./protocol";
import { toast } from "./settings";
import type { Tabs } from "./tabs";
import { t } from "./words";

type Send = (message: ToServer) => void;

/** Change the own name. */
export async function rename(live: View, send: Send): Promise<void> {
  const now = live.seats[live.viewer as number]!.name;
  const answers = await ask(t("client-rename"), [field("name", t("client-name"), now, 40)], t("client-save"));
  if (answers) send({ type: "rename", name: answers.get("name") });
}

/** Is there nobody else whom one would have to ask? */
export function isAlone(live: View): boolean {
  return live.seats.every((seat) => seat.kind === "bot" || !seat.taken || seat.seat === live.viewer);
}

/** Give up, if the others agree. */
export async function concede(live: View, send: Send): Promise<void> {
  const [meaning, done] = isAlone(live) ? ["client-concede-alone", "client-concede"] : ["client-concede-meaning", "client-ask-others"];
  const answers = await ask(t("client-concede"), [h("p", {}, t(meaning))], t(done));
  if (answers) send({ type: "request", what: "concede" });
}

/** End the game with the winners that all agree on. */
export async function agree(live: View, send: Send): Promise<void> {
  const boxes = live.seats.map((seat) =>
    h("label", { class: "check" }, h("input", { type: "checkbox", name: "winner", value: seat.seat }), emblem(seat.word, seat.seat), h("span", {}, seat.name)),
  );
  const answers = await ask(t("client-agree"), [h("fieldset", {}, h("legend", {}, t("client-agree-winners")), ...boxes)], t(isAlone(live) ? "client-end-game" : "client-ask-others"));
  if (answers) send({ type: "request", what: "agree", winners: answers.getAll("winner").map(Number) });
}

/** Hand a seat to a bot, or take one's own back. */
export async function standIn(live: View, seat: number, send: Send): Promise<void> {
  if (live.seats[seat]?.bot) {
    send({ type: "bot", seat, bot: null, as: seat });
    return;
  }
  const found = await fetch(`/api/v1/bots?lang=${document.documentElement.lang}`).catch(() => null);
  if (!found?.ok) return toast(t("client-unreachable"));
  const bots = (await found.json()) as { name: string; label: string; meaning: string }[];
  const choices = bots.map((bot, place) =>
    h("label", { class: "check" }, h("input", { type: "radio", name: "bot", value: bot.name, checked: place === 0 }), h("span", {}, h("strong", {}, bot.label), " ", bot.meaning)),
  );
  const title = seat === live.viewer ? t("client-hand-over") : t("client-stand-in-for", { name: live.seats[seat]!.name });
  const answers = await ask(title, [h("fieldset", {}, h("legend", {}, t("client-which-bot")), ...choices)], t("client-stand-in"));
  if (answers) send({ type: "bot", seat, bot: answers.get("bot") });
}

/** A bot sits on the own seat: how to get it back. */
export function standsIn(live: View): HTMLElement | null {
  const own = live.viewer === "spectator" ? undefined : live.seats[live.viewer];
  if (!own || own.kind === "bot" || own.bot === null || live.over) return null;
  return h(
    "div",
    { class: "request", role: "group", "aria-labelledby": "standing-in" },
    h("p", { id: "standing-in" }, icon("bot"), h("span", {}, t("client-bot-plays"))),
    h("button", { type: "button", class: "primary", "data-stand-in": own.seat }, t("client-take-back-seat")),
  );
}

/** The seats at this screen that have still to answer. */
export function asked(live: View, open: Request): number[] {
  return live.held.filter((seat) => open.needs.includes(seat));
}

/** What somebody asks for, as a sentence. */
export function wish(live: View, open: Request): string {
  const winners = (open.winners ?? []).map((seat) => live.seats[seat]!.name);
  return t(`client-request-${open.what}`, { name: live.seats[open.by]!.name, ply: open.ply ?? 0, winners: winners.join(", "), count: winners.length, seat: live.seats[open.seat ?? 0]!.name });
}

/** What somebody asks of the others, with the answers. */
export function request(live: View, open: Request): HTMLElement {
  const by = live.seats[open.by]!;
  const here = asked(live, open);
  const others = here.some((seat) => seat !== live.viewer);
  return h(
    "div",
    { class: "request", role: "group", "aria-labelledby": "request-text" },
    h("p", { id: "request-text" }, emblem(by.word, by.seat), h("span", {}, wish(live, open))),
    others ? h("p", { class: "quiet" }, t("client-request-for", { names: here.map((seat) => live.seats[seat]!.name).join(", ") })) : null,
    here.length === 0 ? h("p", { class: "quiet" }, t("client-request-waits")) : null,
    h(
      "div",
      { class: "row" },
      here.length > 0 ? h("button", { type: "button", class: "primary", "data-answer": "yes" }, icon("yes"), t("client-yes")) : null,
      here.length > 0 ? h("button", { type: "button", "data-answer": "no" }, t("client-no")) : null,
      here.length === 0 && live.held.includes(open.by) ? h("button", { type: "button", "data-answer": "no" }, t("client-withdraw")) : null,
    ),
  );
}

/** One screen answers for all who sit at it: the seats that say so. */
export function speakersFor(live: View, agree: boolean): number[] {
  const open = live.undo.request;
  if (!open) return [];
  const here = asked(live, open);
  return agree ? here : [here[0] ?? open.by];
}

/** What was asked for with everybody's consent is off the table, or somebody here is asked. */
export function tellOfRequests(before: View, view: View, tabs: Tabs): void {
  const [was, is] = [before.undo.request, view.undo.request];
  if (was && !is && !view.over && view.paused === before.paused && view.plies >= before.plies) toast(t("client-request-off"));
  if (!is || was || asked(view, is).length === 0 || tabs.visible("play")) return;
  toast(wish(view, is), h("button", { type: "button", class: "link", onclick: () => tabs.show("play") }, t("client-answer")));
}
