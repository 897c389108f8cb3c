// What could lie where nobody here sees anything: asked for about one place, and shown as a short list with chances.

import { h } from "./dom";
import type { Belief, Guess, Refused } from "./shapes";
import { toast } from "./settings";
import { say } from "./voice";
import { t } from "./words";

const FEW = 5; // so many are shown at once; the rest is folded

/** A button that asks what could lie at a place, and what was answered in its place; `known` keeps answers about this position. */
export function guess(place: string, hides: "one" | "several", known: Map<string, Belief>, address: string, grown: () => void): HTMLElement {
  const box = h("div", { class: "belief", tabindex: -1 });
  const put = (...parts: HTMLElement[]): void => {
    const inside = box.contains(document.activeElement);
    box.replaceChildren(...parts);
    if (inside) box.focus({ preventScroll: true }); // whoever asked by the keyboard stays here
  };
  const told = known.get(place);
  if (told) box.append(...list(told));
  else {
    const button = h("button", { type: "button", class: "guess", onclick: () => void ask() }, t(`client-belief-${hides}`));
    box.append(button);
    const ask = async (): Promise<void> => {
      put(h("p", { role: "status" }, t("client-thinking")));
      grown();
      const answer = await fetch(`${address}&of=${encodeURIComponent(place)}`).catch(() => null);
      const found = (await answer?.json().catch(() => null)) as Belief | Refused | null;
      if (answer?.ok && found && "guesses" in found) known.set(place, found);
      if (!box.isConnected || box.closest("[hidden]")) return; // the box was closed, or tells of something else
      if (!answer?.ok || !found || !("guesses" in found)) {
        put(button);
        return toast(found && "reason" in found ? found.reason : t("client-unreachable"));
      }
      put(...list(found));
      say(box.textContent ?? "");
      grown();
    };
  }
  return box;
}

/** The likeliest first; whatever was really there stands among the first as well. */
function list(found: Belief): HTMLElement[] {
  const first = found.guesses.filter((one, place) => place < FEW || (one.really ?? 0) > 0);
  const rest = found.guesses.filter((one) => !first.includes(one));
  return [
    h("p", { class: "quiet" }, t(found.several ? "client-belief-meaning-several" : "client-belief-meaning-one")),
    h("ul", { class: "guesses" }, ...first.map((one) => row(one, found.several))),
    ...(rest.length > 0
      ? [h("details", {}, h("summary", {}, t("client-belief-more", { count: rest.length })), h("ul", { class: "guesses" }, ...rest.map((one) => row(one, found.several))))]
      : []),
  ];
}

function row(one: Guess, several: boolean): HTMLElement {
  const lang = document.documentElement.lang;
  const share = one.chance < 0.01 ? t("client-belief-hardly") : new Intl.NumberFormat(lang, { style: "percent" }).format(one.chance);
  const mean = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(one.mean);
  const really = one.really ?? 0;
  const made = h(
    "li",
    really > 0 ? { class: "really" } : {},
    h("span", {}, one.name, really > 0 ? h("span", { class: "was" }, ` ✓\u00a0${t(several ? "client-belief-were" : "client-belief-was", { count: really })}`) : null),
    h("span", { class: "figures" }, several ? `${share} · ${mean}` : share),
  );
  made.style.setProperty("--share", `${100 * one.chance}%`);
  return made;
}
