// The line to the server: it comes back by itself, and says at any time whether it stands. What a player does is kept until the
// server has answered; after a break it is said again under its old key, by which the server knows what it has already done.

import type { Deed, FromServer, ToServer } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "gone";

const SLOWEST = 8000;
const HEARTBEAT = 20_000;

export class Line {
  private socket: WebSocket | null = null;
  private wait = 400;
  private timer = 0;
  private beat = 0;
  private heard = 0;
  private closed = false;
  private broken = false;
  /** What the player did and the server has not answered, the oldest first. */
  private unanswered: Deed[] = [];
  private atRest: (() => void) | null = null;

  constructor(
    private address: () => string,
    private onMessage: (message: FromServer) => void,
    private onState: (state: LineState) => void,
  ) {
    addEventListener("online", () => this.now());
    addEventListener("beforeunload", (event) => this.unanswered.length > 0 && !this.stands() && event.preventDefault());
    document.addEventListener("visibilitychange", () => !document.hidden && this.now());
  }

  /** Open the line, or open it anew at another address. */
  open(): void {
    this.drop();
    this.closed = false;
    this.onState(this.broken ? "lost" : "connecting");
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 400;
      this.heard = Date.now();
      this.broken = false;
      this.onState("open");
      this.beat = window.setInterval(() => this.pulse(), HEARTBEAT);
      for (const deed of this.unanswered) socket.send(JSON.stringify(deed));
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data as string) as FromServer;
      if (message.type === "done" || message.type === "refused") this.answered(message.key ?? null);
      this.onMessage(message);
      this.rest();
    };
    socket.onclose = (event) => (event.code >= 4400 && event.code < 4429 ? this.refused(socket) : this.lost(socket));
  }

  /** Say something that need not be kept, if the line stands. */
  say(message: ToServer): void {
    if (this.stands()) this.socket!.send(JSON.stringify(message));
  }

  /** Do something: now, or as soon as the line is back. Returns whether it could be said at once. */
  do(message: ToServer): boolean {
    const deed: Deed = { ...message, key: newKey() };
    this.unanswered.push(deed);
    if (!this.stands()) {
      this.now();
      return false;
    }
    this.socket!.send(JSON.stringify(deed));
    return true;
  }

  /** Is there a decision made at this entry that the server has not answered? */
  decides(entry: number): boolean {
    return this.unanswered.some((deed) => typeof deed.entry === "number" && deed.entry >= entry);
  }

  /** Call back as soon as everything is answered. */
  whenAtRest(then: () => void): void {
    this.atRest = then;
    this.rest();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private stands(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** The server answers in order: a refusal without a key is that of the oldest. */
  private answered(key: string | null): void {
    const place = key === null ? 0 : this.unanswered.findIndex((deed) => deed.key === key);
    if (place >= 0) this.unanswered.splice(place, 1);
  }

  private rest(): void {
    const then = this.atRest;
    if (!then || this.unanswered.length > 0) return;
    this.atRest = null;
    then();
  }

  /** The server knows neither the table nor this seat: trying again would not help. */
  private refused(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.close();
    this.onState("gone");
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.beat);
    this.broken = true;
    this.onState("lost");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(SLOWEST, this.wait * 1.7);
  }

  private now(): void {
    if (this.closed || !this.socket || this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  }

  private pulse(): void {
    if (Date.now() - this.heard > 2.5 * HEARTBEAT) this.socket?.close();
    else this.say({ type: "ping" });
  }

  private drop(): void {
    clearInterval(this.beat);
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }
}

/** 64 random bits: pages without https have no randomUUID. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
