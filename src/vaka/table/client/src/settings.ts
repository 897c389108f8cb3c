// What is the same on every page: the theme, and menus that close when one looks elsewhere.

import { t } from "./words";

/** Listen to the theme's switch; `changed` is told when it was used. */
export function themes(changed: () => void): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>("input[name=theme]")) {
    choice.addEventListener("change", () => {
      document.documentElement.dataset.theme = choice.value;
      document.cookie = `vaka_theme=${choice.value};path=/;max-age=31536000;samesite=lax`;
      changed();
    });
  }
}

/** Every menu is a <details>: close it on Escape and on a click elsewhere. */
export function menus(): void {
  const open = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll<HTMLDetailsElement>("details.menu[open]");
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    // What is chosen in a menu closes it too; its switches do not.
    for (const menu of open()) if (!menu.contains(target) || target.closest(".card > button, .card > .button")) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}

let timer = 0;

/** One line at the foot of the page that goes away by itself; an alert is read out at once. */
export function toast(text: string, after?: HTMLElement): void {
  const bar = document.getElementById("toast")!;
  bar.replaceChildren(text, ...(after ? [" ", after] : []));
  bar.hidden = false;
  clearTimeout(timer);
  timer = window.setTimeout(() => (bar.hidden = true), 6000);
}

/** Put a text where it can be pasted from. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https only the old way is left.
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/** Copy the address of a path, and say so. */
export async function copied(path: string): Promise<void> {
  const url = new URL(path, location.href).href;
  const near = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  toast((await copy(url)) ? t(near ? "client-copied-here" : "client-copied") : url);
}
