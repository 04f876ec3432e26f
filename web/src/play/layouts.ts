// The shape of a layout, asked of the engine once for each name.
import type { Failure, LayoutAnswer } from "shudu";

import type { GameEngine } from "../engine/game_engine";
import type { Port } from "../engine/port";
import { cellNumber } from "./cell_names";
import type { PlayedLayout } from "./game";

export function playedLayout(shape: LayoutAnswer): PlayedLayout {
  return {
    name: shape.layout,
    size: shape.size,
    regions: [...shape.regions].map((sign) => Number(sign) - 1),
    extra: shape.extra.map(({ name, part, cells }) => ({
      name,
      part,
      cells: cells.map((cell) => cellNumber(cell, shape.size)),
    })),
    peers: shape.peers ?? [],
    moves: new Map((shape.moves ?? []).map(({ move, ...ways }) => [move, ways])),
  };
}

/** `language`: of the names of extra houses. Rejects with EngineLost. */
export async function askLayout(
  port: Pick<Port | GameEngine, "ask">,
  layout: string,
  language: "en" | "zh-CN" | "zh-TW",
): Promise<PlayedLayout | Failure> {
  const shape = await port.ask({ do: "layout", layout, language, moves: true });
  return shape.ok ? playedLayout(shape) : shape;
}
