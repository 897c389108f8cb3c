// Which puzzles were solved in this browser, and how many in a row. The server knows nothing of it.

import { get, h, memory } from "./dom";
import { day, t } from "./words";

/** How a puzzle ended: at the first try and without a hint (`clean`), or with the solution shown; `day`, if it was that day's. */
interface Ending {
  clean: boolean;
  shown: boolean;
  day: string;
}

/** In a row: puzzles at the first try, and days on which the puzzle of the day was solved, up to the last of them. */
interface Streak {
  row: number;
  days: number;
  last: string;
}

const NOTHING: Streak = { row: 0, days: 0, last: "" };

/** The puzzles of a game that are done with. */
export function solved(game: string): Set<string> {
  return new Set((memory.get(`puzzles-${game}`) ?? "").split(" ").filter(Boolean));
}

/** A puzzle is done with. Solved again, it counts for nothing. */
export function solve(game: string, key: string, ending: Ending): void {
  const done = solved(game);
  const streak = kept();
  if (!done.has(key)) streak.row = ending.clean ? streak.row + 1 : 0;
  if (ending.day !== "" && !ending.shown && streak.last !== ending.day) {
    streak.days = streak.last === before(ending.day) ? streak.days + 1 : 1;
    streak.last = ending.day;
  }
  memory.set(`puzzles-${game}`, [...done.add(key)].join(" "));
  memory.set("puzzle-streak", JSON.stringify(streak));
}

/** What there is to tell of it. */
export function streaks(): string[] {
  const { row, days } = kept();
  return [days > 0 ? t("client-puzzle-days", { days }) : "", row > 1 ? t("client-puzzle-row", { count: row }) : ""].filter(Boolean);
}

function kept(): Streak {
  try {
    return { ...NOTHING, ...(JSON.parse(memory.get("puzzle-streak") ?? "{}") as Partial<Streak>) };
  } catch {
    return { ...NOTHING };
  }
}

/** The day before, as it is written in addresses. */
function before(iso: string): string {
  const time = new Date(`${iso}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() - 1);
  return time.toISOString().slice(0, 10);
}

/** The page of all puzzles: what is done with is marked, and each game goes on with the first that is not. */
export function puzzles(): void {
  for (const time of document.querySelectorAll("time")) time.textContent = day(time.dateTime) || time.textContent;
  get("puzzle-streak").replaceChildren(...streaks().map((line) => h("span", {}, line)));
  for (const section of document.querySelectorAll<HTMLElement>("[data-of]")) {
    const done = solved(section.dataset.of!);
    const links = [...section.querySelectorAll<HTMLAnchorElement>("[data-key]")];
    for (const link of links) mark(link, done);
    const left = links.filter((link) => !done.has(link.dataset.key!));
    section.querySelector(".done")!.textContent = t("client-puzzle-solved", { solved: links.length - left.length, count: links.length });
    if (left[0]) section.querySelector(".next")!.setAttribute("href", left[0].getAttribute("href")!);
  }
  const today = document.querySelector<HTMLElement>("[data-today]");
  if (today && solved(today.dataset.game!).has(today.dataset.today!)) today.classList.add("known");
}

function mark(link: HTMLAnchorElement, done: Set<string>): void {
  if (!done.has(link.dataset.key!)) return;
  link.classList.add("known");
  link.append(h("span", { class: "unseen" }, ` (${t("client-puzzle-known")})`));
}
