// The line to the server: it comes back by itself, and says at any time whether it stands.

import type { FromServer, ToServer, View } from "./protocol";

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
  /** What was sent and not yet answered: it is sent again after a break if its decision still stands. */
  private pending: ToServer | null = null;

  constructor(
    private address: () => string,
    private onMessage: (message: FromServer) => void,
    private onState: (state: LineState) => void,
  ) {
    addEventListener("online", () => this.now());
    document.addEventListener("visibilitychange", () => !document.hidden && this.now());
  }

  /** Open the line, or open it anew at another address. */
  open(): void {
    this.drop();
    this.closed = false;
    this.onState(this.fresh ? "lost" : "connecting");
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 400;
      this.heard = Date.now();
      this.onState("open");
      this.beat = window.setInterval(() => this.pulse(), HEARTBEAT);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data as string) as FromServer;
      if (message.type === "view") this.resend(message);
      else if (message.type === "refused" || message.type === this.pending?.type) this.pending = null;
      this.onMessage(message);
    };
    socket.onclose = (event) => (event.code >= 4400 && event.code < 4429 ? this.refused(socket) : this.lost(socket));
  }

  /** Send now, or as soon as the line is back. */
  send(message: ToServer): void {
    if (message.type === "act" || message.type === "chat") this.pending = message;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else this.now();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private resend(view: View): void {
    const pending = this.pending;
    this.pending = null;
    if (!pending || !view.live || this.fresh === false) return;
    this.fresh = false;
    const arrived = pending.type === "chat" && view.chat?.some((line) => line.seat === view.viewer && line.text === pending.text);
    const stands = pending.type === "chat" ? !arrived : pending.entry === view.entry;
    if (stands) this.socket?.send(JSON.stringify(pending));
  }

  /** Is the next view the first one after a break? */
  private fresh = false;

  /** The server knows neither the table nor this seat: trying again would not help. */
  private refused(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.close();
    this.onState("gone");
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.beat);
    this.fresh = true;
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
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}');
  }

  private drop(): void {
    clearInterval(this.beat);
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }
}
