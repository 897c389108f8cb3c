// The first page: open a record by its file.

import { get } from "./dom";
import { post } from "./setup";

/** Make the file field live. */
export function first(): void {
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
