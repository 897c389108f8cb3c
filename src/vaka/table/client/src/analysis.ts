// The analysis of a game that is over: asked for, waited for, and shown; the curve leads to the positions.

import { get, h } from "./dom";
import { toast } from "./settings";
import { post } from "./setup";
import type { Analysis, Costly } from "./shapes";
import { playOn } from "./taking";
import { t } from "./words";

const PACE = 1000; // milliseconds between two looks at how far it is

/** The page. */
export function analysis(): void {
  const table = document.body.dataset.table!;
  const address = `/api/v1/tables/${table}/analysis?lang=${document.documentElement.lang}`;
  get("analysis-start").addEventListener("click", () => void begin());
  void look();

  async function begin(): Promise<void> {
    try {
      show(table, (await (await post(address, "application/json", "")).json()) as Analysis);
      setTimeout(() => void look(), PACE);
    } catch (error) {
      toast((error as Error).message);
    }
  }

  async function look(): Promise<void> {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return toast(t("client-unreachable"));
    const found = (await answer.json()) as Analysis;
    show(table, found);
    if (found.part !== null && found.part < 1) setTimeout(() => void look(), PACE);
  }
}

function show(table: string, found: Analysis): void {
  get("analysis-begin").hidden = found.part !== null;
  get("analysis-wait").hidden = found.part === null || found.part >= 1;
  get("analysis-found").hidden = found.part !== 1;
  get<HTMLProgressElement>("analysis-part").value = found.part ?? 0;
  if (found.part !== 1) return;
  const picture = new DOMParser().parseFromString(found.picture, "image/svg+xml").documentElement;
  get("analysis-curve").replaceChildren(document.importNode(picture, true));
  get("analysis-curve").addEventListener("click", (event) => {
    const ply = (event.target as Element).closest<SVGElement>("[data-ply]")?.dataset.ply;
    if (ply !== undefined) location.assign(`/t/${table}#ply-${ply}`);
  });
  get("analysis-seats").replaceChildren(
    ...found.seats.map((seat) => h("section", {}, h("h2", {}, seat.name), h("p", {}, seat.text), seat.costly.length > 0 ? h("ol", { class: "costly" }, ...seat.costly.map((one) => row(table, one))) : null)),
  );
  get("analysis-made").textContent = found.made;
}

/** A costly decision: what was played and what it cost, what would have been better, and two ways on. */
function row(table: string, one: Costly): HTMLElement {
  return h(
    "li",
    {},
    h("p", {}, t("client-analysis-costly", { ply: one.ply, played: one.played.replace(/\.$/, ""), cost: one.cost, error: one.error })),
    h("p", {}, h("strong", {}, t("client-analysis-better", { better: one.better.replace(/\.$/, "") }))),
    one.line ? h("p", { class: "quiet" }, t("client-hint-line", { line: one.line })) : null,
    h(
      "p",
      { class: "row" },
      h("a", { class: "button", href: `/t/${table}#ply-${one.ply}` }, t("client-analysis-look")),
      h("button", { type: "button", onclick: () => void playOn({ table, ply: one.ply }) }, t("client-analysis-play")),
    ),
  );
}
