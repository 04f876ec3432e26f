// Grounds, wedges, spots, positions as text:
// the pure parts of the picture.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cellsOf, kNine } from "./board.fixture";
import { cellsOfText, classicLayout, groundsOf, kPictureLook, type DrawingLook } from "./drawing";
import { candidateSpot, centreSize, cornerSpot, letterCorner } from "./spots";
import { colourLetter, wedge } from "./wedges";

const kLook: DrawingLook = { ...kPictureLook, same: "digits-marks", peers: true, isGrid: false };

describe("grounds", () => {
  const cells = cellsOf("53..7....".padEnd(80, ".") + "5");

  it("tell the picked cell, equals and peers apart", () => {
    const grounds = groundsOf(kNine, cells, [0], 5, kLook);
    expect(grounds[0]).toBe("selected");
    expect(grounds[80]).toBe("same");
    expect(grounds.filter((ground) => ground === "peer")).toHaveLength(20);
    expect(grounds[40]).toBe("plain");
  });

  it("show conflicts before equals, and no peers of several cells", () => {
    const wrong = cells.map((view, cell) => (cell === 80 ? { ...view, isWrong: true } : view));
    expect(groundsOf(kNine, wrong, [0], 5, kLook)[80]).toBe("conflict");
    expect(groundsOf(kNine, cells, [0, 1], 0, kLook)).not.toContain("peer");
    expect(groundsOf(kNine, cells, [0], 5, { ...kLook, same: "off" })[80]).not.toBe("same");
  });
});

describe("wedges", () => {
  const area = (path: string): number => {
    const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    return Math.abs(
      points.reduce((sum, [x = 0, y = 0], i) => {
        const [nx = 0, ny = 0] = points[(i + 1) % points.length] ?? [];
        return sum + x * ny - nx * y;
      }, 0) / 2,
    );
  };

  it("fill the cell together, and alone", () => {
    expect(wedge(0, 1)).toBe("M0 0H100V100H0Z");
    for (let count = 2; count <= 9; ++count) {
      const areas = Array.from({ length: count }, (_, i) => area(wedge(i, count)));
      expect(areas.reduce((sum, one) => sum + one, 0)).toBeCloseTo(10_000, -1);
      expect(Math.min(...areas)).toBeGreaterThan(10_000 / count / 1.6);
    }
  });

  it("have letters from A to I", () => {
    expect([1, 2, 9].map(colourLetter)).toEqual(["A", "B", "I"]);
  });
});

describe("spots", () => {
  it("of candidates are apart and inside, for every size", () => {
    for (let size = 4; size <= 9; ++size) {
      const spots = Array.from({ length: size }, (_, i) => candidateSpot(i + 1, size));
      spots.forEach((one, i) => {
        expect(Math.min(one.x, one.y, 100 - one.x, 100 - one.y)).toBeGreaterThanOrEqual(14);
        spots.slice(0, i).forEach((other) => {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(25);
        });
      });
    }
  });

  it("of nine candidates are three by three, read like a book", () => {
    expect(candidateSpot(5, 9)).toEqual({ x: 50, y: 50 });
    expect(candidateSpot(1, 9).x).toBeLessThan(candidateSpot(2, 9).x);
    expect(candidateSpot(1, 9).y).toBeLessThan(candidateSpot(4, 9).y);
  });

  it("of corner marks are all different", () => {
    const spots = Array.from({ length: 9 }, (_, i) => JSON.stringify(cornerSpot(i)));
    expect(new Set(spots).size).toBe(9);
  });

  it("of letters keep clear of candidates while there is a corner", () => {
    expect(letterCorner(9, [2, 5])).toEqual({ x: 0, y: 0 });
    expect(letterCorner(9, [1, 2])).toEqual({ x: 1, y: 0 });
    expect(letterCorner(9, [1, 3])).toEqual({ x: 0, y: 1 });
    expect(letterCorner(9, [1, 3, 7])).toEqual({ x: 1, y: 1 });
    expect(letterCorner(9, [1, 3, 7, 9])).toEqual({ x: 0, y: 0 });
    expect(letterCorner(4, [1])).toEqual({ x: 1, y: 0 });
  });

  it("of centre marks shrink only when they must", () => {
    expect(centreSize(3, 26)).toBe(26);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (count) => {
        expect(count * centreSize(count, 26) * 0.66).toBeLessThanOrEqual(92.01);
      }),
    );
  });
});

describe("positions as text", () => {
  it("have givens, own digits and candidates", () => {
    const cells = cellsOfText(
      "1..4............",
      "....1..4.2......".padEnd(64, "."),
      4,
      "1...............",
    );
    expect(cells[0]).toMatchObject({ given: 1, value: 0 });
    expect(cells[3]).toMatchObject({ given: 0, value: 4 });
    expect(cells[1]?.centre).toEqual([1, 4]);
    expect(cells[2]?.centre).toEqual([2]);
  });

  it("without a layout have the boxes of their size", () => {
    expect(new Set(classicLayout(6).regions).size).toBe(6);
    expect(classicLayout(6).regions.slice(0, 6)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(classicLayout(6).regions[6]).toBe(0);
    expect(classicLayout(9).regions[80]).toBe(8);
  });
});
