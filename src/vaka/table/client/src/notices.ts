// It is your turn: in the tab's title, by a sound that we make ourselves, and by the browser's notification.

import { get, memory } from "./dom";
import { asked, wish } from "./consent";
import type { View } from "./protocol";
import { renew, subscribe, unsubscribe, whyNot } from "./push";
import { toast } from "./settings";
import { t } from "./words";

const BADGED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0B4F6C"/><path d="M15 4C23 8 25 15 22 21H10C15 16 16 10 15 4Z" fill="#C7863A" stroke="#F7EFDF" stroke-width="1.5"/><path d="M4 23Q16 28 28 22L25 27Q16 30 8 27Z" fill="#F7EFDF"/><circle cx="25" cy="7" r="7" fill="#E2553A" stroke="#F7EFDF" stroke-width="2"/></svg>`;

let context: AudioContext | null = null;

/** A short wooden knock for each note, as on a slit drum. */
function knock(frequency: number, at: number, loud: number): void {
  const audio = (context ??= new AudioContext());
  void audio.resume(); // a browser lets sound begin only after a first touch
  const start = audio.currentTime + at;
  for (const [ratio, part] of [
    [1, 1],
    [2.76, 0.28],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = "sine";
    tone.frequency.setValueAtTime(frequency * ratio * 1.04, start);
    tone.frequency.exponentialRampToValueAtTime(frequency * ratio, start + 0.04);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud * part, start + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.32 / ratio);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}

function sound(name: "turn" | "move" | "end"): void {
  if (memory.get("sound") === "off") return;
  try {
    if (name === "move") knock(330, 0, 0.06);
    else if (name === "turn") [392, 523].forEach((tone, place) => knock(tone, place * 0.14, 0.16));
    else [392, 523, 659, 784].forEach((tone, place) => knock(tone, place * 0.13, 0.16));
  } catch {
    // A browser without sound stays silent.
  }
}

/** Tell what changed from one live view to the next. */
export function notice(before: View | null, now: View): void {
  badge(now.you && !now.over);
  document.title = `${now.you && !now.over ? "● " : ""}${now.you && !now.over ? t("client-your-turn") : now.ask} · ${now.title}`;
  if (!before || before.entry === now.entry) return;
  if (now.over && !before.over) sound("end");
  else if (now.you && !before.you) {
    sound("turn");
    notify(now, t("client-your-turn"), now.ask);
  } else if (now.undo.request && !before.undo.request && asked(now, now.undo.request).length > 0) {
    sound("turn");
    notify(now, t("client-asked"), wish(now, now.undo.request));
  } else if (now.ply > before.ply) sound("move");
}

let plain: string | null = null;

/** A dot on the page's symbol, where the title is too narrow to be read. */
function badge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  plain ??= link.href;
  link.href = on ? `data:image/svg+xml,${encodeURIComponent(BADGED)}` : plain;
}

/** Whoever looks at the page needs no more than its title. */
function notify(view: View, title: string, body: string): void {
  const looking = !document.hidden && document.hasFocus();
  if (looking || !("Notification" in window) || Notification.permission !== "granted" || memory.get("notify") !== "on") return;
  try {
    const shown = new Notification(`${view.title}: ${title}`, { body, tag: `vaka-${view.table}` });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Browsers of phones have the permission but not the constructor: there the title and the sound must do.
  }
}

/** The two switches; the permission is asked when somebody wants it, never before. */
export function switches(): void {
  const loud = get<HTMLInputElement>("sound");
  loud.checked = memory.get("sound") !== "off";
  loud.addEventListener("change", () => {
    memory.set("sound", loud.checked ? "on" : "off");
    if (loud.checked) sound("turn");
  });
  const wanted = get<HTMLInputElement>("notify");
  const able = "Notification" in window;
  wanted.disabled = !able;
  const why = whyNot();
  get("notify-why").textContent = why;
  get("notify-why").hidden = !why;
  void renew().catch(() => {});
  wanted.checked = able && Notification.permission === "granted" && memory.get("notify") === "on";
  wanted.addEventListener("change", async () => {
    const asked = wanted.checked;
    const granted = asked && (await Notification.requestPermission()) === "granted";
    if (asked && !granted) toast(t("client-notify-forbidden"));
    wanted.checked = granted;
    memory.set("notify", granted ? "on" : "off");
    if (why) return; // the page itself still tells while it is open
    try {
      await (granted ? subscribe() : unsubscribe());
    } catch (error) {
      toast((error as Error).message);
    }
  });
}
