// Drag and drop, beside click and click: a piece that is pulled away is picked up, and put down where it is let go.

import { cutOut } from "./places";

const PULL = 10; // pixels before a press becomes a pull

/** Let pieces be pulled: `pick` picks one up, `drop` puts it down on whatever is there, or nowhere. */
export function dragging(frame: HTMLElement, pick: (piece: SVGElement) => void, drop: (under: Element | null) => void): void {
  frame.addEventListener(
    "pointerdown",
    (event) => {
      const piece = (event.target as Element).closest<SVGGraphicsElement>("[data-select]");
      if (!piece || event.button !== 0 || !event.isPrimary || frame.classList.contains("asleep")) return;
      event.stopPropagation(); // the board itself is not pulled by a piece
      follow(event, piece);
    },
    true,
  );

  function follow(start: PointerEvent, piece: SVGGraphicsElement): void {
    let ghost: SVGElement | null = null;
    const box = piece.getBoundingClientRect();
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!ghost && Math.hypot(x, y) < PULL) return;
      ghost ??= lift(piece, box);
      if (ghost) ghost.style.transform = `translate(${x}px, ${y}px)`;
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      for (const [name, listener] of [["pointermove", move], ["pointerup", end], ["pointercancel", end]] as const) removeEventListener(name, listener as EventListener);
      if (!ghost) return;
      ghost.remove();
      const under = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
      drop(under && frame.contains(under) ? under : null);
    };
    for (const [name, listener] of [["pointermove", move], ["pointerup", end], ["pointercancel", end]] as const) addEventListener(name, listener as EventListener);
  }

  function lift(piece: SVGGraphicsElement, box: DOMRect): SVGElement | null {
    const root = piece.ownerSVGElement;
    const ghost = root ? cutOut(root, piece) : null;
    if (!ghost) return null;
    pick(piece);
    ghost.classList.add("ghost");
    for (const [name, value] of Object.entries({ left: box.left - 5, top: box.top - 5, width: box.width + 10, height: box.height + 10 })) ghost.style.setProperty(name, `${value}px`);
    document.body.append(ghost);
    return ghost;
  }
}
