// The shape of a layout, asked of the engine once for each name.
import type { Failure, LayoutAnswer } from "shudu";

import type { GameEngine } from "../engine/game_engine";
import type { Port } from "../engine/port";
import { cellAt } from "./cells";
import type { LayoutView } from "./game";

export function layoutView(shape: LayoutAnswer): LayoutView {
  return {
    name: shape.layout,
    size: shape.size,
    regions: [...shape.regions].map((sign) => Number(sign) - 1),
    extra: shape.extra.map(({ name, part, cells }) => ({
      name,
      part,
      cells: cells.map((cell) => cellAt(cell, shape.size)),
    })),
    isAntiKnight: shape.anti_knight,
    isAntiKing: shape.anti_king,
  };
}

/** `language`: of the names of extra houses. Rejects with EngineLost. */
export async function askLayout(
  port: Pick<Port | GameEngine, "ask">,
  layout: string,
  language: "en" | "zh-CN" | "zh-TW",
): Promise<LayoutView | Failure> {
  const shape = await port.ask({ do: "layout", layout, language });
  return shape.ok ? layoutView(shape) : shape;
}
