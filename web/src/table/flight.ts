/**
 * Animates cards that move. Before a change the positions of all elements with a `data-fly` name are stored; after it each
 * of them starts where it was. A new element can come from a place (`data-from="deck"`), a removed one can go to a place
 * (`data-to="discard"`), face down if it has `data-turns`. Places are `data-place` names; elements that fly are places too.
 */
import { mount, unmount } from "svelte";
import Card from "$/card/Card.svelte";
import { boxOf } from "$/lib/zoom";

const CARD_MS = 260;
const TURN_MS = 420;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const MOVED_MS = 2000;
const FAR = 12;

interface Seen {
  box: DOMRect;
  /** The list it lay in. */
  zone: Element | null;
  to: string | undefined;
  ghost: HTMLElement;
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Flight {
  #root: HTMLElement;
  #seen = new Map<string, Seen>();
  #places = new Map<string, DOMRect>();
  /** Pictures of removed elements that are still flying. */
  #leaving = new Set<() => void>();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Stores where everything is. */
  before(): void {
    this.#seen.clear();
    this.#places.clear();
    for (const thing of this.#things()) {
      const name = thing.dataset["fly"] ?? "";
      const box = boxOf(thing);
      if (box.width === 0) continue;
      this.#seen.set(name, { box, zone: thing.closest("[data-zone]"), to: thing.dataset["to"], ghost: thing });
      this.#places.set(name, box);
    }
    for (const place of this.#root.querySelectorAll<HTMLElement>("[data-place]")) {
      this.#places.set(place.dataset["place"] ?? "", boxOf(place));
    }
  }

  /** Makes everything fly to where it is now; returns how long that takes. */
  after(): number {
    if (this.#seen.size === 0) return 0;
    const calm = still();
    const here = new Set<string>();
    let moved = 0;
    for (const thing of this.#things()) {
      const name = thing.dataset["fly"] ?? "";
      here.add(name);
      const seen = this.#seen.get(name);
      const from = seen?.box ?? this.#places.get(thing.dataset["from"] ?? "");
      if (!from || !this.#fly(thing, from, calm)) continue;
      moved += 1;
      if (seen?.zone !== thing.closest("[data-zone]")) mark(thing);
    }
    for (const [name, seen] of this.#seen) {
      if (!here.has(name) && seen.to !== undefined && !calm) this.#leave(seen, seen.to);
    }
    this.#seen.clear();
    return moved > 0 && !calm ? CARD_MS : 0;
  }

  #things(): NodeListOf<HTMLElement> {
    return this.#root.querySelectorAll<HTMLElement>("[data-fly]");
  }

  #fly(thing: HTMLElement, from: DOMRect, calm: boolean): boolean {
    const to = boxOf(thing);
    const scale = fitting(to, from);
    const [x, y] = [middle(from.left, from.width, to.width * scale) - to.left, middle(from.top, from.height, to.height * scale) - to.top];
    if (to.width === 0 || Math.abs(x) + Math.abs(y) < FAR) return false;
    if (calm) return true;
    const start = `translate(${x}px, ${y}px) scale(${scale})`;
    thing.animate(
      [
        { transform: start, transformOrigin: "0 0", zIndex: 30 },
        { transform: "none", transformOrigin: "0 0", zIndex: 30 },
      ],
      { duration: CARD_MS, easing: EASE },
    );
    return true;
  }

  /** The picture of a removed element flies to its place and disappears there, or turns over on the way. */
  #leave({ box, ghost }: Seen, to: string): void {
    const place = this.#root.querySelector<HTMLElement>(`[data-place="${CSS.escape(to)}"]`);
    const goal = place ? boxOf(place) : this.#places.get(to);
    if (!goal) return;
    const copy = ghost.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...copy.querySelectorAll("[data-spot], [data-fly]")]) {
      for (const name of ["data-fly", "data-spot", "data-lit", "id"]) part.removeAttribute(name);
    }
    copy.setAttribute("aria-hidden", "true");
    copy.inert = true;
    Object.assign(copy.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      margin: "0",
      zIndex: "40",
    });
    copy.style.setProperty("--w", `${box.width}px`);
    document.body.append(copy);
    const turns = copy.dataset["turns"] !== undefined;
    const forget = turns ? turnOver(copy) : () => {};
    const scale = fitting(box, goal);
    const [x, y] = [
      middle(goal.left, goal.width, box.width * scale) - box.left,
      middle(goal.top, goal.height, box.height * scale) - box.top,
    ];
    const end = `translate(${x}px, ${y}px) scale(${scale})`;
    const flight = copy.animate(
      [
        { transform: "none", transformOrigin: "0 0", opacity: 1 },
        { transform: end, transformOrigin: "0 0", opacity: turns ? 1 : 0.2 },
      ],
      { duration: turns ? TURN_MS : CARD_MS, easing: EASE },
    );
    const land = (): void => {
      if (!this.#leaving.delete(land)) return;
      forget();
      copy.remove();
    };
    this.#leaving.add(land);
    flight.onfinish = flight.oncancel = land;
  }

  /** Ends all flights: the table is no longer shown. */
  land(): void {
    for (const land of this.#leaving) land();
  }
}

/** How a card is scaled to lie inside a box, which may be a whole hand. */
function fitting(card: DOMRect, box: DOMRect): number {
  return Math.min(box.width / card.width, box.height / card.height) || 1;
}

/** The start of something that is centred in a length. */
function middle(start: number, length: number, own: number): number {
  return start + (length - own) / 2;
}

/** Turns a card over to its back; returns the cleanup function. */
function turnOver(card: HTMLElement): () => void {
  const front = [...card.children];
  const holder = document.createElement("span");
  Object.assign(holder.style, { position: "absolute", inset: "0" });
  card.append(holder);
  const back = mount(Card, { target: holder });
  const side = (angle: number): string => `perspective(600px) rotateY(${angle}deg)`;
  const timing: KeyframeAnimationOptions = { duration: TURN_MS / 2, fill: "both" };
  for (const part of front) part.animate([{ transform: side(0) }, { transform: side(90) }], timing);
  holder.animate([{ transform: side(-90) }, { transform: side(0) }], { ...timing, delay: TURN_MS / 2 });
  return () => void unmount(back);
}

/** Marks an element that has changed its zone with a leaf corner for a moment. */
function mark(thing: HTMLElement): void {
  thing.dataset["moved"] = "";
  setTimeout(() => delete thing.dataset["moved"], MOVED_MS);
}
