// The regions of layouts, asked of the engine once each; the classic ones need no asking.
import { ask } from "../../app/services.svelte";
import { cellNumber } from "../../play/cell_names";
import type { LayoutView } from "../../play/game";

export const kClassic: LayoutView = {
  name: "classic",
  size: 9,
  regions: Array.from(
    { length: 81 },
    (_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3),
  ),
  extra: [],
};

const known = new Map<string, Promise<LayoutView>>([["classic", Promise.resolve(kClassic)]]);

async function askShape(layout: string): Promise<LayoutView> {
  const answer = await ask({ do: "layout", layout });
  if (!answer.ok) throw new Error(answer.error.sentence);
  return {
    name: layout,
    size: answer.size,
    regions: [...answer.regions].map((sign) => sign.charCodeAt(0)),
    extra: answer.extra.map(({ name, cells }) => ({
      name,
      cells: cells.map((cell) => cellNumber(cell, answer.size)),
    })),
  };
}

const kBySize: Readonly<Record<number, string>> = {
  16: "4x4",
  36: "6x6",
  64: "8x8",
  81: "classic",
};

/** The layout of a board of so many cells where nobody names one. */
export const usualLayout = (cells: number): string => kBySize[cells] ?? "classic";

export function shapeOf(layout: string, cells = 81): Promise<LayoutView> {
  const name = layout === "" ? usualLayout(cells) : layout;
  let shape = known.get(name);
  if (shape === undefined) {
    shape = askShape(name);
    known.set(name, shape);
    shape.catch(() => known.delete(name));
  }
  return shape;
}
