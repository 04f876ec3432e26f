// Several colours in one cell: equal wedges around its middle, by
// number, cut at the border of the cell. One colour fills it.
import { kCell } from "./lines";

const kHalf = kCell / 2;

/**
 * Where a ray from the middle leaves the cell; the angle is in turns, from the upper right corner
 * clockwise.
 */
function rim(turn: number): readonly [number, number] {
  const angle = (turn - 1 / 8) * 2 * Math.PI;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = kHalf / Math.max(Math.abs(x), Math.abs(y));
  return [round(kHalf + x * reach), round(kHalf + y * reach)];
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The path of wedge `index` of `count`, in units of the cell from its upper left corner. */
export function wedge(index: number, count: number): string {
  if (count <= 1) return `M0 0H${kCell}V${kCell}H0Z`;
  const [from, to] = [index / count, (index + 1) / count];
  const points = [rim(from)];
  // Corners of the cell lie at whole quarters of a turn.
  for (let corner = 1; corner <= 4; ++corner) {
    const at = corner / 4;
    if (at > from + 1e-9 && at < to - 1e-9) points.push(rim(at));
  }
  points.push(rim(to));
  return `M${kHalf} ${kHalf}${points.map(([x, y]) => `L${x} ${y}`).join("")}Z`;
}

/** The letter that stands for a cell colour where colour alone is not enough: A to I. */
export const colourLetter = (colour: number): string => String.fromCharCode(64 + colour);
