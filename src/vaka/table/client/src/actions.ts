// What can be done: all legal actions as buttons, grouped by kind; a field to type in narrows them; and what cannot be done, and why.

import { get, h, icon } from "./dom";
import type { Action, View } from "./protocol";
import { t } from "./words";

const FEW = 8; // so many actions are shown without opening a group

/** The groups of the legal list in the order of its first actions. */
export function grouped(actions: Action[]): Map<string, Action[]> {
  const groups = new Map<string, Action[]>();
  for (const action of actions) groups.set(action.kind, [...(groups.get(action.kind) ?? []), action]);
  return groups;
}

/** The list as one element, to be morphed into the page. */
export function actionList(view: View, filter: string, opened: Set<string>): HTMLElement {
  const wanted = filter.trim().toLowerCase();
  const actions = view.actions.filter((action) => !wanted || matches(action, wanted));
  const list = h("div", { id: "action-list" });
  if (wanted && actions.length === 0) list.append(h("p", { class: "quiet" }, t("client-no-match")));
  for (const [kind, members] of grouped(actions)) list.append(group(view, kind, members, wanted !== "" || actions.length <= FEW || opened.has(kind)));
  return list;
}

/** A group that was opened or closed by hand stays so; while somebody searches, all stand open. */
export function keepOpen(opened: Set<string>, group: HTMLDetailsElement): void {
  const kind = group.dataset.kind;
  if (!kind || get<HTMLInputElement>("notation").value) return;
  if (group.open) opened.add(kind);
  else opened.delete(kind);
}

export function matches(action: Action, wanted: string): boolean {
  return action.notation.toLowerCase().includes(wanted) || action.sentence.toLowerCase().includes(wanted);
}

/** Is this a search for the action, and not a shorter notation with a meaning of its own? `sail 1` is not `sail 13`. */
export function finds(action: Action, wanted: string): boolean {
  const notation = action.notation.toLowerCase();
  return !notation.startsWith(wanted) || /^(\p{L}|$)/u.test(notation.slice(wanted.length));
}

function group(view: View, kind: string, members: Action[], open: boolean): HTMLElement {
  const label = view.kinds?.[kind] ?? kind;
  // A game that names no kinds, and a kind with one action, need no group to open.
  if (members.length === 1 || !label) return h("ul", { id: `kind-${kind}`, class: "actions" }, ...members.map(item));
  return h(
    "details",
    { id: `kind-${kind}`, class: "kind", open, "data-kind": kind },
    h("summary", { id: `kind-${kind}-name` }, h("span", {}, label), h("span", { class: "count" }, String(members.length))),
    h("ul", { class: "actions", "aria-label": label }, ...members.map(item)),
  );
}

function item(action: Action): HTMLElement {
  return h(
    "li",
    { id: `item-${action.id}` },
    h("button", { id: `action-${action.id}`, type: "button", class: "act", "data-play": action.id }, h("span", {}, action.sentence), " ", action.notation === action.sentence ? null : h("code", {}, action.notation)),
  );
}

const HOLE = "\u0001";

interface Reason {
  labels: string[];
  text: string;
  rule: string | null;
}

/** The reasons, each once: kinds of action that are not open for the same reason stand together, also where it names the kind. */
export function reasons(view: View): Reason[] {
  const found = new Map<string, Reason>();
  for (const obstacle of view.obstacles) {
    const label = view.kinds?.[obstacle.kind] ?? obstacle.kind;
    const text = label ? obstacle.text.replace(label, HOLE) : obstacle.text;
    const key = `${obstacle.rule} ${text}`;
    const reason = found.get(key) ?? { labels: [], text, rule: obstacle.rule };
    if (!reason.labels.includes(label)) reason.labels.push(label);
    found.set(key, reason);
  }
  return [...found.values()].map((reason) => ({ ...reason, text: reason.text.replace(HOLE, reason.labels.join(", ")) }));
}

/** Why not: one line for each reason. */
export function obstacleList(view: View): HTMLElement {
  return h(
    "ul",
    { id: "obstacle-list", class: "obstacles" },
    ...reasons(view).map((obstacle, place) =>
      h(
        "li",
        { id: `obstacle-${place}` },
        obstacle.text.includes(obstacle.labels.join(", ")) ? null : h("strong", {}, obstacle.labels.join(", ")),
        " ",
        h("span", {}, obstacle.text),
        " ",
        obstacle.rule
          ? h("a", { href: `${view.rules_url}#rule-${obstacle.rule}`, class: "rule", "data-rule": obstacle.rule }, icon("book"), t("client-rule", { rule: obstacle.rule }))
          : null,
      ),
    ),
  );
}
