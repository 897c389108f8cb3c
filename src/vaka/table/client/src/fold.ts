// A view of what has changed since the last one. The server sends all of it once for each line, and then what is new.

import type { Changes, View } from "./shapes";

const MARK = "<g ";

/** The next view: the last one with what has changed. The last one stays as it is. */
export function fold(last: View, changes: Changes): View {
  const board = last.board && { ...last.board, ...changes.board };
  if (board && changes.moving) board.moving = mended(board.moving, changes.moving);
  const seats = changes.seats ? last.seats.map((seat, place) => ({ ...seat, ...changes.seats![place] })) : last.seats;
  const log = changes.log ?? [];
  const log_from = changes.log_from ?? last.log_from + last.log.length;
  return { ...last, board, seats, ...changes.parts, log, log_from, chat: changes.chat ?? null } as View;
}

/** The picture: two numbers are pieces of the old one, a text is new. */
function mended(old: string, made: (number | string)[]): string {
  const pieces = old.split(MARK);
  const fresh: string[] = [];
  for (let place = 0; place < made.length; place++) {
    const part = made[place]!;
    if (typeof part === "string") fresh.push(part);
    else fresh.push(...pieces.slice(part, made[++place] as number));
  }
  return fresh.join(MARK);
}

/** A view whose seats may be changed, as time passes and people come and go, while the kept one stays. */
export function lent(view: View): View {
  return { ...view, seats: structuredClone(view.seats) };
}
