// Links: which bend is taken is judged by trying every bend against every obstacle.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { curveBetween, kDigitRadius, ObstacleMap, spotOnBoard, type Obstacle } from "./link_curves";
import type { Spot } from "./spots";

const numbers = (path: string): number[] => [...path.matchAll(/-?[\d.]+/gu)].map(Number);

/** The point of the curve at `t`. */
const along = (from: Spot, middle: Spot, to: Spot, t: number): Spot => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * middle.x + t * t * to.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * middle.y + t * t * to.y,
});

describe("links", () => {
  const from = spotOnBoard(0, 5, 9);
  const to = spotOnBoard(4, 5, 9);

  it("are straight where nothing is in the way", () => {
    const [, y1, , y2, , y3] = numbers(curveBetween(from, to, new ObstacleMap([], 9)).path);
    expect([y1, y2, y3]).toEqual([50, 50, 50]);
  });

  it("bend past a digit", () => {
    const digit = { ...spotOnBoard(2, 5, 9), radius: kDigitRadius, weight: 1 };
    const [x1 = 0, y1 = 0, cx = 0, cy = 0, x2 = 0, y2 = 0] = numbers(
      curveBetween(from, to, new ObstacleMap([digit], 9)).path,
    );
    for (let t = 0; t <= 1; t += 0.02) {
      const { x, y } = along({ x: x1, y: y1 }, { x: cx, y: cy }, { x: x2, y: y2 }, t);
      expect(Math.hypot(x - digit.x, y - digit.y)).toBeGreaterThan(kDigitRadius - 2);
      expect(y).toBeGreaterThan(0);
    }
  });

  it("take the bend that comes near the fewest things, the flattest of equals", () => {
    const kBends = Array.from({ length: 14 }, (_, i) => 0.06 + i * 0.04).flatMap((b) => [b, -b]);
    const candidate = fc.record({ cell: fc.nat(80), digit: fc.integer({ min: 1, max: 9 }) });
    const thing = fc.record({
      at: candidate,
      radius: fc.constantFrom(13, 27),
      weight: fc.constantFrom(1, 3, 4),
    });
    const spot = (at: { cell: number; digit: number }): Spot => spotOnBoard(at.cell, at.digit, 9);
    fc.assert(
      fc.property(candidate, candidate, fc.array(thing, { maxLength: 60 }), (a, b, things) => {
        const [start, end] = [spot(a), spot(b)];
        const obstacles = things.map(({ at, radius, weight }): Obstacle => {
          const { x, y } = spotOnBoard(at.cell, radius === 27 ? 5 : at.digit, 9);
          return { x, y, radius, weight };
        });
        const control = (bend: number): Spot => ({
          x: (start.x + end.x) / 2 + (end.y - start.y) * bend,
          y: (start.y + end.y) / 2 - (end.x - start.x) * bend,
        });
        const isEnd = ({ x, y }: Spot): boolean =>
          (x === start.x && y === start.y) || (x === end.x && y === end.y);
        const costs = [0, ...kBends].map((bend) => {
          const points = Array.from({ length: 31 }, (_, i) =>
            along(start, control(bend), end, (i + 1) / 32),
          );
          const met = obstacles.filter(
            (each) =>
              !isEnd(each) &&
              points.some(({ x, y }) => Math.hypot(x - each.x, y - each.y) < each.radius),
          );
          const leaves = points.some(({ x, y }) => Math.min(x, y) < 4 || Math.max(x, y) > 896);
          const sum = met.reduce((all, { weight }) => all + weight, leaves ? 5 : 0);
          return { bend, cost: sum + Math.abs(bend) * 2 };
        });
        const least = costs.reduce((best, each) => (each.cost < best.cost ? each : best));
        const [, , x = 0, y = 0] = numbers(
          curveBetween(start, end, new ObstacleMap(obstacles, 9)).path,
        );
        const { x: wantedX, y: wantedY } = control(least.bend);
        expect(Math.abs(x - wantedX)).toBeLessThan(0.06);
        expect(Math.abs(y - wantedY)).toBeLessThan(0.06);
      }),
      { numRuns: 300 },
    );
  });
});
