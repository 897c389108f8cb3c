// The table: takes in what the server says, shows it, and sends what the player does. It is long because everything on the page meets
// here, and nothing else is done here: each part has a file of its own.

import { About } from "./about";
import { actionList, finds, keepOpen, matches } from "./actions";
import { address, type Question } from "./addresses";
import { announce, links } from "./arriving";
import { Board } from "./board";
import { Coach, dropOffer, offerLessons } from "./coach";
import { Chat } from "./chat";
import { pause, showClocks } from "./clocks";
import { agree, concede, rename, speakersFor, standIn, tellOfRequests } from "./consent";
import { get, h, memory } from "./dom";
import { copyStep, follow, sharePicture, stepAsked, uncover } from "./ending";
import { share } from "./friends";
import { Hint } from "./hint";
import { Line, type LineState } from "./line";
import { Log } from "./log";
import { notice, switches } from "./notices";
import { Pace } from "./pace";
import type { FromServer, Line as LogLine, ToServer, View } from "./protocol";
import { passTime, tellPresence } from "./passing";
import { Plans } from "./plans";
import type { Prepared } from "./prepared";
import { showPlay } from "./playing";
import { preferences, prefs } from "./prefs";
import { Puzzle } from "./puzzle";
import { Rules } from "./rules";
import { Screen } from "./screen";
import { inWords, inWordsWanted, morph } from "./showing";
import { forget, invitation, invites, seatsAndDevices } from "./devices";
import { setDoor } from "./doors";
import { Early } from "./early";
import { seatList } from "./seats";
import { copied, toast } from "./settings";
import { Steps } from "./steps";
import { Shape } from "./shape";
import { Sure } from "./sure";
import { foldable, Tabs } from "./tabs";
import { choosePlayOn, goBack, isOurs, takeBack } from "./taking";
import { hush, say } from "./voice";
import { t } from "./words";

/** What a player wants to play: an action, a whole move, or what was typed. */
type Meant = { action?: number; actions?: number[]; notation?: string };

export class Table {
  private table = document.body.dataset.table!;
  private seat = document.body.dataset.seat ?? "";
  private live: View | null = null;
  private past: View | null = null;
  private busy = false;
  private rematching = false;
  private wanted = stepAsked();
  private spoken = "";
  private news: LogLine[] = [];
  private pace = new Pace((view) => this.take(view));
  private returning = false;
  private meant: Meant = {};
  private early = new Early();
  private sure = new Sure(() => this.act(this.meant, true));
  private opened = new Set<string>();
  private about = new About(
    (what) => this.address(what),
    (rule) => void this.rules.open(this.live!.rules_url, rule),
  );
  private board = new Board(
    (action) => this.act({ action }),
    (target) => void this.about.ask(target),
    new Plans((what) => this.act(what)),
  );
  private log = new Log((places) => this.board.mark("lit", places));
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
    () => this.log.turns(this.live?.setup ?? 0),
  );
  private prepared = this.preparing();
  private line = this.prepared ?? new Line(
    () => this.address("live"),
    (message) => this.hear(message),
    (state) => this.connected(state),
  );
  private hint = new Hint(
    () => this.address("hint"),
    () => this.live?.entry ?? -1,
    (one) => (one && one.places.length > 0 ? this.board.pointTo(one.places) : this.board.point(one?.action ?? null)),
    (one) => this.act({ actions: one.actions }),
  );

  constructor() {
    switches();
    preferences(
      () => this.pace.changed(),
      () => this.live && this.agreeOnPassing(this.live),
    );
    foldable();
    this.listen();
    passTime(
      () => this.live,
      () => this.renderSeats(this.live!, this.past ?? this.live!),
    );
    this.line.open();
    offerLessons();
  }

  /** Who stands in for the line where a position was prepared for one reader; null at a table of several. */
  private preparing(): Prepared | null {
    const { lesson, puzzle } = document.body.dataset;
    const shape = (): string => this.shape.now();
    const hear = (message: FromServer): void => this.hear(message);
    const connect = (state: LineState): void => this.connected(state);
    if (lesson !== undefined) return new Coach(shape, hear, connect, (action) => this.board.point(action));
    if (puzzle === undefined) return null;
    return new Puzzle(shape, hear, connect, (places, action) => (action === null ? this.board.pointTo(places) : this.board.point(action)));
  }

  /** The picture follows the page's theme. */
  theme(): void {
    this.board.theme();
  }

  private address(what: Question): string {
    return address(what, this.table, this.seat, this.past, this.live, this.shape, this.prepared);
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
    const told = news.map((line) => line.text);
    this.news = news; // which is emptied when it is drawn
    this.steps.live(view);
    this.agreeHere(view);
    this.agreeOnPassing(view);
    notice(before, view);
    const go = (seat: number): void => this.line.whenAtRest(() => this.live === view && this.turnTo(seat));
    const looks = before !== null && before.viewer === view.viewer && view.ply !== before.ply && !document.body.classList.contains("curtained");
    if (this.screen.handsOn(view, go, looks)) return this.early.drop();
    this.arrive(before, view, told);
    const early = this.busy ? null : this.early.take(view);
    if (early !== null) this.act({ action: early });
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
    hush();
    this.line.open();
  }

  /** The view is for whoever looks at this screen. */
  private arrive(before: View | null, view: View, news: string[]): void {
    void this.render().then(() => this.live === view && document.body.classList.remove("curtained"));
    links(view);
    announce(before, view, news);
    if (!before) this.welcome(view);
    if (!before && view.over) this.openAt();
    if (before) tellOfRequests(before, view, this.tabs);
  }

  private welcome(view: View): void {
    const known = invites(view.table);
    const awaited = view.seats.some((seat) => (known[seat.seat] || view.host) && !seat.taken);
    this.tabs.show(awaited ? "seats" : "play");
    if (this.log.missed > 0 && !this.tabs.visible("log")) this.tabs.badge("log", this.log.missed);
  }

  /** An address may lead to a step of a finished game. */
  private openAt(): void {
    const asked = this.wanted;
    if (!asked) return;
    this.wanted = null;
    if (asked.eyes !== "") get<HTMLSelectElement>("eyes").value = asked.eyes;
    void this.steps.to(asked.ply);
  }

  private refused({ reason, rule, unsure }: Extract<FromServer, { type: "refused" }>): void {
    this.busy = this.live !== null && this.line.decides(this.live.entry);
    this.early.drop();
    if (unsure !== null) {
      this.sure.ask(this.meant.action ?? this.meant.actions?.[0] ?? this.meant.notation ?? unsure, reason);
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
    if (!this.chat.hears(message)) return;
    if (!this.tabs.visible("chat")) this.tabs.badge("chat", 1);
    if (message.notice) toast(message.text);
    say(`${message.notice ? "" : `${message.name}: `}${message.text}`);
  }

  private present(online: number[], count: number): void {
    const change = (view: View): void => tellPresence(view, online, count);
    this.pace.amend(change);
    if (!this.live) return;
    change(this.live);
    void this.render();
  }

  private rematch(link: string): void {
    if (this.rematching) location.assign(link);
    else toast(t("client-rematch-ready"), h("a", { href: link }, t("client-rematch-go")));
  }

  private connected(state: LineState): void {
    document.body.dataset.line = state;
    if (state === "open") this.shape.check();
    const said = state === "open" ? "" : t(`client-${state}`);
    if (get("line-state").textContent !== said) get("line-state").textContent = said;
  }

  // --- Showing ---

  private look(view: View | null): void {
    this.past = view;
    if (this.live?.over) follow(this.live, view);
    void this.render();
  }

  /** Show how it stands; done when the picture, which may have to be fetched, is there too. */
  private async render(): Promise<void> {
    const live = this.live;
    if (!live) return;
    const shown = this.past ?? live;
    const news = this.past ? this.log.lines.filter((line) => line.ply === shown.ply) : this.news.splice(0);
    const drawn = this.board.show(shown.board, !this.past && !this.busy && live.actions.length > 0, news, live.seats, live.plans).then(() => this.point(shown, live));
    document.body.classList.toggle("looking-back", this.past !== null);
    document.body.classList.toggle("over", live.over !== null);
    document.body.classList.toggle("asked", live.you && !live.over && !this.past);
    get("ask").textContent = this.past ? t("client-looking-back", { ply: this.past.ply, plies: live.plies }) : live.ask;
    showPlay(live, this.past, this.busy, this.opened, this.log.lines);
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
    await drawn.catch(() => (this.past ?? this.live) === shown && (inWords(shown.text), this.askForWords()));
  }

  /** The position as text is sent to those who read it. */
  private askForWords(): void {
    if (this.live?.text === "" && inWordsWanted()) this.line.say({ type: "words", on: true });
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
    showClocks(live);
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

  // --- Doing ---

  /** The server passes over what leaves no choice, for whoever wants it. */
  private agreeOnPassing(view: View): void {
    const seated = view.viewer !== "spectator" && !view.over && !view.readonly && !view.frozen && !this.prepared;
    if (seated && view.passing !== prefs.passing) this.speaker(view)({ type: "passing", on: prefs.passing });
  }

  private act(what: Meant, sure = false): void {
    if (!this.live || this.past) return;
    if (this.busy) return this.early.keep(what.action, this.meant.action, this.live);
    this.log.seen();
    dropOffer();
    // Where nobody else would have to agree, everything can be taken back.
    const means = sure || !prefs.confirm || isOurs(this.live) || this.sure.means(what.action ?? what.actions?.[0] ?? what.notation);
    this.meant = what;
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
    get("back-to-now").addEventListener("click", () => this.steps.now());
    get("resume").addEventListener("click", () => this.live && void choosePlayOn(this.past ?? this.live));
    get("ask-return").addEventListener("click", () => this.live && this.past && void goBack(this.live, this.past, this.speaker(this.live)).then((gone) => gone && this.steps.now()));
    get("eyes").addEventListener("change", () => this.steps.again());
    get("text").closest("details")!.addEventListener("toggle", () => this.askForWords());
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
    get("actions").addEventListener("toggle", (event) => keepOpen(this.opened, event.target as HTMLDetailsElement), true);
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => {
      const typing = (event.target as Element).matches("input, textarea, select");
      if ((event.ctrlKey || event.metaKey) && event.key === "z" && !typing) this.takeBack();
    });
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
    else if (invite !== undefined) void invitation(this.live, Number(invite)).then((link) => (link ? copied(link) : undefined));
    else if (seat !== undefined) void standIn(this.live, Number(seat), this.speaker(this.live));
    else if (answer !== undefined) this.answer(answer === "yes", this.live);
    else if (rule !== undefined) {
      event.preventDefault();
      void this.rules.open(this.live.rules_url, rule || undefined);
    } else if (element.dataset.do) this.command(element.dataset.do, this.live, event);
  }

  /** What is asked in a dialog is said by the seat that opened it. */
  private speaker(live: View): (message: ToServer) => void {
    return (message) => this.send(live.viewer === "spectator" ? message : { as: live.viewer, ...message });
  }

  private answer(agree: boolean, live: View): void {
    for (const seat of speakersFor(live, agree)) this.send({ type: "answer", agree, request: live.undo.request!.id, as: seat });
  }

  private command(name: string, live: View, event: Event): void {
    const send = this.speaker(live);
    if (name === "rematch") {
      this.rematching = true;
      if (live.rematch) location.assign(live.rematch.link);
      else this.send({ type: "rematch" });
    } else if (name === "replay") void this.steps.play(live.setup);
    else if (name === "picture") void sharePicture(live, event);
    else if (name === "step") copyStep(live, this.past);
    else if (name === "board" || name === "ending") {
      uncover(name === "ending");
      get(name === "ending" ? "ending-headline" : "show-ending").focus();
    }
    else if (name === "spectators") void copied(`/t/${this.table}`);
    else if (name === "rename") void rename(live, send);
    else if (name === "stand-in") void standIn(live, live.viewer as number, send);
    else if (name === "pause") pause(live, send);
    else if (name === "concede") void concede(live, send);
    else if (name === "agree") void agree(live, send);
    else if (name === "seats") void seatsAndDevices(live, send, (path) => void copied(path), () => this.chat.sift());
    else if (name === "door") void setDoor(live);
  }
}
