import fc from "fast-check";
import { expect, it } from "vitest";

import { textOf } from "./file_text";

const kGrid =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\r\n";
const kBoth = `${kGrid}晚 \u{1DE00}`;

const inUnits = (text: string, isLittle: boolean): ArrayBuffer => {
  const view = new DataView(new ArrayBuffer(2 + 2 * text.length));
  view.setUint16(0, 0xfeff, isLittle);
  for (let i = 0; i < text.length; ++i) view.setUint16(2 + 2 * i, text.charCodeAt(i), isLittle);
  return view.buffer;
};
const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;

it("reads UTF-8, with its mark and without", () => {
  expect(textOf(new TextEncoder().encode(kBoth).buffer)).toBe(kBoth);
  expect(textOf(new TextEncoder().encode(`\uFEFF${kBoth}`).buffer)).toBe(kBoth);
});

it("reads UTF-16 in either order, as editors of Windows write it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.boolean(), (text, isLittle) => {
      const clean = text.replaceAll("\0", "").replace(/^\uFEFF+/u, "");
      expect(textOf(inUnits(kBoth + clean, isLittle))).toBe(kBoth + clean);
    }),
  );
});

it("takes for no text what has zero bytes, half a unit or half a pair", () => {
  expect(textOf(bytes(0x35, 0, 0x33))).toBeUndefined();
  expect(textOf(bytes(0xff, 0xfe, 0, 0))).toBeUndefined();
  expect(textOf(bytes(0xff, 0xfe, 0x35))).toBeUndefined();
  expect(textOf(bytes(0xff, 0xfe, 0, 0xd8, 0x35, 0))).toBeUndefined();
});

it("leaves a bad byte of UTF-8 to who reads the text", () => {
  expect(textOf(bytes(0x35, 0xff, 0x33))).toBe("5\uFFFD3");
  expect(textOf(bytes())).toBe("");
});
