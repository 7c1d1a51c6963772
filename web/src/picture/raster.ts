/**
 * Draws a component as a PNG picture. The component is laid out in a frame of a fixed size that nobody sees, so the picture
 * is the same in every window. Its elements, the styles of the page and the fonts then become one SVG picture that needs
 * nothing else, and a canvas turns that into pixels.
 */
import { flushSync, mount, unmount, type Component } from "svelte";
import { language } from "$/lib/language";
import { settings } from "$/lib/settings.svelte";

/** A component that is laid out: everything that is needed to draw it. */
export interface Drawing {
  width: number;
  height: number;
  /** Its elements, as XML. */
  body: string;
}

/** Pictures are still: what moves in on the page is already there, and a scrollbar shows nothing. */
const STILL = "*,*::before,*::after{animation:none!important;transition:none!important}*{scrollbar-width:none!important}";

/** A frame with the styles of this page. It has to be part of the page to be laid out. */
async function openFrame(width: number, height: number): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.inert = true;
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  const place = "position:fixed;left:0;top:0;border:0;visibility:hidden;pointer-events:none;z-index:-1;zoom:calc(1/var(--zoom,1))";
  frame.style.cssText = `${place};width:${width}px;height:${height}px`;
  document.body.append(frame);
  const inside = inner(frame);
  Object.assign(inside.documentElement, { lang: language });
  inside.documentElement.dataset["theme"] = settings.theme;
  const copies = [...document.styleSheets].flatMap(({ ownerNode }) => (ownerNode ? [inside.importNode(ownerNode, true)] : []));
  const loaded = copies.filter((copy) => copy instanceof (inside.defaultView ?? window).HTMLLinkElement).map(loading);
  inside.head.append(...copies);
  await Promise.all(loaded);
  return frame;
}

function inner(frame: HTMLIFrameElement): Document {
  if (!frame.contentDocument) throw new Error("a frame without an address belongs to this page");
  return frame.contentDocument;
}

function loading(link: Node): Promise<void> {
  return new Promise((done, fail) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => fail(new Error("a style of the page could not be loaded again")));
  });
}

/** Until whatever measures itself has done so. */
function settled(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Lays a component out in a window of this size, or higher if `[data-table]` in it needs more. */
export async function layOut<P extends Record<string, unknown>>(
  component: Component<P>,
  props: P,
  width: number,
  height: number,
): Promise<Drawing> {
  const frame = await openFrame(width, height);
  try {
    const { body, fonts } = inner(frame);
    const shown = mount(component as Component<Record<string, unknown>>, { target: body, props });
    flushSync();
    await Promise.all([settled(), fonts.ready]);
    const table = body.querySelector("[data-table]");
    const more = table ? Math.max(0, table.scrollHeight - table.clientHeight) : 0;
    if (more > 0) {
      frame.style.height = `${height + more}px`;
      await settled();
    }
    const drawing = { width, height: height + more, body: new XMLSerializer().serializeToString(body) };
    await unmount(shown);
    return drawing;
  } finally {
    frame.remove();
  }
}

let styles: Promise<string> | null = null;
let stylesheets = 0;

/** The styles of the page with the fonts in them. Pages load styles as they need them: if there are more, it is made again. */
function embeddedStyles(): Promise<string> {
  if (stylesheets !== document.styleSheets.length) styles = null;
  stylesheets = document.styleSheets.length;
  styles ??= collectStyles().catch((error: unknown) => {
    styles = null;
    throw error;
  });
  return styles;
}

async function collectStyles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const texts = rules.map(({ rule, base }) => (rule instanceof CSSFontFaceRule ? embeddedFont(rule, base) : Promise.resolve(rule.cssText)));
  return [...(await Promise.all(texts)), STILL].join("\n");
}

/** A font with its file in it. Fonts come from our own server, like the styles. */
async function embeddedFont(rule: CSSFontFaceRule, base: string): Promise<string> {
  const [whole, address] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  if (whole === undefined || address === undefined) return rule.cssText;
  const answer = await fetch(new URL(address, base));
  if (!answer.ok) throw new Error(`the font ${address} could not be loaded`);
  return rule.cssText.replace(whole, `url("${await dataURL(await answer.blob())}")`).replace(/font-display:[^;]+;/, "");
}

function dataURL(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error("a file could not be read"));
    reader.readAsDataURL(blob);
  });
}

const escaped = (css: string): string => css.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** The picture as SVG. Only a data URL may be drawn on a canvas that is read afterwards. */
function svgAddress({ width, height, body }: Drawing, css: string): string {
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" lang="${language}" xml:lang="${language}" data-theme="${settings.theme}">`;
  const inside = `<foreignObject x="0" y="0" width="${width}" height="${height}">${body}</foreignObject>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(`${root}<style>${escaped(css)}</style>${inside}</svg>`)}`;
}

/** A drawing as a PNG file, enlarged by a factor. `height`: if several pictures have to be of one height. */
export async function paint(drawing: Drawing, scale: number, height = drawing.height): Promise<Blob> {
  const image = new Image();
  image.src = svgAddress({ ...drawing, height }, await embeddedStyles());
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(drawing.width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("this browser has no canvas to draw on");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("this browser could not make a PNG picture"))), "image/png"),
  );
}
