// The first page: open a record by its file, and take the own tables to another device.

import { pass } from "./devices";
import { get } from "./dom";
import { memory } from "./dom";
import { post } from "./setup";
import { day } from "./words";

/** Make the page live. */
export function first(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-pass]")) {
    button.addEventListener("click", () => void pass(button.dataset.pass as "code" | "back"));
  }
  for (const time of document.querySelectorAll<HTMLTimeElement>(".tables time")) time.textContent = day(time.dateTime) || time.textContent;
  forgotten();
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
