/** Animated PNG: joins PNG pictures of one size to a film that every browser plays and every image viewer opens. */

export interface FilmFrame {
  /** A whole PNG file. */
  png: Uint8Array;
  /** How long it is shown, in milliseconds. */
  ms: number;
}

export interface Chunk {
  type: string;
  data: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bytes of a chunk beside its data: length, type, checksum. */
const AROUND = 12;
const LOOP_FOREVER = 0;
const MILLISECONDS = 1000;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** The checksum of a chunk: CRC-32 over its type and its data. */
export function crc(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC_TABLE[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

/** The chunks of a PNG file, in their order. Throws if it is none. */
export function chunksOf(png: Uint8Array): Chunk[] {
  if (!SIGNATURE.every((byte, n) => png[n] === byte)) throw new Error("this is not a PNG file: its signature is missing");
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + AROUND <= png.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += AROUND + length;
  }
  if (chunks[0]?.type !== "IHDR" || chunks.at(-1)?.type !== "IEND") throw new Error("this PNG file is cut off");
  return chunks;
}

/** A chunk as it stands in the file. */
function bytesOf(type: string, ...parts: Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(AROUND + length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, length);
  for (let n = 0; n < 4; n++) bytes[4 + n] = type.charCodeAt(n);
  let at = 8;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  view.setUint32(at, crc(bytes.subarray(4, at)));
  return bytes;
}

/** Numbers of 1, 2 or 4 bytes, one after the other, the highest byte first. */
function packed(...numbers: [value: number, size: 1 | 2 | 4][]): Uint8Array {
  const bytes = new Uint8Array(numbers.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of numbers) {
    for (let n = 0; n < size; n++) bytes[at + n] = (value >>> (8 * (size - 1 - n))) & 0xff;
    at += size;
  }
  return bytes;
}

/** The film of these pictures, shown again and again. All have the size and the kind of pixels of the first one. */
export function assembleFilm(frames: readonly FilmFrame[]): Uint8Array<ArrayBuffer> {
  const pictures = frames.map(({ png, ms }) => ({ ms, chunks: chunksOf(png) }));
  const header = pictures[0]?.chunks[0]?.data;
  if (!header) throw new Error("a film has at least one picture");
  const size = header.subarray(0, 8);
  const parts = [Uint8Array.from(SIGNATURE), bytesOf("IHDR", header), bytesOf("acTL", packed([frames.length, 4], [LOOP_FOREVER, 4]))];
  let sequence = 0;
  pictures.forEach(({ ms, chunks }, n) => {
    const own = chunks[0]?.data ?? header;
    if (own.some((byte, at) => byte !== header[at])) throw new Error(`picture ${n + 1} has another size or kind of pixels than the first`);
    const [left, top, disposal, blending] = [0, 0, 0, 0];
    const time = packed([left, 4], [top, 4], [ms, 2], [MILLISECONDS, 2], [disposal, 1], [blending, 1]);
    parts.push(bytesOf("fcTL", packed([sequence++, 4]), size, time));
    for (const { type, data } of chunks)
      if (type === "IDAT") parts.push(n === 0 ? bytesOf("IDAT", data) : bytesOf("fdAT", packed([sequence++, 4]), data));
  });
  parts.push(bytesOf("IEND"));
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
