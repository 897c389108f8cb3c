// What goes with every view: links that lead to the same seat, and what a screen reader says.

import { get } from "./dom";
import type { View } from "./protocol";
import { say } from "./voice";

/** What leads from this page to the same seat: the record, and the page in another language. */
export function links(view: View): void {
  get<HTMLAnchorElement>("record-link").href = view.record_url;
  if (view.viewer === "spectator") return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
    const url = new URL(link.href);
    url.searchParams.set("seat", String(view.viewer));
    link.href = url.href;
  }
}

/** Read out what is new, and what is asked. */
export function announce(before: View | null, view: View, news: string[]): void {
  say(...news);
  if (!before || before.ask !== view.ask || news.length > 0) say(view.ask);
}
