// What is wrong with the layout of the page as it is now: one sentence for each fault. Given to the page by test_layout.py.
() => {
  const HAIR = 2; // pixels by which a glyph or a frame may stand out
  const TOKEN = 16; // pixels by which a seal, a ribbon or a lifted card may stand out
  const zoom = document.documentElement.currentCSSZoom ?? 1;
  const [hair, token] = [HAIR * zoom, TOKEN * zoom];
  const found = new Set();
  const once = (ask) => {
    const known = new Map();
    return (thing) => (known.has(thing) ? known : known.set(thing, ask(thing))).get(thing);
  }; // each question to the browser costs, and most things are asked about many times
  const modal = document.querySelector("dialog[open]"); // what lies behind it is out of reach
  const UNSEEN = ".vh, svg, dialog:not([open]), [data-miniature]";
  const visible = once((thing) => thing.offsetWidth !== 1 && thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const seen = (thing) => (!modal || modal.contains(thing)) && visible(thing) && !thing.closest(UNSEEN);
  const called = (thing) => {
    const spot = thing.dataset?.spot ?? thing.querySelector?.(":scope > [data-spot]")?.dataset.spot;
    const name = `${thing.tagName.toLowerCase()}.${[...thing.classList].filter((word) => !word.startsWith("svelte-")).join(".")}`;
    return spot ? `the spot "${spot}"` : name;
  };
  const quoted = (text) => `"${text.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const past = (inner, outer) => ({
    x: Math.max(outer.left - inner.left, inner.right - outer.right),
    y: Math.max(outer.top - inner.top, inner.bottom - outer.bottom),
  });
  const drawn = (colour) => !/^(transparent|rgba\(.*, 0\))$/.test(colour);
  const styleOf = once(getComputedStyle);
  const framed = once((thing) => {
    const style = styleOf(thing);
    return drawn(style.backgroundColor) || (style.borderLeftStyle !== "none" && parseFloat(style.borderLeftWidth) > 0 && drawn(style.borderLeftColor));
  });
  const edges = once((thing) => {
    const { overflowX, overflowY, position, fontSize } = styleOf(thing);
    return {
      box: thing.getBoundingClientRect(),
      letter: zoom * parseFloat(fontSize),
      clips: overflowY !== "visible",
      cutsX: /hidden|clip/.test(overflowX) && !thing.matches("[data-table]"),
      cutsY: /hidden|clip/.test(overflowY),
      scrollsY: /auto|scroll/.test(overflowY),
      scrolls: /auto|scroll/.test(overflowX + overflowY) || position === "fixed",
    };
  }); // as they are before anything is scrolled
  function* around(thing) {
    for (let outer = thing; outer && outer !== document.documentElement; outer = outer.parentElement) yield outer;
  }

  // What is wider than the window, or than the table

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.add(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);
  const nodes = [];
  const gather = (thing) => {
    for (let node = thing.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === Node.TEXT_NODE && node.data.trim()) nodes.push(node);
      if (node.nodeType !== Node.ELEMENT_NODE || node.matches(UNSEEN)) continue;
      check(node);
      gather(node);
    }
  };
  const check = (thing) => {
    if (thing.scrollWidth > thing.clientWidth + 4 && /auto|scroll|hidden/.test(styleOf(thing).overflowX) && visible(thing) && !thing.matches("[data-strip], input, select"))
      found.add(`${called(thing)} is ${thing.scrollWidth} wide inside and ${thing.clientWidth} outside`);
  };
  if (modal) check(modal);
  gather(modal ?? document.body);

  // Text that is cut, or leaves its frame

  const texts = [];
  const range = document.createRange();
  for (const node of nodes) {
    const holder = node.parentElement;
    if (!visible(holder) || holder.matches("option, script, style")) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const { letter } = edges(holder);
    const sight = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    texts.push({ box: sight, node, holder, letter, text: node.data, whole: box.height });
    let frame = false;
    let scrolls = false;
    for (const outer of around(holder)) {
      const edge = edges(outer);
      if (edge.clips) {
        [sight.left, sight.top] = [Math.max(sight.left, edge.box.left), Math.max(sight.top, edge.box.top)];
        [sight.right, sight.bottom] = [Math.min(sight.right, edge.box.right), Math.min(sight.bottom, edge.box.bottom)];
      }
      if (scrolls) continue;
      const out = past(box, edge.box);
      if (out.x > hair && edge.cutsX) found.add(`${quoted(node.data)} is cut at the side by ${called(outer)}`);
      if (out.y > letter / 3 && edge.cutsY) found.add(`${quoted(node.data)} is cut above or below by ${called(outer)}`);
      if (!frame && framed(outer)) {
        frame = true;
        if ((out.x > hair || out.y > letter / 3) && !edge.scrollsY && styleOf(outer).display !== "inline") found.add(`${quoted(node.data)} leaves ${called(outer)}`);
      }
      scrolls = edge.scrolls;
    }
  }

  // Words that are broken inside: Latin ones, and those of Japanese that are written like them; names may be long,
  // and keys in hexadecimal digits have no words

  const WORD = /[\p{Script=Latin}\p{M}]{2,}|[\p{Script=Katakana}\u30fc]{2,}/gu;
  for (const { node, holder, letter, whole } of texts) {
    if (whole < 1.8 * letter || holder.closest(".name, .who, code")) continue;
    for (const { 0: word, index } of node.data.matchAll(WORD)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > letter / 2) found.add(`"${word}" is broken inside, in ${called(holder)}`);
    }
  }

  // Text upon text: badges lie on pictures on purpose, so only what stands in the flow counts

  const flowing = texts.filter(({ holder }) => !holder.closest(".picture, .count, .ribbon, .bezant, .chips, .ways, .toasts, .why"));
  flowing.sort((one, other) => one.box.top - other.box.top);
  for (const [n, one] of flowing.entries()) {
    for (let m = n + 1; m < flowing.length && flowing[m].box.top < one.box.bottom; m++) {
      const other = flowing[m];
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const tall = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide <= hair || tall <= Math.max(one.letter, other.letter) / 3 || one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue;
      if (one.holder.closest("[data-foot]") !== other.holder.closest("[data-foot]")) continue; // scrolled under what stays
      found.add(`${quoted(one.text)} and ${quoted(other.text)} lie on one another`);
    }
  }

  // The herald and our hand are in sight without scrolling

  const table = document.querySelector("[data-table]");
  if (table) {
    table.scrollTop = 0;
    const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const near = document.querySelectorAll(".herald, .own.hand > .spot > button, .own.hand > .spot .card");
    for (const thing of near) {
      const out = past(thing.getBoundingClientRect(), window_);
      if (out.x > hair || out.y > hair) found.add(`${called(thing.closest(".spot") ?? thing)} is out of sight by ${Math.round(Math.max(out.x, out.y))}`);
    }
    if (!document.querySelector(".herald")) found.add("there is no herald");

    // Spots: each inside its frame and the table, and free enough to be seen and hit

    const inside = table.getBoundingClientRect();
    for (const spot of table.querySelectorAll("[data-spot]")) {
      const item = spot.parentElement;
      if (!seen(spot) || !seen(item)) continue;
      spot.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const box = spot.getBoundingClientRect();
      const name = called(spot);
      if (box.width < 12 * zoom || box.height < 12 * zoom) found.add(`${name} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
      if (past(box, inside).x > hair && !spot.closest("[data-strip]")) found.add(`${name} leaves the table`);
      const frame = [...around(item.parentElement)].find((outer) => outer !== table && framed(outer) && !outer.closest(".picture, .spot"));
      if (frame && table.contains(frame)) {
        const out = past(box, frame.getBoundingClientRect());
        if (out.x > 4 * zoom || out.y > token + 2) found.add(`${name} leaves ${called(frame)}`);
      }
      const over = (x, y) => {
        const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
        return hit && !item.contains(hit) ? hit : null;
      };
      const laps = item.parentElement.matches(".fit, .fan, .fit-hand");
      const columns = laps ? [Math.min(0.12, (8 * zoom) / box.width)] : [0.15, 0.5, 0.85];
      const points = columns.flatMap((x) => [0.2, 0.5, 0.8].map((y) => over(x, y)));
      const free = points.filter((hit) => !hit).length / points.length;
      if (laps ? free < 0.6 : free < 0.75 || over(0.5, 0.5)) {
        const above = new Set(points.filter(Boolean).map((hit) => called(hit.closest(".spot") ?? hit)));
        found.add(`${name} lies under ${[...above].join(" and ")} (${Math.round(100 * free)} % free)`);
      }
      if (laps && item.nextElementSibling) {
        const step = item.nextElementSibling.getBoundingClientRect().left - item.getBoundingClientRect().left;
        const need = Math.min(0.3 * box.width, 18 * zoom);
        if (step < need && step > -1) found.add(`only ${Math.round(step)} of ${name} are free beside its neighbour`);
      }
    }
    table.scrollTop = 0;
  }
  return [...found];
}
