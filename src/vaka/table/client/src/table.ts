// The table: takes in what the server says, shows it, and sends what the player does.

import { About } from "./about";
import { actionList, finds, matches, obstacleList } from "./actions";
import { Board } from "./board";
import { Coach, offerLessons } from "./coach";
import { Chat } from "./chat";
import { agree, asked, concede, isAlone, rename, request, standIn, standsIn, wish } from "./consent";
import { get, h, memory } from "./dom";
import { ending } from "./ending";
import { share, waitingCards, watching } from "./friends";
import { Hint } from "./hint";
import { Line, type LineState } from "./line";
import { Log } from "./log";
import { notice, switches } from "./notices";
import { Pace } from "./pace";
import type { FromServer, Line as LogLine, ToServer, View } from "./protocol";
import { preferences, prefs } from "./prefs";
import { Rules } from "./rules";
import { Screen } from "./screen";
import { inWords, morph } from "./showing";
import { forget, invitation, invites, seatsAndDevices } from "./devices";
import { seatList } from "./seats";
import { copy, toast } from "./settings";
import { post } from "./setup";
import { Steps } from "./steps";
import { Shape } from "./shape";
import { Sure } from "./sure";
import { Tabs } from "./tabs";
import { isOurs, takeBack } from "./taking";
import { t } from "./words";

const TICK = 5; // seconds

export class Table {
  private table = document.body.dataset.table!;
  private seat = document.body.dataset.seat ?? "";
  private live: View | null = null;
  private past: View | null = null;
  private busy = false;
  private rematching = false;
  private spoken = "";
  private news: LogLine[] = [];
  private pace = new Pace((view) => this.take(view));
  private returning = false;
  private sure = new Sure((action) => this.act({ action }, true));
  private opened = new Set<string>();
  private about = new About(
    (what) => this.address(what),
    (rule) => void this.rules.open(this.live!.rules_url, rule),
  );
  private board = new Board(
    (action) => this.act({ action }),
    (target) => void this.about.ask(target),
  );
  private log = new Log();
  private chat = new Chat((text) => this.send({ type: "chat", text, name: memory.get("name") ?? "" }));
  private rules = new Rules();
  private screen = new Screen();
  private tabs = new Tabs(() => this.fold());
  private unfolded = false;
  private shape = new Shape((shape) => {
    this.line.say({ type: "shape", shape });
    this.steps.again();
  });
  private steps = new Steps(
    () => this.address("positions"),
    (view) => this.look(view),
    (after) => this.log.plies(after),
  );
  private coach = document.body.dataset.lesson === undefined ? null : new Coach(() => this.shape.now(), (message) => this.hear(message), (state) => this.connected(state), (action) => this.board.point(action));
  private line = this.coach ?? new Line(
    () => this.address("live"),
    (message) => this.hear(message),
    (state) => this.connected(state),
  );
  private hint = new Hint(
    () => this.address("hint"),
    () => this.live?.entry ?? -1,
    (action) => this.board.point(action),
    (action) => this.act({ action }),
  );

  constructor() {
    switches();
    preferences(() => this.pace.changed());
    this.listen();
    setInterval(() => this.wait(TICK), TICK * 1000);
    this.line.open();
    offerLessons();
  }

  /** The picture follows the page's theme. */
  theme(): void {
    this.board.theme();
  }

  private address(what: "live" | "positions" | "about" | "places" | "hint"): string {
    const query = new URLSearchParams({ lang: document.documentElement.lang });
    if (this.seat !== "") query.set("seat", this.seat);
    if (this.coach) {
      for (const [name, value] of Object.entries(this.coach.query())) query.set(name, value);
      return `${this.coach.path(what)}?${query}`;
    }
    const path = `/api/v1/tables/${this.table}/${what}`;
    if (what === "hint") return `${path}?${query}`;
    if (what === "about" || what === "places") {
      if (this.past) query.set("ply", String(this.past.ply));
      return `${path}?${query}`;
    }
    query.set("shape", this.shape.now());
    const eyes = get<HTMLSelectElement>("eyes").value;
    if (what === "positions" && eyes !== "" && this.live?.over) query.set("eyes", eyes);
    if (what === "positions") return `${path}/PLY?${query}`;
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}?${query}`;
  }

  // --- Hearing ---

  private hear(message: FromServer): void {
    if (message.type === "view") this.pace.take(message);
    else if (message.type === "refused") this.refused(message);
    else if (message.type === "done") this.done();
    else if (message.type === "chat") this.heardChat(message);
    else if (message.type === "presence") this.present(message.online, message.watching);
    else if (message.type === "rematch") this.rematch(message.link ?? `/t/${message.table}`);
  }

  private take(view: View): void {
    const before = this.live;
    if (this.busy && before && view.entry > before.entry) get<HTMLInputElement>("notation").value = "";
    this.busy = this.line.decides(view.entry);
    if (before && before.entry !== view.entry) {
      this.sure.drop();
      this.hint.drop();
    }
    this.live = view;
    forget(view);
    if (view.chat) this.chat.fill(view.chat, view.seats);
    const news = this.log.take(view);
    this.news = news;
    this.steps.live(view);
    this.agreeHere(view);
    notice(before, view);
    const go = (seat: number): void => this.line.whenAtRest(() => this.live === view && this.turnTo(seat));
    const looks = before !== null && before.viewer === view.viewer && view.ply !== before.ply && !document.body.classList.contains("curtained");
    if (this.screen.handsOn(view, go, looks)) return;
    this.arrive(before, view, news.map((line) => line.text));
  }

  /** This screen shows another seat from now on, or the same one now that its player is there. */
  private turnTo(seat: number): void {
    if (this.seat === String(seat)) return this.arrive(null, this.live!, []);
    get<HTMLDialogElement>("dialog").close(); // it was the last one's
    this.seat = String(seat);
    history.replaceState(null, "", `${location.pathname}?seat=${seat}`);
    this.live = null;
    this.pace.forget();
    this.busy = false;
    this.steps.now();
    this.board.release();
    this.line.open();
  }

  /** The view is for whoever looks at this screen. */
  private arrive(before: View | null, view: View, news: string[]): void {
    void this.render().then(() => this.live === view && document.body.classList.remove("curtained"));
    this.links(view);
    this.announce(before, view, news);
    if (!before) this.welcome(view);
    else this.consent(before, view);
  }

  /** What leads from this page to the same seat: the record, and the page in another language. */
  private links(view: View): void {
    get<HTMLAnchorElement>("record-link").href = view.record_url;
    if (view.viewer === "spectator") return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
      const url = new URL(link.href);
      url.searchParams.set("seat", String(view.viewer));
      link.href = url.href;
    }
  }

  /** What was asked for with everybody's consent is off the table, or somebody here is asked. */
  private consent(before: View, view: View): void {
    const [was, is] = [before.undo.request, view.undo.request];
    if (was && !is && !view.over && view.plies >= before.plies) toast(t("client-request-off"));
    if (!is || was || asked(view, is).length === 0 || this.tabs.visible("play")) return;
    const answer = h("button", { type: "button", class: "link", onclick: () => this.tabs.show("play") }, t("client-answer"));
    toast(wish(view, is), answer);
  }

  private announce(before: View | null, view: View, news: string[]): void {
    const said = news.slice(-6);
    if (!before || before.ask !== view.ask || news.length > 0) said.push(view.ask);
    get("heard").textContent = said.join(" ");
  }

  private welcome(view: View): void {
    const links = invites(view.table);
    const awaited = view.seats.some((seat) => (links[seat.seat] || view.host) && !seat.taken);
    this.tabs.show(awaited ? "seats" : "play");
    if (this.log.missed > 0 && !this.tabs.visible("log")) this.tabs.badge("log", this.log.missed);
  }

  private refused({ reason, rule, unsure }: Extract<FromServer, { type: "refused" }>): void {
    this.busy = this.live !== null && this.line.decides(this.live.entry);
    if (unsure !== null) {
      this.sure.ask(unsure, reason);
      return void this.render();
    }
    const link = rule ? h("button", { type: "button", class: "link", onclick: () => void this.rules.open(this.live!.rules_url, rule) }, t("client-rule", { rule })) : undefined;
    toast(reason, link);
    void this.render();
  }

  /** Everything is answered, but no view came that shows more: it had been done before, or nobody may notice. */
  private done(): void {
    if (!this.live || !this.busy || this.line.decides(this.live.entry)) return;
    this.busy = false;
    void this.render();
  }

  private heardChat(message: Extract<FromServer, { type: "chat" }>): void {
    if (!this.chat.add(message, this.live?.seats ?? [])) return;
    if (!this.tabs.visible("chat")) this.tabs.badge("chat", 1);
    if (message.notice) toast(message.text);
    get("heard").textContent = `${message.notice ? "" : `${message.name}: `}${message.text}`;
  }

  private present(online: number[], count: number): void {
    if (!this.live) return;
    this.live.watching = count;
    for (const seat of this.live.seats) {
      seat.online = seat.kind === "bot" || online.includes(seat.seat);
      if (seat.online) seat.away = null;
      else seat.away ??= 0;
    }
    void this.render();
  }

  /** Time passes also while nobody plays, and least of all when it is the turn of somebody who has gone. */
  private wait(seconds: number): void {
    const gone = this.live?.over ? [] : (this.live?.seats.filter((seat) => typeof seat.away === "number") ?? []);
    for (const seat of gone) seat.away! += seconds;
    if (gone.length > 0) this.renderSeats(this.live!, this.past ?? this.live!);
  }

  private rematch(link: string): void {
    if (this.rematching) location.assign(link);
    else toast(t("client-rematch-ready"), h("a", { href: link }, t("client-rematch-go")));
  }

  private connected(state: LineState): void {
    document.body.dataset.line = state;
    if (state === "open") this.shape.check();
    get("line-state").textContent = state === "open" ? "" : t(`client-${state}`);
  }

  // --- Showing ---

  private look(view: View | null): void {
    this.past = view;
    void this.render();
  }

  /** Show how it stands; done when the picture, which may have to be fetched, is there too. */
  private async render(): Promise<void> {
    const live = this.live;
    if (!live) return;
    const shown = this.past ?? live;
    const news = this.past ? this.log.lines.filter((line) => line.ply === shown.ply) : this.news.splice(0);
    const drawn = this.board.show(shown.board, !this.past && !this.busy && live.actions.length > 0, news, live.seats).then(() => this.point(shown, live));
    document.body.classList.toggle("looking-back", this.past !== null);
    document.body.classList.toggle("over", live.over !== null);
    document.body.classList.toggle("asked", live.you && !live.over && !this.past);
    get("ask").textContent = this.past ? t("client-looking-back", { ply: this.past.ply, plies: live.plies }) : live.ask;
    this.renderPlay(live);
    this.renderSeats(live, shown);
    this.log.show(shown, live);
    get("text").textContent = shown.text;
    if (shown.board) get("no-picture").hidden = true;
    else inWords(shown.text);
    if (!this.past) this.tabs.scroll("log");
    this.fold();
    const here = `${shown.entry} ${shown.ply} ${shown.viewer} ${shown.live}`;
    if (here !== this.spoken) this.about.renew();
    this.spoken = here;
    await drawn.catch(() => (this.past ?? this.live) === shown && inWords(shown.text));
  }

  /** What has happened is marked on the board: since my last decision, or in the step that is looked at. */
  private point(shown: View, live: View): void {
    if ((this.past ?? this.live) !== shown) return;
    const since = Math.max(live.since, live.setup); // how it was set up is no news
    const after = shown.live ? since : Math.max(0, ...this.log.plies(-1).filter((ply) => ply < shown.ply));
    this.board.mark("recent", live.over && shown.live ? [] : this.log.places(after, shown.ply));
    this.board.mark("lit", []);
    document.body.classList.toggle("board-has-seats", this.board.hasSeats(live.seats.map((seat) => seat.word)));
    const steps = this.log.plies(since).length;
    get("again").hidden = this.past !== null || steps === 0 || live.over !== null;
    get("again-label").textContent = t("client-again", { count: steps });
  }

  private renderSeats(live: View, shown: View): void {
    const seats = shown.seats.map((seat, place) => ({ ...live.seats[place]!, score: seat.score, score_text: seat.score_text, panel: seat.panel, waiting: seat.waiting }));
    morph("seat-list", seatList({ ...live, seats, waiting: shown.waiting }, !shown.live));
  }

  /** On a phone a tall picture has the whole height while it is played on or looked back at; the list of moves opens when it is wanted. */
  private fold(): void {
    const tall = this.live?.board?.shape === "tall";
    const first = tall && this.tabs.is("play");
    const playing = first && !this.past && !this.live?.over;
    const asked = get("request-place").childElementCount > 0; // which must be seen
    const button = get<HTMLButtonElement>("unfold");
    button.hidden = !playing || asked;
    button.setAttribute("aria-expanded", String(this.unfolded));
    document.body.classList.toggle("folded", (playing && !this.unfolded && !asked) || (first && this.past !== null));
  }

  /** After the end a game can be seen again from any seat. */
  private renderEyes(live: View): void {
    const eyes = get<HTMLSelectElement>("eyes");
    get("eyes-label").hidden = live.over === null || this.past === null;
    if (eyes.options.length > 1 || live.over === null) return;
    for (const seat of live.seats) eyes.append(h("option", { value: seat.seat }, t("client-eyes", { name: seat.name })));
  }

  private renderPlay(live: View): void {
    const past = this.past !== null;
    const over = live.over;
    const able = live.you || live.actions.length > 0; // a seat that is not asked may have something to do out of turn
    get("actions").hidden = past || !able || over !== null;
    get("takebacks").hidden = past || over !== null || live.viewer === "spectator";
    get("back-to-now").hidden = !past;
    get("ask-return").hidden = !past || over !== null || live.viewer === "spectator" || !(this.past!.ply < live.ply);
    get("resume").hidden = over === null || live.frozen || (!past && over.how !== "record");
    get("why-not").hidden = past || live.obstacles.length === 0 || !live.you;
    morph("ending-place", h("div", { id: "ending-place" }, over && !past ? ending(live, over, this.log.lines) : null));
    watching(live, live.watching);
    this.renderEyes(live);
    morph("waiting-place", h("div", { id: "waiting-place" }, ...(past ? [] : waitingCards(live))));
    morph("request-place", h("div", { id: "request-place" }, standsIn(live), live.undo.request ? request(live, live.undo.request) : null));
    get("hint").hidden = !live.hints || !live.you || past || this.coach !== null;
    const undo = get<HTMLButtonElement>("undo");
    const possible = live.undo.free || (live.undo.back !== null && isOurs(live));
    undo.setAttribute("aria-disabled", String(!possible || this.busy));
    undo.title = possible ? "" : live.undo.why;
    for (const [id, can] of [
      ["restart", live.undo.restart],
      ["redo", live.undo.redo],
    ] as const) {
      get<HTMLButtonElement>(id).disabled = !can || this.busy;
    }
    if (able) {
      morph("action-list", actionList(live, get<HTMLInputElement>("notation").value, this.opened));
      morph("obstacle-list", obstacleList(live));
    }
    get("actions").toggleAttribute("inert", this.busy);
    get("held-order").hidden = !live.held_order || past;
    get("held-order").textContent = live.held_order ? t("client-order-in", { sentence: live.held_order.sentence }) : "";
    get("decline-place").hidden = !live.decline || past;
    get("decline-label").textContent = t("client-decline", { battle: live.decline?.label ?? "" });
    get<HTMLInputElement>("decline").checked = live.decline?.on ?? false;
    for (const place of document.querySelectorAll<HTMLElement>("[data-only]")) {
      if (place.dataset.only === "seats") place.hidden = (live.viewer === "spectator" && !live.host) || live.readonly === true;
      else place.hidden = place.dataset.only === "seated" ? live.viewer === "spectator" || over !== null || live.readonly === true : live.viewer === "spectator";
    }
    get("chat-form").hidden = live.readonly;
    get<HTMLInputElement>("chat-text").placeholder = t(live.viewer === "spectator" ? "client-say-watching" : "client-say");
    const stands = live.viewer !== "spectator" && live.seats[live.viewer]?.bot !== null;
    get("stand-in").textContent = t(stands ? "client-take-back-seat" : "client-hand-over");
    get("ask-return-label").textContent = t(isAlone(live) ? "client-return" : "client-ask-return");
  }

  // --- Doing ---

  private act(what: { action?: number; notation?: string }, sure = false): void {
    if (!this.live || this.busy || this.past) return;
    this.log.seen();
    const means = sure || !prefs.confirm || (what.notation === undefined && this.sure.means(what.action));
    this.sure.drop();
    this.decide({ type: "act", ...what, sure: means });
    get("actions").toggleAttribute("inert", true);
  }

  /** A decision about the position that is seen; the next one waits for its answer. */
  private decide(message: ToServer): void {
    if (!this.live || this.busy) return;
    this.busy = true;
    this.send({ ...message, entry: this.live.entry });
  }

  /** A table of one's own that stands where this one stood. */
  private async resume(): Promise<void> {
    const ply = (this.past ?? this.live)!.ply;
    try {
      const answer = await post(`/api/v1/tables/${this.table}/resume`, "application/json", JSON.stringify({ ply }));
      location.assign(((await answer.json()) as { link: string }).link);
    } catch (error) {
      toast((error as Error).message);
    }
  }

  /** A line of the log shows where it happened. */
  private light(target: Element | null): void {
    const names = target?.closest<HTMLElement>("[data-names]")?.dataset.names ?? "";
    this.board.mark("lit", names.split(" ").filter(Boolean));
  }

  private takeBack(): void {
    if (!this.live || this.busy || this.past || this.live.over) return;
    this.returning = isOurs(this.live);
    void takeBack(this.live, (message) => this.decide(message), this.speaker(this.live));
  }

  /** Whoever asks to go back at a screen where everybody sits has their consent. */
  private agreeHere(view: View): void {
    const open = view.undo.request;
    if (!this.returning || open?.what !== "undo" || !view.held.includes(open.by)) return;
    this.returning = false;
    this.answer(true, view);
  }

  private send(message: ToServer): void {
    if (!this.line.do(message)) toast(t("client-kept"));
  }

  private listen(): void {
    get("undo").addEventListener("click", () => this.takeBack());
    for (const id of ["restart", "redo"]) get(id).addEventListener("click", () => this.decide({ type: id }));
    get("again").addEventListener("click", () => this.live && void this.steps.play(Math.max(this.live.since, this.live.setup)));
    for (const [event, on] of [["pointerover", true], ["focusin", true], ["pointerleave", false], ["focusout", false]] as const) {
      get("log-list").addEventListener(event, (here) => this.light(on ? (here.target as Element) : null));
    }
    get("back-to-now").addEventListener("click", () => this.steps.now());
    get("resume").addEventListener("click", () => void this.resume());
    get("ask-return").addEventListener("click", () => {
      this.send({ type: "request", what: "undo", ply: this.past?.ply });
      this.steps.now();
    });
    const aside = get("fold-side");
    const folded = (on: boolean): void => {
      document.body.classList.toggle("side-folded", on);
      aside.setAttribute("aria-expanded", String(!on));
    };
    folded(memory.get("side") === "folded");
    aside.addEventListener("click", () => {
      folded(!document.body.classList.contains("side-folded"));
      memory.set("side", document.body.classList.contains("side-folded") ? "folded" : "open");
    });
    get("eyes").addEventListener("change", () => this.steps.again());
    get("skip-to-board").addEventListener("click", (event) => {
      event.preventDefault();
      this.board.enter();
    });
    get("unfold").addEventListener("click", () => {
      this.unfolded = !this.unfolded;
      this.fold();
    });
    get("decline").addEventListener("change", (event) => this.send({ type: "decline", on: (event.target as HTMLInputElement).checked }));
    get("typing").addEventListener("submit", (event) => {
      event.preventDefault();
      this.typed();
    });
    get("notation").addEventListener("input", () => this.live && morph("action-list", actionList(this.live, get<HTMLInputElement>("notation").value, this.opened)));
    get("actions").addEventListener("toggle", (event) => this.toggled(event.target as HTMLDetailsElement), true);
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => {
      const typing = (event.target as Element).matches("input, textarea, select");
      if ((event.ctrlKey || event.metaKey) && event.key === "z" && !typing) this.takeBack();
    });
  }

  private toggled(group: HTMLDetailsElement): void {
    const kind = group.dataset.kind;
    if (!kind || get<HTMLInputElement>("notation").value) return;
    if (group.open) this.opened.add(kind);
    else this.opened.delete(kind);
  }

  /** Enter in the field: what was typed in notation; if it is none, the only action that fits it. */
  private typed(): void {
    const text = get<HTMLInputElement>("notation").value.trim();
    if (!text || !this.live) return;
    const fitting = this.live.actions.filter((action) => matches(action, text.toLowerCase()));
    this.act(fitting.length === 1 && finds(fitting[0]!, text.toLowerCase()) ? { notation: text, action: fitting[0]!.id } : { notation: text });
  }

  private clicked(event: MouseEvent): void {
    const element = (event.target as Element).closest<HTMLElement>("[data-play], [data-ply], [data-do], [data-rule], [data-invite], [data-share], [data-stand-in], [data-answer]");
    if (!element || !this.live) return;
    const { play, ply, rule, invite, standIn: seat, answer } = element.dataset;
    if (play !== undefined) this.act({ action: Number(play) });
    else if (ply !== undefined) void this.steps.to(Number(ply));
    else if (element.dataset.share !== undefined) share(this.live, element.dataset.share);
    else if (invite !== undefined) void invitation(this.live, Number(invite)).then((link) => (link ? this.copied(link) : undefined));
    else if (seat !== undefined) void standIn(this.live, Number(seat), this.speaker(this.live));
    else if (answer !== undefined) this.answer(answer === "yes", this.live);
    else if (rule !== undefined) {
      event.preventDefault();
      void this.rules.open(this.live.rules_url, rule || undefined);
    } else if (element.dataset.do) this.command(element.dataset.do, this.live);
  }

  /** What is asked in a dialog is said by the seat that opened it. */
  private speaker(live: View): (message: ToServer) => void {
    return (message) => this.send(live.viewer === "spectator" ? message : { as: live.viewer, ...message });
  }

  /** One screen answers for all who sit at it. */
  private answer(agree: boolean, live: View): void {
    const open = live.undo.request;
    if (!open) return;
    const here = asked(live, open);
    for (const seat of agree ? here : [here[0] ?? open.by]) this.send({ type: "answer", agree, request: open.id, as: seat });
  }

  private command(name: string, live: View): void {
    const send = this.speaker(live);
    if (name === "rematch") {
      this.rematching = true;
      if (live.rematch) location.assign(live.rematch.link);
      else this.send({ type: "rematch" });
    } else if (name === "replay") void this.steps.to(0);
    else if (name === "spectators") void this.copied(`/t/${this.table}`);
    else if (name === "rename") void rename(live, send);
    else if (name === "stand-in") void standIn(live, live.viewer as number, send);
    else if (name === "concede") void concede(live, send);
    else if (name === "agree") void agree(live, send);
    else if (name === "seats") void seatsAndDevices(live, send, (path) => void this.copied(path));
  }

  private async copied(path: string): Promise<void> {
    const url = new URL(path, location.href).href;
    const near = /^(localhost|127\.|\[::1\])/.test(location.hostname);
    toast((await copy(url)) ? t(near ? "client-copied-here" : "client-copied") : url);
  }
}
