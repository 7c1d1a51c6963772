import { deflateSync, inflateSync, crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { assembleFilm, chunksOf, crc } from "./apng";

const [WIDTH, HEIGHT] = [3, 2];

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one grey, its pixels in as many chunks as told. */
function png(grey: number, { width = WIDTH, parts = 1 } = {}): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: HEIGHT }, () => Buffer.from([0, ...Array<number>(width).fill(grey)]))));
  const cut = Math.ceil(pixels.length / parts);
  const data = Array.from({ length: parts }, (_, n) => chunk("IDAT", pixels.subarray(n * cut, (n + 1) * cut)));
  const text = chunk("tEXt", Buffer.from("Comment\0not wanted"));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), text, ...data, chunk("IEND", Buffer.alloc(0))]);
}

const number = (data: Uint8Array, at: number, size: number): number => Buffer.from(data).readUIntBE(at, size);

describe("the checksum", () => {
  it("is the one of zlib", () => {
    for (const text of ["", "IEND", "a throne, a grail and a shadow"]) expect(crc(Buffer.from(text))).toBe(crc32(text));
  });
});

describe("a film", () => {
  const frames = [
    { png: png(10), ms: 1400 },
    { png: png(20, { parts: 3 }), ms: 700 },
    { png: png(30), ms: 2800 },
  ];
  const film = assembleFilm(frames);
  const chunks = chunksOf(film);

  it("has a right checksum in every chunk", () => {
    let at = 8;
    for (const { type, data } of chunks) {
      expect(number(film, at + 8 + data.length, 4), type).toBe(crc32(film.subarray(at + 4, at + 8 + data.length)));
      at += 12 + data.length;
    }
    expect(at).toBe(film.length);
  });

  it("says how many pictures it has, and that it never stops", () => {
    const control = chunks.find(({ type }) => type === "acTL")?.data ?? new Uint8Array();
    expect([number(control, 0, 4), number(control, 4, 4)]).toEqual([3, 0]);
  });

  it("shows each picture as long as told, over the whole size", () => {
    const times = chunks.filter(({ type }) => type === "fcTL").map(({ data }) => data);
    expect(times.map((data) => [number(data, 20, 2), number(data, 22, 2)])).toEqual([
      [1400, 1000],
      [700, 1000],
      [2800, 1000],
    ]);
    for (const data of times) expect([number(data, 4, 4), number(data, 8, 4), number(data, 12, 4)]).toEqual([WIDTH, HEIGHT, 0]);
  });

  it("numbers its parts from 0 without a gap", () => {
    const numbered = chunks.filter(({ type }) => type === "fcTL" || type === "fdAT");
    expect(numbered.map(({ data }) => number(data, 0, 4))).toEqual([...numbered.keys()]);
  });

  it("has the pixels of every picture", () => {
    const greys: number[] = [];
    let open: Uint8Array[] = [];
    const close = (): void => {
      if (open.length > 0) greys.push(inflateSync(Buffer.concat(open))[1] ?? -1);
      open = [];
    };
    for (const { type, data } of chunks) {
      if (type === "fcTL") close();
      if (type === "IDAT") open.push(data);
      if (type === "fdAT") open.push(data.subarray(4));
    }
    close();
    expect(greys).toEqual([10, 20, 30]);
  });

  it("carries nothing but pictures", () => {
    expect(new Set(chunks.map(({ type }) => type))).toEqual(new Set(["IHDR", "acTL", "fcTL", "IDAT", "fdAT", "IEND"]));
  });

  it("refuses pictures of different sizes, no pictures, and what is no picture", () => {
    expect(() => assembleFilm([...frames, { png: png(40, { width: 4 }), ms: 1 }])).toThrow("picture 4 has another size");
    expect(() => assembleFilm([])).toThrow("at least one picture");
    expect(() => assembleFilm([{ png: new Uint8Array(20), ms: 1 }])).toThrow("signature is missing");
    expect(() => assembleFilm([{ png: png(1).subarray(0, 60), ms: 1 }])).toThrow("cut off");
  });
});
