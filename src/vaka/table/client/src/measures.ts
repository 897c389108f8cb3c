// Lengths and rectangles, for what lies in a window.

/** A rectangle in the units of a picture. */
export type Span = [left: number, top: number, right: number, bottom: number];

/** What is around all of these. */
export function around(spans: Span[]): Span {
  const all = (place: number): number[] => spans.map((span) => span[place]!);
  return [Math.min(...all(0)), Math.min(...all(1)), Math.max(...all(2)), Math.max(...all(3))];
}

export function numbers(text: string | null | undefined): number[] {
  return (text ?? "").match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
}

export function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Where something begins that fills a window, or lies in the middle of it if it is smaller. */
export function kept(start: number, low: number, high: number, length: number): number {
  return length < high - low ? (low + high - length) / 2 : within(start, high - length, low);
}

/** How far something must go to be between two bounds; what is too long is put into their middle. */
export function shift(start: number, end: number, low: number, high: number): number {
  if (end - start > high - low) return (low + high - start - end) / 2;
  return start < low ? low - start : end > high ? high - end : 0;
}

export function apart(one: [number, number], other: [number, number]): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
