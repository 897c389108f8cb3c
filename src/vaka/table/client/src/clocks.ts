// The time that is left: on the seats' panels, and beside the prompt, where it is seen while one plays. And pauses.

import { get, h, icon } from "./dom";
import type { ToServer, View } from "./protocol";
import type { Clock } from "./shapes";
import { morph } from "./showing";
import { t } from "./words";

/** A clock; `label` says whose it is to those who do not see where it stands. */
export function clockFace(clock: Clock, label: string, name = ""): HTMLElement {
  const classes = clock.left < 0 ? "clock late" : clock.runs ? "clock runs" : "clock";
  return h("span", { class: classes }, icon("clock"), h("span", { class: "unseen" }, label), name ? h("span", { class: "whose", "aria-hidden": "true" }, name) : null, h("span", { class: "time" }, lasts(clock.left)));
}

/** A span of time, short: 2 d 5 h, 1:05:09, 4:30. */
export function lasts(seconds: number): string {
  const whole = Math.floor(Math.abs(seconds));
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  const sign = seconds < 0 ? "−" : "";
  if (days > 0) return `${sign}${t("client-days", { days, hours })}`;
  return hours > 0 ? `${sign}${hours}:${two(minutes)}:${two(whole % 60)}` : `${sign}${minutes}:${two(whole % 60)}`;
}

/** Beside the prompt: the own clock first, then those that run; or why none does. */
export function showClocks(live: View): void {
  const timed = live.over ? [] : live.seats.filter((seat) => seat.clock);
  const shown = timed.filter((seat) => seat.seat === live.viewer || seat.clock!.runs).sort((one, other) => Number(other.seat === live.viewer) - Number(one.seat === live.viewer));
  const awaited = timed.length > 0 && live.seats.some((seat) => seat.bot === null && !seat.taken);
  const faces = shown.map((seat) => {
    const own = seat.seat === live.viewer;
    return clockFace(seat.clock!, own ? t("client-clock") : t("client-clock-of", { name: seat.name }), own ? "" : seat.name);
  });
  const why = live.paused ? t("client-paused") : awaited ? t("client-clocks-later") : "";
  morph("clocks", h("p", { id: "clocks", class: "clocks", hidden: faces.length === 0 && !why }, ...faces, why ? h("span", { class: "quiet" }, why) : null));
  get("pause").textContent = t(live.paused ? "client-resume" : "client-pause");
}

/** Ask the others for a pause, or to go on. */
export function pause(live: View, send: (message: ToServer) => void): void {
  send({ type: "request", what: live.paused ? "resume" : "pause" });
}
