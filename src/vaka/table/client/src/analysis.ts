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
  const path = `/api/v1/tables/${table}/analysis`;
  let turn = 0;
  const small = matchMedia("(max-width: 599px)");
  const address = (): string => `${path}?lang=${document.documentElement.lang}&shape=${small.matches ? "tall" : "wide"}`;
  get("analysis-start").addEventListener("click", () => void begin());
  walk(table, get("analysis-curve"));
  get("analysis-eyes").addEventListener("change", () => void look());
  small.addEventListener("change", () => void look());
  void look();

  async function begin(): Promise<void> {
    try {
      show(table, (await (await post(path, "application/json", "")).json()) as Analysis);
      setTimeout(() => void look(), PACE);
    } catch (error) {
      toast((error as Error).message);
    }
  }

  async function look(): Promise<void> {
    const mine = ++turn;
    const eyes = get<HTMLSelectElement>("analysis-eyes").value;
    const answer = await fetch(eyes === "" ? address() : `${address()}&eyes=${eyes}`).catch(() => null);
    if (!answer?.ok) return mine === turn ? toast(t("client-unreachable")) : undefined;
    const found = (await answer.json()) as Analysis;
    if (mine !== turn) return; // somebody has asked for something else since
    show(table, found);
    if (found.part !== null && found.part < 1) setTimeout(() => mine === turn && void look(), PACE);
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
  dress();
  get("analysis-seats").replaceChildren(
    ...found.seats.map((seat) => h("section", {}, h("h2", {}, seat.name), h("p", {}, seat.text), seat.costly.length > 0 ? h("ol", { class: "costly" }, ...seat.costly.map((one) => row(table, one))) : null)),
  );
  get("analysis-made").textContent = found.made;
}

/** The curve has the page's theme, where it is not the system's. */
export function dress(): void {
  const [theme, drawn] = [document.documentElement.dataset.theme ?? "system", document.querySelector("#analysis-curve svg")];
  drawn?.classList.remove("vk-auto", "vk-light", "vk-dark");
  drawn?.classList.add(theme === "system" ? "vk-auto" : `vk-${theme}`);
}

/** The points of the curve: under the pointer, or by the arrow keys, each says how it stood; a click or Enter leads there. */
function walk(table: string, curve: HTMLElement): void {
  const points = (): SVGElement[] => [...curve.querySelectorAll<SVGElement>("[data-ply]")];
  const tell = (here: SVGElement | undefined): void => {
    for (const one of points()) one.classList.toggle("here", one === here);
    if (here) get("analysis-at").textContent = t("client-position", { ply: here.dataset.ply!, plies: points().at(-1)!.dataset.ply! }) + ": " + here.textContent!;
  };
  const go = (here: SVGElement | null | undefined): void => {
    if (here) location.assign(`/t/${table}#ply-${here.dataset.ply!}`);
  };
  const under = (event: Event): SVGElement | null => (event.target as Element).closest<SVGElement>("[data-ply]");
  curve.addEventListener("click", (event) => go(under(event)));
  curve.addEventListener("pointerover", (event) => under(event) && tell(under(event)!));
  curve.addEventListener("keydown", (event) => {
    const all = points();
    const at = all.findIndex((one) => one.classList.contains("here"));
    const to = { ArrowRight: at + 1, ArrowLeft: Math.max(0, at - 1), Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Enter") go(all[at]);
    else if (to === undefined) return;
    else tell(all[Math.min(to, all.length - 1)]);
    event.preventDefault();
  });
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
