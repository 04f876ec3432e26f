// Links between candidates as curves that keep clear of the digits. Of a few bends, from straight
// to wide on either side, the one is taken that comes near the fewest things, the flatter of
// equals. Ends stop at the rim of the marks, so that the arrow's point is seen.
import { kCell } from "./lines";
import { candidateSpot, type Spot } from "./spots";

/** Something that a curve should not run through. */
export interface Obstacle extends Spot {
  readonly radius: number;
  /** How much it would be a pity: marks that the step itself speaks of count for more. */
  readonly weight: number;
}

export const kMarkRadius = 13;
export const kDigitRadius = 27;

export interface Curve {
  readonly path: string;
  /** The arrow's head, a closed path. */
  readonly head: string;
}

// From straight to wide, on either side by turns.
const kBends: readonly number[] = [0].concat(
  Array.from({ length: 14 }, (_, i) => 0.06 + i * 0.04).flatMap((bend) => [bend, -bend]),
);
const kRim = 15; // of a candidate's mark
const kHead = 11;
const kSamples = 32;
const kOutside = 5; // obstacles

/** The middle of a candidate on the board. */
export function spotOnBoard(cell: number, digit: number, size: number): Spot {
  const spot = candidateSpot(digit, size);
  return {
    x: (cell % size) * kCell + spot.x,
    y: Math.floor(cell / size) * kCell + spot.y,
  };
}

/**
 * Obstacles by the cells that they touch, so that a curve asks only about those beside it. A step of
 * dozens of links tries a thousand curves: nothing is made anew for any of them.
 */
export class ObstacleMap {
  readonly #size: number;
  readonly #obstacles: readonly Obstacle[];
  readonly #cells: readonly number[][];
  /** Of each obstacle the curve that ran through it last, and how many curves there have been. */
  readonly #crossedBy: Uint32Array;
  #curves = 0;

  constructor(obstacles: readonly Obstacle[], size: number) {
    const cells = Array.from({ length: size * size }, (): number[] => []);
    const place = (at: number): number => Math.max(0, Math.min(size - 1, Math.floor(at / kCell)));
    for (const [index, { x, y, radius }] of obstacles.entries()) {
      for (let row = place(y - radius); row <= place(y + radius); ++row)
        for (let column = place(x - radius); column <= place(x + radius); ++column)
          cells[row * size + column]?.push(index);
    }
    this.#size = size;
    this.#obstacles = obstacles;
    this.#cells = cells;
    this.#crossedBy = new Uint32Array(obstacles.length);
  }

  /**
   * What a curve runs through, up to `limit` at least; what stands at an end of it is nothing, and
   * leaving the board counts like several obstacles.
   */
  costOf(from: Spot, middle: Spot, to: Spot, limit: number): number {
    const [low, high] = [4, this.#size * kCell - 4];
    this.#curves += 1;
    let isOutside = false;
    let cost = 0;
    for (let i = 1; i < kSamples && cost < limit; ++i) {
      const t = i / kSamples;
      const x = at(from.x, middle.x, to.x, t);
      const y = at(from.y, middle.y, to.y, t);
      if (!isOutside && (x < low || y < low || x > high || y > high)) {
        isOutside = true;
        cost += kOutside;
      }
      cost += this.#costAt(x, y, from, to);
    }
    return cost;
  }

  /** Of the obstacles that this place lies in, those that the curve had not come to. */
  #costAt(x: number, y: number, from: Spot, to: Spot): number {
    const cell = Math.floor(y / kCell) * this.#size + Math.floor(x / kCell);
    let cost = 0;
    for (const index of this.#cells[cell] ?? []) {
      const obstacle = this.#obstacles[index];
      if (obstacle === undefined || this.#crossedBy[index] === this.#curves) continue;
      const dx = x - obstacle.x;
      const dy = y - obstacle.y;
      if (dx * dx + dy * dy >= obstacle.radius * obstacle.radius) continue;
      this.#crossedBy[index] = this.#curves;
      if (!isAt(obstacle, from) && !isAt(obstacle, to)) cost += obstacle.weight;
    }
    return cost;
  }
}

/** A curve between two spots past obstacles; what stands at an end of it is none. */
export function curveBetween(from: Spot, to: Spot, obstacles: ObstacleMap): Curve {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  let best: { bend: number; cost: number } = { bend: 0, cost: Infinity };
  for (const bend of kBends) {
    const least = Math.abs(bend) * 2; // flatter ones first: none after can cost less than this
    if (least >= best.cost) break;
    const cost = least + obstacles.costOf(from, control(from, to, bend), to, best.cost - least);
    if (cost < best.cost) best = { bend, cost };
  }
  return drawn(from, control(from, to, best.bend), to, length);
}

/** The control point that bends the line by a part of its length. */
function control(from: Spot, to: Spot, bend: number): Spot {
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bend,
  };
}

/** One coordinate of a curve. */
function at(from: number, middle: number, to: number, t: number): number {
  const s = 1 - t;
  return s * s * from + 2 * s * t * middle + t * t * to;
}

const isAt = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y;

const round = (value: number): number => Math.round(value * 10) / 10;
const written = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;

/** From `spot` so far towards another. */
function towards(spot: Spot, other: Spot, distance: number): Spot {
  const length = Math.hypot(other.x - spot.x, other.y - spot.y) || 1;
  return {
    x: spot.x + ((other.x - spot.x) * distance) / length,
    y: spot.y + ((other.y - spot.y) * distance) / length,
  };
}

function drawn(from: Spot, middle: Spot, to: Spot, length: number): Curve {
  const rim = Math.min(kRim, length / 3);
  const start = towards(from, middle, rim);
  const point = towards(to, middle, rim);
  const foot = towards(point, middle, Math.min(kHead, length / 4));
  const side: Spot = { x: (point.y - foot.y) * 0.5, y: -(point.x - foot.x) * 0.5 };
  const left = { x: foot.x + side.x, y: foot.y + side.y };
  const right = { x: foot.x - side.x, y: foot.y - side.y };
  return {
    path: `M${written(start)}Q${written(middle)} ${written(foot)}`,
    head: `M${written(left)}L${written(point)}L${written(right)}Z`,
  };
}
