// Being told when the page is closed: one switch for this browser, and why it cannot be where it cannot.

import { memory } from "./dom";
import { post } from "./setup";
import { t } from "./words";

interface Known {
  key: string | null;
  known: string[];
}

/** Why this browser cannot be told while the page is closed; empty if it can. */
export function whyNot(): string {
  if (!window.isSecureContext) return t("client-push-https");
  if ("PushManager" in window && navigator.serviceWorker) return "";
  const apple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1);
  return t(apple ? "client-push-install" : "client-push-none");
}

/** Subscribe, and tell the server; an error in the reader's words if that fails. */
export async function subscribe(): Promise<void> {
  const { key } = await known();
  if (key === null) throw new Error(t("client-push-server"));
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }).catch(() => null);
  if (!made) throw new Error(t("client-push-none"));
  await post("/api/v1/push", "application/json", JSON.stringify(made));
}

/** Be told nothing more. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const made = await worker?.pushManager?.getSubscription();
  if (!made) return;
  await post("/api/v1/push/end", "application/json", JSON.stringify({ endpoint: made.endpoint })).catch(() => null);
  await made.unsubscribe();
}

/** Once in a while the server is told again: the language may be another, or the browser's secret. */
export async function renew(): Promise<void> {
  if (memory.get("notify") !== "on" || whyNot()) return;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.getSubscription();
  if (!made) return;
  const seen = `${made.endpoint} ${document.documentElement.lang}`;
  if (sessionStorage.getItem("vaka-push") === seen) return;
  const { key, known: ours } = await known();
  if (key !== null && !ours.includes(await hash(made.endpoint))) await post("/api/v1/push", "application/json", JSON.stringify(made));
  sessionStorage.setItem("vaka-push", seen);
}

async function known(): Promise<Known> {
  const answer = await fetch(`/api/v1/push?lang=${document.documentElement.lang}`);
  if (!answer.ok) throw new Error(t("client-unreachable"));
  return (await answer.json()) as Known;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

async function hash(text: string): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
