// The line to the server: it comes back by itself, and says at any time whether it stands. What a player does is kept until the
// server has answered; after a break it is said again under its old key, by which the server knows what it has already done.

import { fold, lent, type Kept } from "./fold";
import type { Deed, FromServer, ToServer } from "./protocol";

/** `sending`: it seems to stand, but what the player did has not been answered for a while. */
export type LineState = "connecting" | "open" | "sending" | "lost" | "gone";

const SLOWEST = 8000;
const HEARTBEAT = 10_000;
const PATIENCE = 3000; // for an answer; after twice as long the line is dead

export class Line {
  private socket: WebSocket | null = null;
  private wait = 400;
  private timer = 0;
  private beat = 0;
  private doubt = 0;
  private heard = 0;
  private closed = false;
  private broken = false;
  /** What the player did and the server has not answered, the oldest first. */
  private unanswered: Deed[] = [];
  private atRest: (() => void) | null = null;
  /** The last view, as the server knows it. */
  private last: Kept | null = null;

  constructor(
    private address: () => string,
    private onMessage: (message: FromServer) => void,
    private onState: (state: LineState) => void,
  ) {
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.socket && this.stands() && this.giveUp());
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
    this.last = null;
    socket.onopen = () => {
      this.wait = 400;
      this.heard = Date.now();
      this.broken = false;
      this.onState("open");
      this.beat = window.setInterval(() => this.pulse(), HEARTBEAT);
      for (const deed of this.unanswered) socket.send(JSON.stringify(deed));
      if (this.unanswered.length > 0) this.expect();
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data as string) as FromServer;
      if (message.type === "done" || message.type === "refused") this.answered(message.key ?? null);
      this.trust();
      this.onMessage(this.whole(message));
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
    this.expect();
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

  /** What has changed makes a view. A server of before sends views. */
  private whole(message: FromServer): FromServer {
    if (message.type !== "changes") return message;
    this.last = fold(this.last, message);
    return lent(this.last.view);
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
    this.calm();
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

  /** Ask for a sign of life. */
  private pulse(): void {
    this.say({ type: "ping" });
    this.expect();
  }

  /** Something must be heard now. What is not answered soon is said to be on its way; where nothing comes at all, the line is dead. */
  private expect(): void {
    if (this.doubt) return;
    const since = Date.now();
    this.doubt = window.setTimeout(() => {
      if (this.unanswered.length > 0) this.onState("sending");
      if (this.heard < since) this.say({ type: "ping" });
      this.doubt = window.setTimeout(() => {
        this.doubt = 0;
        if (this.heard < since) this.giveUp();
        else if (this.unanswered.length > 0) this.expect();
      }, PATIENCE);
    }, PATIENCE);
  }

  /** Something was heard; if nothing is on its way any more, the line stands as it should. */
  private trust(): void {
    if (this.doubt === 0 || this.unanswered.length > 0) return;
    this.calm();
    this.onState("open");
  }

  private calm(): void {
    clearTimeout(this.doubt);
    this.doubt = 0;
  }

  /** Nobody is there: closing would take its time, so the line is left, and another one tried. */
  private giveUp(): void {
    const dead = this.socket!;
    dead.onmessage = null;
    dead.close();
    this.lost(dead);
  }

  private drop(): void {
    clearInterval(this.beat);
    clearTimeout(this.timer);
    this.calm();
    const old = this.socket;
    this.socket = null;
    old?.close();
  }
}

/** 64 random bits: pages without https have no randomUUID. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
