// Lines: what is drawn is judged by walking over every edge of
// the board and asking which stroke covers it.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { kDiagonals, kJigsaw, kNine } from "./board.fixture";
import { diagonalOf, kCell, linesOf, outlineOf } from "./lines";

interface Stroke {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

function strokes(path: string): Stroke[] {
  return [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)([HV])(-?[\d.]+)/gu)].map(([, x, y, way, to]) => {
    const [x1, y1, end] = [Number(x), Number(y), Number(to)];
    return way === "H" ? { x1, y1, x2: end, y2: y1 } : { x1, y1, x2: x1, y2: end };
  });
}

const covers = (path: string, x: number, y: number): number =>
  strokes(path).filter((s) => x >= s.x1 && x <= s.x2 && y >= s.y1 && y <= s.y2).length;

/** The middle of every edge: of cells on its sides, -1 outside. */
function edges(size: number): { x: number; y: number; cells: [number, number] }[] {
  const all: { x: number; y: number; cells: [number, number] }[] = [];
  for (let a = 0; a <= size; ++a) {
    for (let b = 0; b < size; ++b) {
      const at = (row: number, column: number): number =>
        row < 0 || column < 0 || row >= size || column >= size ? -1 : row * size + column;
      all.push({ x: (b + 0.5) * kCell, y: a * kCell, cells: [at(a - 1, b), at(a, b)] });
      all.push({ x: a * kCell, y: (b + 0.5) * kCell, cells: [at(b, a - 1), at(b, a)] });
    }
  }
  return all;
}

describe("lines of a board", () => {
  it("are thick between regions and around, thin elsewhere, and drawn once", () => {
    for (const layout of [kNine, kJigsaw]) {
      const { thin, thick } = linesOf(layout.size, layout.regions);
      for (const { x, y, cells } of edges(layout.size)) {
        const [one, other] = cells.map((cell) => (cell < 0 ? -1 : layout.regions[cell]));
        const isThick = one !== other;
        expect(covers(thick, x, y), `${layout.name} ${x} ${y}`).toBe(isThick ? 1 : 0);
        expect(covers(thin, x, y)).toBe(isThick ? 0 : 1);
      }
    }
  });

  it("are whole runs: eight thick ones on the classic board", () => {
    const { thick, thin } = linesOf(9, kNine.regions);
    expect(strokes(thick)).toHaveLength(8);
    expect(strokes(thin)).toHaveLength(12);
  });
});

describe("outlines", () => {
  it("go around any set: a stroke at every open side, none inside", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(24), { minLength: 1 }), (list) => {
        const cells = new Set(list);
        const path = outlineOf(cells, 5, 4);
        for (const cell of cells) {
          const [row, column] = [Math.floor(cell / 5), cell % 5];
          const sides: [number, number, number, number][] = [
            [column * 100 + 50, row * 100 + 4, row - 1, column],
            [column * 100 + 50, row * 100 + 96, row + 1, column],
            [column * 100 + 4, row * 100 + 50, row, column - 1],
            [column * 100 + 96, row * 100 + 50, row, column + 1],
          ];
          for (const [x, y, r, c] of sides) {
            const isIn = r >= 0 && c >= 0 && r < 5 && c < 5 && cells.has(r * 5 + c);
            expect(covers(path, x, y)).toBe(isIn ? 0 : 1);
          }
        }
      }),
    );
  });
});

describe("diagonals", () => {
  it("are lines, other houses are not", () => {
    expect(diagonalOf(kDiagonals.extra[0]?.cells ?? [], 9)).toBe("M0 0L900 900");
    expect(diagonalOf(kDiagonals.extra[1]?.cells ?? [], 9)).toBe("M0 900L900 0");
    expect(diagonalOf([0, 1, 2, 3, 4, 5, 6, 7, 8], 9)).toBeNull();
  });
});
