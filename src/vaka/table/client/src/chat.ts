// Talk at the table.

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
    this.list.scrollTop = this.list.scrollHeight;
    get("chat-empty").hidden = this.list.children.length > 0;
  }
}

function item(line: ChatLine, seats: Seat[]): HTMLElement {
  if (line.notice) return h("li", { class: "notice" }, h("span", { class: "text" }, line.text, " ", h("time", { class: "quiet", datetime: line.time }, clock(line.time))));
  const seat = line.seat < 0 ? undefined : seats[line.seat];
  return h(
    "li",
    { class: line.seat < 0 ? "murmur" : "" },
    seat ? emblem(seat.word, seat.seat) : null,
    h("span", { class: "said" }, h("strong", {}, line.seat < 0 ? t("client-looks-on", { name: line.name || "…" }) : line.name), " ", h("time", { class: "quiet", datetime: line.time }, clock(line.time)), h("span", { class: "text" }, line.text)),
  );
}
