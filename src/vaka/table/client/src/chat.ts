// Talk at the table.

import { muted, unmute } from "./doors";
import { emblem, get, h } from "./dom";
import type { ChatLine, Seat } from "./protocol";
import { clock, t } from "./words";

export class Chat {
  private list = get("chat-list");
  private field = get<HTMLInputElement>("chat-text");
  private last = 0;

  constructor(say: (text: string) => void) {
    get("chat-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      if (!text) return;
      say(text);
      this.field.value = "";
    });
    get("chat-muted").addEventListener("click", () => {
      unmute(document.body.dataset.table!);
      this.sift();
    });
  }

  /** Do I want to hear this? What the table itself says, always. */
  hears(line: ChatLine): boolean {
    return line.notice !== null || !muted(document.body.dataset.table!).has(line.seat);
  }

  /** Whom I want to hear has changed: hide and show their lines. */
  sift(): void {
    const now = muted(document.body.dataset.table!);
    const lines = [...this.list.querySelectorAll<HTMLElement>("[data-by]")];
    for (const line of lines) line.hidden = now.has(Number(line.dataset.by));
    const hidden = lines.filter((line) => line.hidden).length;
    get("chat-muted-place").hidden = hidden === 0;
    get("chat-muted-count").textContent = t("client-hidden-lines", { count: hidden });
  }

  /** All lines, as on arriving. */
  fill(lines: ChatLine[], seats: Seat[]): void {
    this.list.replaceChildren(...lines.map((line) => item(line, seats)));
    this.last = lines.at(-1)?.entry ?? 0;
    this.down();
  }

  /** One more line; false where it was among those on arriving, since it was said just then. */
  add(line: ChatLine, seats: Seat[]): boolean {
    if (line.seat >= 0 && line.entry <= this.last) return false;
    if (line.seat >= 0) this.last = line.entry;
    this.list.append(item(line, seats));
    this.down();
    return true;
  }

  private down(): void {
    this.sift();
    this.list.scrollTop = this.list.scrollHeight;
    get("chat-empty").hidden = this.list.children.length > 0;
  }
}

function item(line: ChatLine, seats: Seat[]): HTMLElement {
  if (line.notice) return h("li", { class: "notice" }, h("span", { class: "text" }, line.text, " ", h("time", { class: "quiet", datetime: line.time }, clock(line.time))));
  const seat = line.seat < 0 ? undefined : seats[line.seat];
  return h(
    "li",
    { class: line.seat < 0 ? "murmur" : "", "data-by": line.seat },
    seat ? emblem(seat.word, seat.seat) : null,
    h("span", { class: "said" }, h("strong", {}, line.seat < 0 ? t("client-looks-on", { name: line.name || "…" }) : line.name), " ", h("time", { class: "quiet", datetime: line.time }, clock(line.time)), h("span", { class: "text" }, line.text)),
  );
}
