/**
 * On a large screen everything grows instead of standing in a void: a page is laid out for a window of at most
 * 1600 x 900 and drawn larger. `--grow` is how much, and `zoom` in base.css does it.
 */
const WIDE = 1600;
const HIGH = 900;

/** Keeps `--grow` true for the window as it is. */
export function growWithWindow(): void {
  const grow = (): void => {
    const much = Math.max(1, Math.min(innerWidth / WIDE, innerHeight / HIGH));
    document.documentElement.style.setProperty("--grow", String(much));
  };
  grow();
  addEventListener("resize", grow);
}

/** How many pixels of the window a pixel of the page is. */
export function grown(): number {
  return Number(document.documentElement.style.getPropertyValue("--grow")) || 1;
}

/** How far a pointer has come from where it was, in pixels of the page. */
export function movedBy(event: PointerEvent, start: { x: number; y: number }): [x: number, y: number] {
  return [(event.clientX - start.x) / grown(), (event.clientY - start.y) / grown()];
}

/** Where something lies, in pixels of the page: what a style is given in. */
export function boxOf(thing: Element): DOMRect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const much = grown();
  return new DOMRect(x / much, y / much, width / much, height / much);
}
