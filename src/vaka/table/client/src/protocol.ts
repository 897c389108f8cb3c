// What the server and this page say to each other; /api/v1 describes the same for other programs.

export interface Action {
  id: number;
  notation: string;
  sentence: string;
  kind: string;
  aside?: boolean;
}

export interface Obstacle {
  kind: string;
  text: string;
  rule: string | null;
}

export interface Seat {
  seat: number;
  word: string;
  label?: string;
  name: string;
  kind: "human" | "bot";
  bot: string | null;
  bot_label?: string | null;
  online: boolean;
  /** Seconds since this player was last here; null while they are. */
  away?: number | null;
  score: number;
  /** The score as a reader sees it: half points, for instance. */
  score_text: string;
  /** What this seat has in the open, in the game's own words. */
  panel?: string;
  waiting: boolean;
  winner: boolean;
}

export interface Line {
  entry: number;
  ply: number;
  text: string;
}

export interface ChatLine {
  entry: number;
  seat: number | null;
  name: string;
  text: string;
  time: string;
}

export interface Request {
  id: number;
  by: number;
  what: "undo" | "concede" | "agree";
  ply?: number;
  winners?: number[];
  agreed: number[];
  needs: number[];
}

export interface Picture {
  static_url: string | null;
  moving: string;
  title?: string;
  waits?: number | null;
  /** Null for a game that is drawn in one shape only. */
  shape?: "wide" | "tall" | null;
  width: number;
  height: number;
}

export interface Source {
  label: string;
  points: number;
  text: string;
}

export interface Ending {
  how: string;
  winners: number[];
  scores: number[];
  score_texts: string[];
  reasons: string;
  /** For each seat where its score comes from; empty where there is one source only. */
  points?: Source[][];
}

export interface View {
  type: "view";
  table: string;
  game: string;
  title: string;
  /** What the score counts. */
  score_name: string;
  entry: number;
  ply: number;
  plies: number;
  floor: number;
  live: boolean;
  viewer: number | "spectator";
  held: number[];
  curtain: boolean;
  waiting: number[];
  you: boolean;
  ask: string;
  board: Picture | null;
  text: string;
  actions: Action[];
  obstacles: Obstacle[];
  kinds?: Record<string, string>;
  seats: Seat[];
  log: Line[];
  log_from?: number;
  undo: { free: boolean; restart: boolean; redo: boolean; request: Request | null };
  chat?: ChatLine[] | null;
  /** The own order in a simultaneous step, until all are opened. */
  held_order?: { action: number; sentence: string; opens: number } | null;
  rematch?: { table: string; link: string } | null;
  decline?: { label: string; on: boolean } | null;
  readonly?: boolean;
  /** After so many seconds a player who has gone may be stood in for by a bot. */
  away_time: number;
  over: Ending | null;
  record_url: string;
  rules_url: string;
}

export type FromServer =
  | View
  | { type: "refused"; reason: string; rule: string | null; of: string | null; key?: string | null }
  | { type: "done"; key: string }
  | { type: "presence"; online: number[] }
  | ({ type: "chat" } & ChatLine)
  | { type: "rematch"; table: string; link?: string }
  | { type: "pong" };

export type ToServer = { type: string; [key: string]: unknown };

/** What changes the table: the server does it once, however often it is said under the same key. */
export type Deed = ToServer & { key: string };
