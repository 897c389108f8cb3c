// Views of what has changed. The first message of a line has everything, and the next ones what is new.

import type { Changes, View } from "./shapes";

/** What is kept: the last view, and the pieces of what moves in its picture. */
export interface Kept {
  view: View;
  pieces: string[];
}

/** The next view: the last one with what has changed. The last one stays as it is. */
export function fold(last: Kept | null, changes: Changes): Kept {
  const view = { ...last?.view, ...changes.parts } as View;
  view.log = changes.log ?? [];
  view.log_from = changes.log_from ?? last!.view.log_from + last!.view.log.length;
  view.chat = changes.chat ?? null;
  if (changes.seats) view.seats = view.seats.map((seat, place) => ({ ...seat, ...changes.seats![place] }));
  const pieces = changes.moving ? mended(last?.pieces ?? [], changes.moving) : (last?.pieces ?? []);
  if (view.board) view.board = { ...view.board, ...changes.board, moving: pieces.join("") };
  return { view, pieces };
}

/** The pieces of a picture: two numbers are pieces of the old one, a text is a new one. */
function mended(old: string[], made: (number | string)[]): string[] {
  const pieces: string[] = [];
  for (let place = 0; place < made.length; place++) {
    const part = made[place]!;
    if (typeof part === "string") pieces.push(part);
    else pieces.push(...old.slice(part, made[++place] as number));
  }
  return pieces;
}

/** A view whose seats may be changed, as time passes and people come and go, while the kept one stays. */
export function lent(view: View): View {
  return { ...view, seats: structuredClone(view.seats) };
}
