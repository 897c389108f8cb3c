// Friends who are still to come: a card with the link, to be sent, shared or photographed; and who watches.

import { invites } from "./devices";
import { emblem, get, h, icon } from "./dom";
import type { Seat, View } from "./protocol";
import { post } from "./setup";
import type { Link } from "./shapes";
import { t } from "./words";

/** The pictures of links, as far as they have come. */
const pictures = new Map<string, string>();

/** The cards of all seats that wait for somebody; each stands open while the game waits for that seat. */
export function waitingCards(live: View): HTMLElement[] {
  if (live.over || live.readonly || live.frozen) return [];
  const links = invites(live.table);
  return live.seats.filter((seat) => seat.kind === "human" && !seat.taken && (live.host || seat.seat in links)).map((seat) => card(live, seat, links[seat.seat]));
}

function card(live: View, seat: Seat, link: string | undefined): HTMLElement {
  const url = link ? new URL(link, location.href).href : "";
  const source = link ? pictures.get(link) : "";
  const picture = h("img", { id: `qr-${seat.seat}`, class: "qr", alt: t("client-qr"), width: 160, height: 160, src: source || null, hidden: !source });
  if (link && source === undefined) void fetchPicture(link, `qr-${seat.seat}`);
  const there = document.getElementById(`waits-${seat.seat}`) as HTMLDetailsElement | null;
  return h(
    "details",
    { id: `waits-${seat.seat}`, class: "waits", open: there ? there.open : live.waiting.includes(seat.seat) || innerWidth >= 900 },
    h("summary", {}, emblem(seat.word, seat.seat), h("span", {}, t("client-waiting-for", { name: seat.name }))),
    h("p", { class: "quiet" }, t("client-waiting-meaning")),
    isHereOnly() ? h("p", { class: "problem" }, t("client-here-only")) : null,
    link ? h("input", { id: `link-${seat.seat}`, class: "address", readonly: true, value: url, "aria-label": t("client-copy-link") }) : null,
    h(
      "div",
      { class: "row" },
      h("button", { id: `send-${seat.seat}`, type: "button", class: "primary", "data-invite": seat.seat }, icon("link"), t("client-copy-link")),
      link && "share" in navigator ? h("button", { id: `share-${seat.seat}`, type: "button", "data-share": url }, icon("send"), t("client-share")) : null,
    ),
    picture,
  );
}

/** Does the link lead to this machine alone, whoever opens it? */
function isHereOnly(): boolean {
  return ["localhost", "[::1]"].includes(location.hostname) || location.hostname.startsWith("127.");
}

async function fetchPicture(link: string, id: string): Promise<void> {
  pictures.set(link, "");
  const answer = await post("/api/v1/links", "application/json", JSON.stringify({ link })).catch(() => null);
  const source = answer ? ((await answer.json()) as Link).qr : "";
  pictures.set(link, source);
  const picture = document.getElementById(id) as HTMLImageElement | null;
  if (!picture || !source) return;
  picture.src = source;
  picture.hidden = false;
}

/** Hand a link to whatever the device shares with. */
export function share(live: View, url: string): void {
  void navigator.share?.({ title: `Vaka: ${live.title}`, text: t("client-share-text", { game: live.title }), url }).catch(() => {});
}

/** Who looks on, and whether I do. */
export function watching(live: View, count: number): void {
  const line = get("watching");
  const me = live.viewer === "spectator" && !live.readonly; // a record is looked at by everybody
  const others = live.viewer === "spectator" ? Math.max(0, count - 1) : count;
  line.hidden = !me && others === 0;
  line.textContent = [me ? t("client-you-watch") : "", others > 0 ? t("client-watching", { count: others }) : ""].filter(Boolean).join(" ");
}
