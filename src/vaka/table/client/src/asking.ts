// A small question in a dialog of the browser's own kind.

import { get, h } from "./dom";
import { t } from "./words";

/** Ask; the answers by field name, or null when it was dismissed. */
export function ask(title: string, body: Node[], confirm: string): Promise<FormData | null> {
  const dialog = get<HTMLDialogElement>("dialog");
  const form = h(
    "form",
    { method: "dialog" },
    h("h2", { id: "dialog-title" }, title),
    ...body,
    h(
      "div",
      { class: "row" },
      h("button", { type: "submit", value: "yes", class: "primary" }, confirm),
      h("button", { type: "submit", value: "no", formnovalidate: true }, t("client-cancel")),
    ),
  ) as HTMLFormElement;
  dialog.replaceChildren(form);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes" ? new FormData(form) : null), { once: true });
  });
}

/** A field with its label. */
export function field(name: string, label: string, value: string, longest: number): HTMLElement {
  return h("label", { class: "field" }, h("span", {}, label), h("input", { name, value, maxlength: longest, required: true, autocomplete: "off" }));
}
