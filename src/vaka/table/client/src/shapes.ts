// Written by tools/client_types.py from vaka/table/protocol/shapes.py, which is where to change it.

/** Pieces of one kind that a whole move takes along: how many are meant, and how many there are. */
export interface Cargo {
  word: string;
  name: string;
  count: number;
  most: number;
}

/** Where a whole move can lead: the place on the board, and the word that is typed for it. */
export interface Goal {
  place: string;
  word: string;
  name: string;
}

/** What is ordered by an action of its own. */
export interface Ware {
  action: number;
  name: string;
  price: number | null;
}

/** The whole moves that begin at a place (`start`; empty: with what is in hand), or the wares of that place. The notation of a whole move is `notation`, the word of a goal, then a number and a word for each piece that goes along. */
export interface Offer {
  start: string;
  notation: string;
  note: string;
  goals: Goal[];
  cargo: Cargo[];
  wares: Ware[];
}

/** A value of an option, and the player counts that it goes with. */
export interface Choice {
  value: string;
  label: string;
  meaning: string;
  seats: number[];
}

/** A way to play that has a name: all its options, and the player counts that it is for. */
export interface Preset {
  name: string;
  label: string;
  meaning: string;
  options: Record<string, string>;
  seats: number[];
}

/** An option of a game. */
export interface Option {
  name: string;
  label: string;
  meaning: string;
  default: string;
  choices: Choice[];
}

/** A seat's own word, and how a reader calls it. */
export interface SeatWord {
  word: string;
  label: string;
}

/** A game. */
export interface Game {
  id: string;
  title: string;
  designer: string;
  year: number | null;
  seats: number[];
  minutes: number[] | null;
  tagline: string;
  presets: Preset[];
  options: Option[];
  seating: Record<string, SeatWord[]>;
  picture: string | null;
  lessons: number;
  lessons_alone: number;
}

/** A step of a first game: what it says, and the actions that are right in its position (none: it is only read). */
export interface Lesson {
  key: string;
  text: string;
  moves: number[];
}

/** A puzzle of a game: its name, and how many levels of bots mostly miss it. */
export interface Puzzle {
  key: string;
  level: number;
}

/** One of the hints of a puzzle. The last one is the solution: `actions`. */
export interface Help {
  step: number;
  steps: number;
  text: string;
  places: string[];
  actions: number[];
}

/** What is said of a try: whether it is the solution, or else what it costs, as a part of a win; and both in words. `on`: more belongs to it, so it is only played. `actions` is all of it; without a cost, nobody has measured it. */
export interface Tried {
  right: boolean;
  on: boolean;
  cost: number | null;
  actions: number[];
  text: string;
}

/** A bot. */
export interface Bot {
  name: string;
  label: string;
  meaning: string;
}

/** A seat of a new table: with `token`, the key of a seat that is yours, or with `link`, the invitation to one that is not. `place` is the number of the wish that sits here. */
export interface OpenedSeat {
  seat: number;
  word: string;
  kind: string;
  name: string;
  place: number;
  token?: string;
  link?: string;
}

/** A new table. */
export interface Opened {
  table: string;
  seats: OpenedSeat[];
  spectator: string;
  host: string | null;
}

/** A seat that is yours from now on, and the bearer key to it. */
export interface Key {
  table: string;
  seat: number;
  token: string;
}

/** A link that is good once, with its picture to be photographed; `seconds` is for how long. */
export interface Link {
  link: string;
  qr: string;
  seconds: number | null;
}

/** A code that brings all seats of a browser to another one, once. */
export interface Pass {
  link: string;
  qr: string;
  seconds: number | null;
  code: string;
}

/** A device of a seat; `here` is the one that asks. */
export interface Device {
  id: string;
  kind: string;
  label: string;
  created: string;
  here: boolean;
  online: boolean;
}

/** Where a table is. */
export interface Table {
  table: string;
  link: string;
}

/** Where the next game is played, and on which seat. */
export interface Rematch {
  table: string;
  link: string;
  seat: number;
}

/** Why something is not done: the rules' paragraph, the message's `key`; `unsure`: the action that nobody could take back. */
export interface Refused {
  type: "refused";
  reason: string;
  rule: string | null;
  of: string | null;
  key: string | null;
  unsure: number | null;
}

/** Something that you can do now. */
export interface Action {
  id: number;
  notation: string;
  sentence: string;
  kind: string;
  aside: boolean;
}

/** What there is to know of a place on the board; empty where there is nothing to say. */
export interface About {
  place: string;
  name: string;
  effect: string;
  price: string;
  points: string;
  why_not: string;
  rule: string | null;
  hides: "" | "one" | "several";
}

/** Something that could lie hidden at a place: the chance that it does, and how many of it there are on average. `really` says how many there were, for a position of a game that is over. */
export interface Guess {
  name: string;
  chance: number;
  mean: number;
  really: number | null;
}

/** What could lie hidden at a place, the likeliest first, for all that this view tells. */
export interface Belief {
  place: string;
  several: boolean;
  guesses: Guess[];
}

/** Something that you cannot do now, and why. */
export interface Obstacle {
  kind: string;
  text: string;
  rule: string | null;
}

/** The picture: the static part by address, the moving part as SVG (all of it, where there is no address). */
export interface Board {
  static_url: string | null;
  moving: string;
  width: number;
  height: number;
  title: string;
  waits: number | null;
  shape: "wide" | "tall" | null;
}

/** How many seconds are left of a seat's time, for the whole game or for this move, and whether it runs. */
export interface Clock {
  kind: "bank" | "move";
  left: number;
  runs: boolean;
}

/** A player. A seat that is `settled` is its owner's for good: it has moved, or knows what others must not. Of a seat that is `hushed` nobody hears what it says. */
export interface Seat {
  seat: number;
  word: string;
  label: string;
  name: string;
  kind: "human" | "bot";
  taken: boolean;
  lost: boolean;
  moved: boolean;
  settled: boolean;
  bot: string | null;
  bot_label: string | null;
  online: boolean;
  away: number | null;
  score: number;
  score_text: string;
  waiting: boolean;
  winner: boolean;
  panel: string;
  hushed: boolean;
  clock: Clock | null;
}

/** A line of the log: the ply that it tells of, of whom, and where on the board that was, as names of places. */
export interface Log {
  entry: number;
  ply: number;
  text: string;
  seat: number | null;
  places: string[];
}

/** A line of chat. */
export interface Chat {
  entry: number;
  seat: number;
  name: string;
  text: string;
  time: string;
  notice: string | null;
}

/** Where points come from. */
export interface Source {
  label: string;
  points: number;
  text: string;
}

/** How the game ended; `points` tells for each seat where its score comes from, if it comes from several places. */
export interface Over {
  how: string;
  winners: number[];
  scores: number[];
  score_texts: string[];
  reasons: string;
  points: Source[][];
}

/** Something that needs consent: who asks for what, who has agreed, and who has still to answer. */
export interface Request {
  id: number;
  by: number;
  what: "undo" | "concede" | "agree" | "invite" | "pause" | "resume";
  agreed: number[];
  needs: number[];
  ply?: number;
  winners?: number[];
  seat?: number;
}

/** What can be taken back, or (`why`) why nothing can be alone; `back` is the position before the own last decision. */
export interface Undo {
  free: boolean;
  back: number | null;
  why: string;
  restart: boolean;
  redo: boolean;
  request: Request | null;
}

/** The battle that one may stay out of. */
export interface Decline {
  label: string;
  on: boolean;
}

/** The own order in a simultaneous step, until all are opened. */
export interface HeldOrder {
  action: number;
  sentence: string;
  opens: number;
}

/** What is expected to follow. */
export interface Expected {
  seat: number;
  name: string;
  notation: string;
}

/** An action that a hint names: its share of what was tried, and its result from 0 (lost) to 1 (won). Where the action begins a whole move, `actions` has all of it, and `places` where it begins and ends. */
export interface Candidate {
  action: number;
  actions: number[];
  places: string[];
  notation: string;
  sentence: string;
  share: number;
  result: number;
  line: Expected[];
}

/** What a strong player would consider, the best first; it belongs to this entry. */
export interface Hint {
  entry: number;
  iterations: number;
  candidates: Candidate[];
  text: string;
}

/** A decision that cost a part of a win: what was played after so many plies, and what would have been better. */
export interface Costly {
  ply: number;
  played: string;
  better: string;
  cost: string;
  error: string;
  line: string;
}

/** A seat's game in a line, and its costly decisions, the worst first. */
export interface AnalysedSeat {
  seat: number;
  name: string;
  text: string;
  costly: Costly[];
}

/** The analysis of a game that is over: the part that is done (null: nobody has asked for it), and all of it in the end. */
export interface Analysis {
  part: number | null;
  picture: string;
  seats: AnalysedSeat[];
  made: string;
}

/** Which table, seen by whom. */
export interface Frame {
  type: "view";
  table: string;
  game: string;
  title: string;
  entry: number;
  viewer: number | "spectator";
  readonly: boolean;
  frozen: boolean;
  hints: boolean;
  lang: string;
  record_url: string;
  rules_url: string;
  score_name: string;
}

/** What of a view changes with the game alone. `passing`: steps with a single option are passed over for this seat. `setup` is the position in which the first decision was asked for, `since` the one after the viewer's own last decision. */
export interface Core {
  type: "view";
  table: string;
  game: string;
  title: string;
  entry: number;
  viewer: number | "spectator";
  readonly: boolean;
  frozen: boolean;
  hints: boolean;
  lang: string;
  record_url: string;
  rules_url: string;
  score_name: string;
  ply: number;
  plies: number;
  floor: number;
  setup: number;
  since: number;
  live: boolean;
  waiting: number[];
  you: boolean;
  ask: string;
  board: Board | null;
  text: string;
  actions: Action[];
  obstacles: Obstacle[];
  kinds: Record<string, string>;
  undo: Undo;
  over: Over | null;
  decline: Decline | null;
  plans: Offer[];
  passing: boolean;
}

/** What of a view changes with who is here and who looks. `public`: anybody on this server may sit down on a free seat. `removes`: you are the host, and may remove players. */
export interface Rest {
  seats: Seat[];
  held: number[];
  curtain: boolean;
  held_order: HeldOrder | null;
  rematch: Table | null;
  away_time: number | null;
  paused: boolean;
  host: boolean;
  public: boolean;
  removes: boolean;
  watching: number;
}

/** A seat of an open table: who sits there, or that it is free. */
export interface OpenSeat {
  word: string;
  name: string;
  free: boolean;
  bot: boolean;
}

/** An option that is not as usual, and what was chosen. */
export interface Chosen {
  label: string;
  choice: string;
}

/** A table where anybody may sit down; it has been open for so many `minutes`. */
export interface OpenTable {
  table: string;
  link: string;
  game: string;
  title: string;
  picture: string | null;
  options: Chosen[];
  seats: OpenSeat[];
  since: string;
  minutes: number;
}

/** By which key this server sends messages, if it does, and which subscriptions of this browser it knows. */
export interface Push {
  key: string | null;
  known: string[];
}

/** What a viewer may see of a table. */
export interface View {
  type: "view";
  table: string;
  game: string;
  title: string;
  entry: number;
  viewer: number | "spectator";
  readonly: boolean;
  frozen: boolean;
  hints: boolean;
  lang: string;
  record_url: string;
  rules_url: string;
  score_name: string;
  ply: number;
  plies: number;
  floor: number;
  setup: number;
  since: number;
  live: boolean;
  waiting: number[];
  you: boolean;
  ask: string;
  board: Board | null;
  text: string;
  actions: Action[];
  obstacles: Obstacle[];
  kinds: Record<string, string>;
  undo: Undo;
  over: Over | null;
  decline: Decline | null;
  plans: Offer[];
  passing: boolean;
  seats: Seat[];
  held: number[];
  curtain: boolean;
  held_order: HeldOrder | null;
  rematch: Table | null;
  away_time: number | null;
  paused: boolean;
  host: boolean;
  public: boolean;
  removes: boolean;
  watching: number;
  log: Log[];
  log_from: number;
  chat: Chat[] | null;
}

/** What has changed since the last one, for a client that keeps its views (`keeps=1`); what is not here is as it was. `parts` are parts of the view, each of them whole; the first message has all. Of `board` there is what has changed in it, but for its `moving`, which comes in pieces: two numbers are pieces of the last one, from and up to but not with; a text is a new piece. `seats` has what has changed of each seat. `log`, from line `log_from` on, has the new lines. */
export interface Changes {
  type: "changes";
  parts: Record<string, unknown>;
  board?: Record<string, unknown>;
  moving?: (number | string)[];
  seats?: Record<string, unknown>[];
  log?: Log[];
  log_from?: number;
  chat?: Chat[];
}
