// Time passes, also while nobody plays, and people come and go.

import type { View } from "./protocol";

const TICK = 5; // seconds

/** Whoever is away is so for longer, and clocks run; `show` is called when a panel tells something else than before. */
export function passTime(live: () => View | null, show: () => void): void {
  let seconds = 0;
  setInterval(() => {
    const view = live();
    seconds = (seconds + 1) % TICK;
    if (!view || view.over) return;
    const running = view.seats.filter((seat) => seat.clock?.runs);
    const gone = seconds === 0 ? view.seats.filter((seat) => typeof seat.away === "number") : [];
    for (const seat of running) seat.clock!.left -= 1;
    for (const seat of gone) seat.away! += TICK;
    if (running.length + gone.length > 0) show();
  }, 1000);
}

/** Somebody has come or gone: who is here now, and how many look on. */
export function tellPresence(view: View, online: number[], watching: number): void {
  view.watching = watching;
  for (const seat of view.seats) {
    seat.online = seat.kind === "bot" || online.includes(seat.seat);
    if (seat.online) seat.away = null;
    else seat.away ??= 0;
  }
}
