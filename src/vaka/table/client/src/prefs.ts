// How one likes to play, kept by this browser: asked before what cannot be taken back, and how fast others are shown.

import { get, memory } from "./dom";

export type Pace = "slow" | "normal" | "fast" | "one";

const PACES: Pace[] = ["slow", "normal", "fast", "one"];

export const prefs = {
  /** Ask before what cannot be taken back? Fingers slip: with them it is asked unless somebody says no. */
  get confirm(): boolean {
    const kept = memory.get("confirm");
    return kept === null ? matchMedia("(pointer: coarse)").matches : kept === "on";
  },
  /** Shall steps with a single option be passed over? */
  get passing(): boolean {
    return memory.get("passing") !== "off";
  },
  /** How fast the moves of others are shown. */
  get pace(): Pace {
    const kept = memory.get("pace") as Pace | null;
    return kept !== null && PACES.includes(kept) ? kept : "normal";
  },
};

/** The switches in the settings; `changed` is told when the pace is another, `passes` when steps are to be passed over or not. */
export function preferences(changed: () => void, passes: () => void): void {
  const passing = get<HTMLInputElement>("passing");
  passing.checked = prefs.passing;
  passing.addEventListener("change", () => {
    memory.set("passing", passing.checked ? "on" : "off");
    passes();
  });
  const confirm = get<HTMLInputElement>("confirm");
  confirm.checked = prefs.confirm;
  confirm.addEventListener("change", () => memory.set("confirm", confirm.checked ? "on" : "off"));
  for (const choice of document.querySelectorAll<HTMLInputElement>("input[name=pace]")) {
    choice.checked = choice.value === prefs.pace;
    choice.addEventListener("change", () => {
      memory.set("pace", choice.value);
      changed();
    });
  }
}
