/**
 * The keys of every table. A zone is an element with `data-zone`; its spots, with `data-spot`, share one tab stop.
 * Left and Right go inside a zone, Up and Down to the next zone, Home and End to its ends.
 */

const ZONES = "[data-zone]";
const SPOTS = "[data-spot]";

const spotsOf = (zone: Element): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(SPOTS)];

/** Keeps one tab stop in a zone while spots are added and removed. If the focused spot is removed, its neighbour gets the focus. */
export function roving(zone: HTMLElement): () => void {
  let place = 0;
  let held = false;

  const settle = (): void => {
    const spots = spotsOf(zone);
    const focused = spots.findIndex((spot) => spot === document.activeElement);
    if (focused >= 0) place = focused;
    if (spots.length === 0) return;
    place = Math.min(place, spots.length - 1);
    spots.forEach((spot, n) => (spot.tabIndex = n === place ? 0 : -1));
    if (held && focused < 0 && (document.activeElement === document.body || document.activeElement === null)) {
      spots[place]?.focus({ preventScroll: true });
    }
  };
  const enter = (): void => {
    held = true;
    settle();
  };
  const leave = (event: FocusEvent): void => {
    // The focus goes nowhere if the spot was removed or the window lost the focus. Then the zone keeps it.
    const spot = event.target as Element;
    queueMicrotask(() => {
      if (zone.contains(document.activeElement)) return;
      held = event.relatedTarget === null && (!spot.isConnected || !document.hasFocus());
    });
  };
  const watch = new MutationObserver(settle);
  watch.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("focusin", enter);
  zone.addEventListener("focusout", leave);
  settle();
  return () => {
    watch.disconnect();
    zone.removeEventListener("focusin", enter);
    zone.removeEventListener("focusout", leave);
  };
}

/** Moves the focus for an arrow key, Home or End; returns false for other keys, or if there is nowhere to go. */
export function walk(table: HTMLElement, event: KeyboardEvent): boolean {
  const here = (event.target as HTMLElement).closest<HTMLElement>(SPOTS);
  const zone = here?.closest<HTMLElement>(ZONES);
  if (!here || !zone) return enterTable(table, event.key);
  const spots = spotsOf(zone);
  const place = spots.indexOf(here);
  switch (event.key) {
    case "ArrowLeft":
      return focus(spots[place - 1] ?? spots.at(-1));
    case "ArrowRight":
      return focus(spots[place + 1] ?? spots[0]);
    case "Home":
      return focus(spots[0]);
    case "End":
      return focus(spots.at(-1));
    case "ArrowUp":
      return focus(nextZone(table, zone, here, -1));
    case "ArrowDown":
      return focus(nextZone(table, zone, here, 1));
    default:
      return false;
  }
}

/** An arrow key while no spot has the focus: goes to the first lit spot, or to the first of all. */
function enterTable(table: HTMLElement, key: string): boolean {
  if (!key.startsWith("Arrow")) return false;
  return focus(firstLit(table) ?? table.querySelector<HTMLElement>(SPOTS) ?? undefined);
}

function nextZone(table: HTMLElement, zone: HTMLElement, here: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const zones = [...table.querySelectorAll<HTMLElement>(ZONES)].filter((other) => spotsOf(other).length > 0);
  const goal = zones[zones.indexOf(zone) + step];
  if (!goal) return undefined;
  const middle = centre(here);
  const lit = spotsOf(goal).filter((spot) => spot.dataset["lit"] !== undefined);
  const among = lit.length > 0 ? lit : spotsOf(goal);
  return among.reduce((best, spot) => (Math.abs(centre(spot) - middle) < Math.abs(centre(best) - middle) ? spot : best));
}

function centre(thing: Element): number {
  const box = thing.getBoundingClientRect();
  return box.left + box.width / 2;
}

function focus(thing: HTMLElement | undefined): boolean {
  if (thing) focusSpot(thing);
  return thing !== undefined;
}

/** Gives a spot the focus. What lies at the foot of the table is in sight, and the rest stays where it is. */
export function focusSpot(spot: HTMLElement): void {
  const table = spot.closest("[data-foot]")?.closest("[data-table]");
  const top = table?.scrollTop;
  spot.focus();
  if (table && top !== undefined) table.scrollTop = top;
}

export function firstLit(table: HTMLElement): HTMLElement | undefined {
  return litSpots(table)[0];
}

/** The lit spots in the order of the table; 1 to 9 choose among them. */
export function litSpots(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>("[data-spot][data-lit]")];
}
