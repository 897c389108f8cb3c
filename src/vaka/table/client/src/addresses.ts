// Where the server is asked for what.

import type { Coach } from "./coach";
import { get } from "./dom";
import type { View } from "./protocol";
import type { Shape } from "./shape";

export type Question = "live" | "positions" | "about" | "places" | "belief" | "hint";

/** The address of a question about a table, as a seat asks it, or (empty) a spectator. */
export function address(what: Question, table: string, seat: string, past: View | null, live: View | null, shape: Shape, coach: Coach | null): string {
  const query = new URLSearchParams({ lang: document.documentElement.lang });
  if (seat !== "") query.set("seat", seat);
  if (coach) {
    for (const [name, value] of Object.entries(coach.query())) query.set(name, value);
    return `${coach.path(what)}?${query}`;
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
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}?${query}`;
}
