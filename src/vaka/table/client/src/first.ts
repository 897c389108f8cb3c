// The first page: open a record by its file.

import { get } from "./dom";
import { why } from "./setup";

/** Make the file field live. */
export function first(): void {
  const file = get<HTMLInputElement>("record-file");
  const problem = get("problem");
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    problem.hidden = true;
    const answer = await fetch("/api/v1/records", { method: "POST", headers: { "content-type": "text/plain; charset=utf-8" }, body: await chosen.text() });
    if (answer.ok) {
      location.assign(`/t/${((await answer.json()) as { table: string }).table}`);
      return;
    }
    problem.textContent = await why(answer);
    problem.hidden = false;
    file.value = "";
  });
}
