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

/** A curve between two spots past `obstacles`, none of which is an end of it. */
export function curveBetween(
  from: Spot,
  to: Spot,
  obstacles: readonly Obstacle[],
  whole: number,
): Curve {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  let best: { bend: number; cost: number } = { bend: 0, cost: Infinity };
  for (const bend of kBends) {
    const middle = control(from, to, bend);
    const cost = costOf(from, middle, to, obstacles, whole) + Math.abs(bend) * 2;
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

/** How many obstacles a curve runs through; leaving the board counts like several. */
function costOf(
  from: Spot,
  middle: Spot,
  to: Spot,
  obstacles: readonly Obstacle[],
  whole: number,
): number {
  const samples = Array.from({ length: kSamples - 1 }, (_, i) =>
    at(from, middle, to, (i + 1) / kSamples),
  );
  const isOutside = samples.some(({ x, y }) => x < 4 || y < 4 || x > whole - 4 || y > whole - 4);
  const hits = obstacles
    .filter((spot) => samples.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < spot.radius))
    .reduce((sum, { weight }) => sum + weight, 0);
  return hits + (isOutside ? 5 : 0);
}

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
