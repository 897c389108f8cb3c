// What is asked in a dialog before it is done, and what needs everybody's consent.

import { ask, field } from "./asking";
import { emblem, h, icon } from "./dom";
import type { Request, ToServer, View } from "./protocol";
import { toast } from "./settings";
import { t } from "./words";

type Send = (message: ToServer) => void;

/** Change the own name. */
export async function rename(live: View, send: Send): Promise<void> {
  const now = live.seats[live.viewer as number]!.name;
  const answers = await ask(t("client-rename"), [field("name", t("client-name"), now, 40)], t("client-save"));
  if (answers) send({ type: "rename", name: answers.get("name") });
}

/** Give up, if the others agree. */
export async function concede(send: Send): Promise<void> {
  const answers = await ask(t("client-concede"), [h("p", {}, t("client-concede-meaning"))], t("client-ask-others"));
  if (answers) send({ type: "request", what: "concede" });
}

/** End the game with the winners that all agree on. */
export async function agree(live: View, send: Send): Promise<void> {
  const boxes = live.seats.map((seat) =>
    h("label", { class: "check" }, h("input", { type: "checkbox", name: "winner", value: seat.seat }), emblem(seat.word, seat.seat), h("span", {}, seat.name)),
  );
  const answers = await ask(t("client-agree"), [h("fieldset", {}, h("legend", {}, t("client-agree-winners")), ...boxes)], t("client-ask-others"));
  if (answers) send({ type: "request", what: "agree", winners: answers.getAll("winner").map(Number) });
}

/** Hand a seat to a bot, or take the own one back. */
export async function standIn(live: View, seat: number, send: Send): Promise<void> {
  if (live.seats[seat]?.bot) {
    send({ type: "bot", seat, bot: null });
    return;
  }
  const found = await fetch(`/api/v1/bots?lang=${document.documentElement.lang}`).catch(() => null);
  if (!found?.ok) return toast(t("client-unreachable"));
  const bots = (await found.json()) as { name: string; label: string; meaning: string }[];
  const choices = bots.map((bot, place) =>
    h("label", { class: "check" }, h("input", { type: "radio", name: "bot", value: bot.name, checked: place === 0 }), h("span", {}, h("strong", {}, bot.label), " ", bot.meaning)),
  );
  const answers = await ask(t("client-hand-over"), [h("fieldset", {}, h("legend", {}, t("client-which-bot")), ...choices)], t("client-hand-over"));
  if (answers) send({ type: "bot", seat, bot: answers.get("bot") });
}

/** What somebody asks of the others, with the answers. */
export function request(live: View, asked: Request): HTMLElement {
  const by = live.seats[asked.by]!;
  const mine = asked.by === live.viewer;
  const answered = typeof live.viewer !== "number" || mine || asked.agreed.includes(live.viewer) || !asked.needs.includes(live.viewer);
  const winners = (asked.winners ?? []).map((seat) => live.seats[seat]!.name).join(", ") || "none";
  return h(
    "div",
    { class: "request", role: "group", "aria-labelledby": "request-text" },
    h("p", { id: "request-text" }, emblem(by.word, by.seat), h("span", {}, t(`client-request-${asked.what}`, { name: by.name, ply: asked.ply ?? 0, winners }))),
    answered
      ? h("p", { class: "quiet" }, t("client-request-waits"))
      : h(
          "div",
          { class: "row" },
          h("button", { type: "button", class: "primary", "data-answer": "yes" }, icon("yes"), t("client-yes")),
          h("button", { type: "button", "data-answer": "no" }, t("client-no")),
        ),
  );
}
