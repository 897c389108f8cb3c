// The shape of the picture that this window has room for. A game may have one shape only; then the server sends that.

import type { Picture } from "./protocol";

type Name = NonNullable<Picture["shape"]>;

const PHONE = "(max-width: 560px)"; // a phone on its side is wider

/** So that the server sends the next table in this shape at once. */
export function keepShape(): void {
  document.cookie = `vaka_shape=${matchMedia(PHONE).matches ? "tall" : "wide"};path=/;max-age=31536000;samesite=lax`;
}

export class Shape {
  private phone = matchMedia(PHONE);
  private asked: Name | null = null;

  constructor(private change: (shape: Name) => void) {
    this.phone.addEventListener("change", () => this.check());
  }

  /** The shape to ask for; the caller does. */
  now(): Name {
    this.asked = this.phone.matches ? "tall" : "wide";
    return this.asked;
  }

  /** Ask for another shape if the window has become another since. */
  check(): void {
    const before = this.asked;
    if (before !== null && this.now() !== before) this.change(this.now());
  }
}
