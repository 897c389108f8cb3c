// The first page: open a record by its file, and take the own tables to another device.

import { pass } from "./devices";
import { Idiomorph } from "idiomorph";
import { ask } from "./asking";
import { get, h, memory } from "./dom";
import { post } from "./setup";
import { day, t } from "./words";

const AGAIN = 15_000; // milliseconds between two looks at the open tables

/** Make the page live. */
export function first(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-pass]")) {
    button.addEventListener("click", () => void pass(button.dataset.pass as "code" | "back"));
  }
  for (const time of document.querySelectorAll<HTMLTimeElement>("[data-mine] time")) time.textContent = day(time.dateTime) || time.textContent;
  forgotten();
  openTables();
  const file = get<HTMLInputElement>("record-file");
  const problem = get("problem");
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    problem.hidden = true;
    try {
      const answer = await post("/api/v1/records", "text/plain; charset=utf-8", await chosen.text());
      location.assign(`/t/${((await answer.json()) as { table: string }).table}`);
    } catch (error) {
      problem.textContent = (error as Error).message;
      problem.hidden = false;
      file.value = "";
    }
  });
}

/** The page of one's own: days as the reader writes them, and no forgetting by a slip. */
export function mine(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>(".tables time")) time.textContent = day(time.dateTime) || time.textContent;
  const form = document.getElementById("forget-me") as HTMLFormElement | null;
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    void ask(t("page-me-forget"), [h("p", {}, t("page-me-forget-meaning"))], t("page-me-forget-do")).then((answers) => answers && form.submit());
  });
}

/** The open tables: under the name that was used last, and renewed while somebody looks. */
function openTables(): void {
  const form = document.getElementById("open-form") as HTMLFormElement | null;
  if (!form) return;
  const name = form.elements.namedItem("name") as HTMLInputElement;
  name.value ||= memory.get("name") ?? "";
  form.addEventListener("submit", () => memory.set("name", name.value.trim()));
  const all = get("open-all");
  const late = (): void => {
    all.hidden = form.classList.contains("all") || form.querySelectorAll("[data-open]").length <= (innerWidth > 560 ? 6 : 3);
    get("open-name").hidden = form.querySelector("[data-open]") === null;
  };
  all.addEventListener("click", () => (form.classList.add("all"), late()));
  const renew = async (): Promise<void> => {
    if (document.hidden) return;
    const answer = await fetch("/open").catch(() => null);
    if (!answer?.ok) return;
    Idiomorph.morph(get("open-list"), (await answer.text()).trim(), { morphStyle: "outerHTML" });
    late();
  };
  late();
  setInterval(() => void renew(), AGAIN);
  document.addEventListener("visibilitychange", () => void renew());
}

/** Tables that somebody does not want to see any more are not listed in this browser; their seats stay theirs. */
function forgotten(): void {
  const hidden = new Set((memory.get("forgotten") ?? "").split(" ").filter(Boolean));
  const hide = (id: string): void => document.querySelector(`[data-mine="${CSS.escape(id)}"]`)?.remove();
  hidden.forEach(hide);
  for (const button of document.querySelectorAll<HTMLElement>("[data-forget]")) {
    button.addEventListener("click", () => {
      hidden.add(button.dataset.forget!);
      memory.set("forgotten", [...hidden].slice(-200).join(" "));
      hide(button.dataset.forget!);
      document.getElementById("mine")?.focus();
    });
  }
}
