// The options of a game on the set-up page: what belongs to the number of players, and ways to play that have a name.

import { get } from "./dom";
import { t } from "./words";

interface Preset {
  name: string;
  label: string;
  options: Record<string, string>;
}

type Choice = HTMLInputElement | HTMLOptionElement;

/** A preset was chosen: its options are. */
export function usePreset(form: HTMLFormElement, name: string): void {
  const preset = presets(form).find((one) => one.name === name);
  if (!preset) return;
  for (const field of fields(form)) choose(field, preset.options[field.dataset.option!] ?? field.dataset.usual!);
}

/** Show what goes with so many players, and which way to play the options make. */
export function arrangeOptions(form: HTMLFormElement, count: number): void {
  if (!document.getElementById("options")) return;
  for (const field of fields(form)) {
    const fitting = choices(field).filter((choice) => fits(choice, count));
    for (const choice of choices(field)) {
      const place = choice instanceof HTMLOptionElement ? choice : choice.closest("label")!;
      place.hidden = !fitting.includes(choice);
      choice.disabled = place.hidden;
    }
    field.hidden = fitting.length < 2;
    const now = chosen(field);
    if (!fitting.some((choice) => choice.value === now)) choose(field, fitting.find((choice) => choice.value === field.dataset.usual)?.value ?? fitting[0]?.value ?? now);
  }
  const named = presets(form);
  const matching = named.find((preset) => fields(form).every((field) => field.hidden || chosen(field) === (preset.options[field.dataset.option!] ?? field.dataset.usual)));
  for (const radio of form.querySelectorAll<HTMLInputElement>("input[name=preset]")) {
    const own = radio.value === "";
    const label = radio.closest("label")!;
    label.hidden = own ? matching !== undefined : !belongs(label, count);
    radio.disabled = label.hidden;
    radio.checked = radio.value === (matching?.name ?? "");
  }
  const changed = fields(form).filter((field) => !field.hidden && chosen(field) !== field.dataset.usual);
  get("options-now").textContent = matching ? matching.label : changed.length > 0 ? t("client-options-changed", { count: changed.length }) : t("client-options-usual");
}

/** Offer the bots that the game has for so many players; who was chosen and has gone makes room for the strongest level left. */
export function arrangeBots(form: HTMLFormElement, count: number): void {
  for (const meaning of form.querySelectorAll<HTMLElement>(".levels [data-seats]")) meaning.hidden = !belongs(meaning, count);
  for (const select of form.querySelectorAll<HTMLSelectElement>("select[name^=bot-]")) {
    for (const choice of select.options) choice.hidden = choice.disabled = !belongs(choice, count);
    const usual = [...select.querySelectorAll<HTMLOptionElement>(":scope > option:enabled")];
    if (select.selectedOptions[0]?.disabled) select.value = usual[usual.length - 1]!.value;
  }
}

/** What is chosen, for the server. */
export function chosenOptions(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fields(form).map((field) => [field.dataset.option!, chosen(field)]));
}

function presets(form: HTMLFormElement): Preset[] {
  return JSON.parse(form.dataset.presets ?? "[]") as Preset[];
}

function fields(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>("[data-option]")];
}

function choices(field: HTMLElement): Choice[] {
  return [...field.querySelectorAll<Choice>("option, input")];
}

function fits(choice: Choice, count: number): boolean {
  return belongs(choice instanceof HTMLOptionElement ? choice : choice.closest("label")!, count);
}

function belongs(place: HTMLElement, count: number): boolean {
  return (place.dataset.seats ?? "").split(" ").includes(String(count));
}

function chosen(field: HTMLElement): string {
  const found = choices(field).find((choice) => (choice instanceof HTMLOptionElement ? choice.selected : choice.checked));
  return found?.value ?? field.dataset.usual!;
}

function choose(field: HTMLElement, value: string): void {
  for (const choice of choices(field)) {
    if (choice instanceof HTMLOptionElement) choice.selected = choice.value === value;
    else choice.checked = choice.value === value;
  }
}
