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

/** The middle of a candidate on the board. */
export function spotOnBoard(cell: number, digit: number, size: number): Spot {
  const spot = candidateSpot(digit, size);
  return {
    x: (cell % size) * kCell + spot.x,
    y: Math.floor(cell / size) * kCell + spot.y,
  };
}

/** Obstacles by the cells that they touch, so that a curve asks only about those beside it. */
export class ObstacleMap {
  readonly #size: number;
  readonly #cells: readonly Obstacle[][];

  constructor(obstacles: readonly Obstacle[], size: number) {
    const cells = Array.from({ length: size * size }, (): Obstacle[] => []);
    const place = (at: number): number => Math.max(0, Math.min(size - 1, Math.floor(at / kCell)));
    for (const obstacle of obstacles) {
      const { x, y, radius } = obstacle;
      for (let row = place(y - radius); row <= place(y + radius); ++row)
        for (let column = place(x - radius); column <= place(x + radius); ++column)
          cells[row * size + column]?.push(obstacle);
    }
    this.#size = size;
    this.#cells = cells;
  }

  /** The length of the board's sides. */
  get whole(): number {
    return this.#size * kCell;
  }

  /** Puts into `found` every obstacle that this place lies in. */
  hit(x: number, y: number, found: Set<Obstacle>): void {
    const cell = Math.floor(y / kCell) * this.#size + Math.floor(x / kCell);
    for (const obstacle of this.#cells[cell] ?? []) {
      const [dx, dy] = [x - obstacle.x, y - obstacle.y];
      if (dx * dx + dy * dy < obstacle.radius * obstacle.radius) found.add(obstacle);
    }
  }
}

/** A curve between two spots past obstacles; what stands at an end of it is none. */
export function curveBetween(from: Spot, to: Spot, obstacles: ObstacleMap): Curve {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  let best: { bend: number; cost: number } = { bend: 0, cost: Infinity };
  for (const bend of kBends) {
    const least = Math.abs(bend) * 2; // flatter ones first: none behind can cost less than this
    if (least >= best.cost) break;
    const cost = costOf(from, control(from, to, bend), to, obstacles) + least;
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

function at(from: Spot, middle: Spot, to: Spot, t: number): Spot {
  const s = 1 - t;
  return {
    x: s * s * from.x + 2 * s * t * middle.x + t * t * to.x,
    y: s * s * from.y + 2 * s * t * middle.y + t * t * to.y,
  };
}

/** What a curve runs through; leaving the board counts like several obstacles. */
function costOf(from: Spot, middle: Spot, to: Spot, obstacles: ObstacleMap): number {
  const [low, high] = [4, obstacles.whole - 4];
  const found = new Set<Obstacle>();
  let isOutside = false;
  for (let i = 1; i < kSamples; ++i) {
    const { x, y } = at(from, middle, to, i / kSamples);
    if (x < low || y < low || x > high || y > high) isOutside = true;
    obstacles.hit(x, y, found);
  }
  let cost = isOutside ? 5 : 0;
  for (const obstacle of found)
    if (!isAt(obstacle, from) && !isAt(obstacle, to)) cost += obstacle.weight;
  return cost;
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
