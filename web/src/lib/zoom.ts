/**
 * A page is laid out for a window of at most 1600 x 900 and drawn larger in a larger one. `--zoom` is the factor, and `zoom`
 * in base.css applies it.
 */
const WIDE = 1600;
const HIGH = 900;

/** Keeps `--zoom` up to date with the size of the window. */
export function zoomWithWindow(): void {
  const update = (): void => {
    const factor = Math.max(1, Math.min(innerWidth / WIDE, innerHeight / HIGH));
    document.documentElement.style.setProperty("--zoom", String(factor));
  };
  update();
  addEventListener("resize", update);
}

/** How many pixels of the window a pixel of the page is. */
export function zoomFactor(): number {
  return Number(document.documentElement.style.getPropertyValue("--zoom")) || 1;
}

/** How far a pointer has moved from its start, in pixels of the page. */
export function movedBy(event: PointerEvent, start: { x: number; y: number }): [x: number, y: number] {
  return [(event.clientX - start.x) / zoomFactor(), (event.clientY - start.y) / zoomFactor()];
}

/** The box of an element in pixels of the page, the unit of styles. */
export function boxOf(thing: Element): DOMRect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const factor = zoomFactor();
  return new DOMRect(x / factor, y / factor, width / factor, height / factor);
}
