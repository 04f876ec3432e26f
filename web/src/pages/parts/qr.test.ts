// The drawing of a QR code against what the standard fixes: its size, finder patterns, quiet zone.
import { describe, expect, it } from "vitest";

import { kMostQrBytes, qrDrawing, qrOfFirst } from "./qr";

/** The modules that the path fills. */
function modules(path: string): Set<string> {
  const filled = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
    for (let i = 0; i < Number(width); i += 1) filled.add(`${Number(x) + i},${y}`);
  }
  return filled;
}

describe("QR codes", () => {
  it("have three finder patterns inside a quiet zone of four", () => {
    const { side, path } = qrDrawing("https://example.org/#p=1")!;
    const count = side - 8;
    expect((count - 21) % 4).toBe(0);
    const filled = modules(path);
    const corners = [
      [4, 4],
      [4 + count - 7, 4],
      [4, 4 + count - 7],
    ] as const;
    for (const [x, y] of corners) {
      for (let i = 0; i < 7; i += 1) {
        expect(filled.has(`${x + i},${y}`)).toBe(true);
        expect(filled.has(`${x},${y + i}`)).toBe(true);
      }
      expect(filled.has(`${x + 1},${y + 1}`)).toBe(false);
      expect(filled.has(`${x + 3},${y + 3}`)).toBe(true);
    }
    for (const place of filled) {
      const [x = 0, y = 0] = place.split(",").map(Number);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x, y)).toBeLessThan(side - 4);
    }
  });

  it("are not made of more than a camera likes", () => {
    expect(qrDrawing("a".repeat(kMostQrBytes))).toBeDefined();
    expect(qrDrawing("a".repeat(kMostQrBytes + 1))).toBeUndefined();
    expect(qrDrawing("数".repeat(kMostQrBytes / 2))).toBeUndefined();
  });

  it("are of the first link that fits, and say what it leaves out", () => {
    const [short, long] = ["https://example.org/#p=1", "a".repeat(kMostQrBytes + 1)];
    const whole = { link: short, note: "" } as const;
    const title = { link: short, note: "share.qr-title" } as const;
    const drawing = qrDrawing(short);
    expect(qrOfFirst([whole, { ...title, link: long }])).toEqual({ drawing, note: "" });
    expect(qrOfFirst([{ ...whole, link: long }, title])).toEqual({ drawing, note: title.note });
    expect(qrOfFirst([{ ...whole, link: "" }, title])?.note).toBe(title.note); // not made yet
    expect(qrOfFirst([{ ...whole, link: long }])).toBeUndefined();
  });
});
