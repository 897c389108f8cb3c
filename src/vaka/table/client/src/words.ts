// The page's sentences, in the reader's language, from the same Fluent messages that the server has.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

let bundle: FluentBundle | null = null;

/** Fetch the messages that the page names. */
export async function learn(): Promise<void> {
  const root = document.documentElement;
  const answer = await fetch(root.dataset.messages ?? "");
  bundle = new FluentBundle(root.lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
}

/** A message; its key where there is none, so that nothing breaks. */
export function t(key: string, params: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  return bundle && message?.value ? bundle.formatPattern(message.value, params, []) : key;
}

/** A day in the reader's way. */
export function day(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? "" : time.toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "short", year: "numeric" });
}

/** A clock time in the reader's way. */
export function clock(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return "";
  return time.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
}
