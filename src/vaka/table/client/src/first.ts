// The first page: open a record by its file, and take the own tables to another device.

import { pass } from "./devices";
import { get } from "./dom";
import { post } from "./setup";

/** Make the page live. */
export function first(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-pass]")) {
    button.addEventListener("click", () => void pass(button.dataset.pass as "code" | "back"));
  }
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
