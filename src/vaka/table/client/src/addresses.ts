// Where the server is asked for what.

import { get } from "./dom";
import type { Prepared } from "./prepared";
import type { View } from "./protocol";
import type { Shape } from "./shape";
import { inWordsWanted } from "./showing";

export type Question = "live" | "positions" | "about" | "places" | "belief" | "hint";

/** The address of a question about a table, as a seat asks it, or (empty) a spectator. */
export function address(what: Question, table: string, seat: string, past: View | null, live: View | null, shape: Shape, prepared: Prepared | null): string {
  const query = new URLSearchParams({ lang: document.documentElement.lang });
  if (seat !== "") query.set("seat", seat);
  if (prepared) {
    for (const [name, value] of Object.entries(prepared.query())) query.set(name, value);
    return `${prepared.path(what)}?${query}`;
  }
  const path = `/api/v1/tables/${table}/${what}`;
  if (what === "hint") return `${path}?${query}`;
  const eyes = get<HTMLSelectElement>("eyes").value;
  if (what === "about" || what === "places" || what === "belief") {
    if (past) query.set("ply", String(past.ply));
    if (past && eyes !== "" && live?.over) query.set("eyes", eyes);
    return `${path}?${query}`;
  }
  query.set("shape", shape.now());
  if (what === "positions" && eyes !== "" && live?.over) query.set("eyes", eyes);
  if (what === "positions") return `${path}/PLY?${query}`;
  query.set("keeps", "1"); // what has changed is enough
  query.set("words", inWordsWanted() ? "1" : "0");
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}?${query}`;
}
