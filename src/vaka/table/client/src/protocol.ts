// What the server and this page say to each other; /api/v1 describes the same for other programs. The shapes are the server's own.

import type { Changes, Chat, Refused, View } from "./shapes";

export type { About, Action, Board as Picture, Chat as ChatLine, Device, Log as Line, Obstacle, Over as Ending, Request, Seat, Source, View } from "./shapes";

export type FromServer =
  | View
  | Changes
  | Refused
  | { type: "done"; key: string }
  | { type: "presence"; online: number[]; watching: number }
  | ({ type: "chat" } & Chat)
  | { type: "rematch"; table: string; link?: string }
  | { type: "pong" };

export type ToServer = { type: string; [key: string]: unknown };

/** What changes the table: the server does it once, however often it is said under the same key. */
export type Deed = ToServer & { key: string };
