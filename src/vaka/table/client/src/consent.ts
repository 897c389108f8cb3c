// What needs everybody's consent.

import { emblem, h, icon } from "./dom";
import type { Request, View } from "./protocol";
import { t } from "./words";

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
