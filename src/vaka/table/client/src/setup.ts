// Setting up a table: how many, who sits where, the options, and sit down.

import { emblem, get, memory } from "./dom";
import { arrangeBots, arrangeOptions, chosenOptions, usePreset } from "./options";
import { t } from "./words";

interface Opened {
  table: string;
  seats: { seat: number; word: string; kind: string; link?: string }[];
}

/** Make the form of the set-up page live. */
export function setup(): void {
  const form = get<HTMLFormElement>("setup");
  const names = form.querySelectorAll<HTMLInputElement>("input[data-name]");
  for (const name of names) if (!name.value && name.dataset.name === "0") name.value = memory.get("name") ?? "";
  form.addEventListener("change", (event) => {
    const input = event.target as HTMLInputElement;
    if (input.name === "preset") usePreset(form, input.value);
    arrange(form);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void sit(form);
  });
  arrange(form);
}

function count(form: HTMLFormElement): number {
  return Number(new FormData(form).get("count"));
}

/** Show as many seats as are wanted, in the colours of that count, and what belongs to their kind. */
function arrange(form: HTMLFormElement): void {
  const wanted = count(form);
  const seating = JSON.parse(form.dataset.seating ?? "{}") as Record<string, { word: string; label: string }[]>;
  for (const row of form.querySelectorAll<HTMLElement>("[data-seat]")) {
    const seat = Number(row.dataset.seat);
    row.hidden = seat >= wanted;
    row.querySelectorAll("input, select").forEach((input) => ((input as HTMLInputElement).disabled = row.hidden));
    const look = seating[wanted]?.[seat];
    if (look) {
      row.querySelector(".emblem")?.replaceWith(emblem(look.word, seat));
      row.querySelector(".label")!.textContent = look.label;
    }
    const kind = new FormData(form).get(`kind-${seat}`);
    for (const part of row.querySelectorAll<HTMLElement>("[data-kind]")) part.hidden = part.dataset.kind !== kind;
  }
  const own = [...form.querySelectorAll<HTMLInputElement>("input[type=radio][value=me]:checked")].filter((choice) => !choice.disabled).length;
  get("hot-seat").hidden = own < 2;
  const friends = [...form.querySelectorAll<HTMLInputElement>("input[type=radio][value=friend]:checked")].filter((choice) => !choice.disabled).length;
  get("away").hidden = friends === 0;
  get("clock").hidden = friends === 0;
  get("hook").hidden = friends === 0;
  const open = document.getElementById("public");
  if (open) open.hidden = friends === 0;
  arrangeBots(form, wanted);
  arrangeOptions(form, wanted);
}

async function sit(form: HTMLFormElement): Promise<void> {
  const button = get<HTMLButtonElement>("sit-down");
  const problem = get("problem");
  problem.hidden = true;
  button.disabled = true;
  try {
    const opened = await open(form);
    claim(form, opened);
  } catch (error) {
    problem.textContent = error instanceof Error ? error.message : String(error);
    problem.hidden = false;
    problem.focus();
    button.disabled = false;
  }
}

async function open(form: HTMLFormElement): Promise<Opened> {
  const data = new FormData(form);
  const seats = Array.from({ length: count(form) }, (_, seat) => {
    const kind = data.get(`kind-${seat}`);
    if (kind === "bot") return { kind: "bot", bot: data.get(`bot-${seat}`) };
    const name = kind === "me" ? String(data.get(`name-${seat}`) ?? "").trim() : "";
    return { kind: "human", name, owner: kind === "me" ? "screen" : "invited" };
  });
  const after = Number(data.get("away"));
  const away = after > 0 ? { then: "bot", after } : { then: "wait" };
  const [kind, seconds, increment] = String(data.get("clock") ?? "none").split("-");
  const isShared = seats.some((seat) => seat.owner === "invited");
  const hook = isShared ? String(data.get("hook") ?? "").trim() || null : null;
  const clock = seconds && isShared ? { kind, seconds: Number(seconds), increment: Number(increment ?? 0) } : null;
  const options = chosenOptions(form);
  const isPublic = isShared && data.get("public") !== null;
  const answer = await post("/api/v1/tables", "application/json", JSON.stringify({ game: form.dataset.game, options, seats, away, clock, hook, hints: data.get("hints") !== null, public: isPublic, host: "screen" }));
  return (await answer.json()) as Opened;
}

/** The own seats are this browser's already: keep the invitations for the friends, and go to the table. */
function claim(form: HTMLFormElement, opened: Opened): void {
  const data = new FormData(form);
  const own = opened.seats.filter((seat) => data.get(`kind-${seat.seat}`) === "me");
  if (own[0]) memory.set("name", String(data.get(`name-${own[0].seat}`) ?? "").trim());
  memory.set(`invites-${opened.table}`, JSON.stringify(Object.fromEntries(opened.seats.filter((seat) => seat.link).map((seat) => [seat.seat, seat.link]))));
  location.assign(own[0] ? `/t/${opened.table}?seat=${own[0].seat}` : `/t/${opened.table}`);
}

/** Send something to the server; what goes wrong is an error in the reader's words. */
export async function post(path: string, type: string, body: string, seat?: number): Promise<Response> {
  const address = `${path}?lang=${document.documentElement.lang}${seat === undefined ? "" : `&seat=${seat}`}`;
  const answer = await reached(fetch(address, { method: "POST", headers: { "content-type": type }, body }));
  if (answer.status === 409 && answer.headers.get("location")) location.assign(`${answer.headers.get("location")}?next=${location.pathname}`);
  if (!answer.ok) throw new Error(await why(answer));
  return answer;
}

async function reached(fetching: Promise<Response>): Promise<Response> {
  try {
    return await fetching;
  } catch {
    throw new Error(t("client-unreachable"));
  }
}

/** The reason of a refusal, whatever its form. */
async function why(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { reason?: string; detail?: unknown } | null;
  if (typeof body?.reason === "string") return body.reason;
  if (typeof body?.detail === "string") return body.detail;
  return t("client-failed", { status: answer.status });
}
