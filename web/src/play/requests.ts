// What is asked of the engine about a game, and what of its answers is handed on: pure functions
// between the words of the page (cells by number) and those of the service (docs/service.md).
import type { ActRequest, HistoryAnswer } from "shudu";

import { cellNumber, cellName } from "./cell_names";
import type { GameCounts, HistoryEntry, Intent, Mode, PlayedGame } from "./game";
import type { Board } from "./game_line";
import type { Language } from "./world";

/** Intents that go through the history by more than one step, or elsewhere. */
export const kLeaps: readonly string[] = ["goto", "goto-name", "back", "restart"];

/** Where the player looks, at the moment of the intent: a later key changes nothing of it. */
export interface Moment {
  readonly size: number;
  readonly selection: readonly number[];
  readonly mode: Mode;
  readonly brush: number;
  readonly t: number;
  readonly hints: readonly string[]; // what those rest on that were told
  readonly language: Language;
  readonly colours: string[]; // what they are called
}

export function actRequest(intent: Intent, moment: Moment): (game: number) => ActRequest {
  const { size, selection, mode, brush, hints, ...how } = moment;
  const cells = (intent.cells ?? selection).map((cell) => cellName(cell, size));
  const { digit, number, text, key, fill, actions, isOneKind } = intent;
  const fields = {
    ...(digit !== undefined && { digit }),
    ...(number !== undefined && { number }),
    ...(text !== undefined && { text }),
    ...(key !== undefined && { key: key as NonNullable<ActRequest["key"]> }),
    ...(fill !== undefined && { fill: fill as NonNullable<ActRequest["fill"]> }),
    ...(actions !== undefined && { actions: [...actions] }),
    ...(isOneKind && { one_kind: true }),
    ...(hints.length > 0 && { hints: [...hints] }),
  };
  const name = intent.intent as ActRequest["intent"];
  return (game) => ({ do: "act", game, intent: name, cells, mode, brush, ...how, ...fields });
}

export const historyEntry = (
  node: HistoryAnswer["nodes"][number],
  cursor: number,
): HistoryEntry => ({
  n: node.n,
  text: node.text ?? "",
  parent: node.parent ?? 0,
  isOnPath: node.on_path,
  isCursor: node.n === cursor,
  savepoints: node.savepoints ?? [],
  depth: node.depth,
  children: node.children,
  isOnLine: node.on_line,
});

/** Where the player looked when the game was left. */
export function lookOf(board: Pick<Board, "selection" | "mode" | "brush">, size: number) {
  const cells = board.selection.map((name) => cellNumber(name, size));
  return { cells: cells.length > 0 ? cells : [0], mode: board.mode, brush: board.brush ?? 0 };
}

export const savepointsOf = (board: Pick<Board, "savepoints">): PlayedGame["savepoints"] =>
  board.savepoints.map(({ name, node }) => ({ name, n: node }));

export const kNoCounts: GameCounts = {
  mistakes: 0,
  asked: 0,
  stage_max: 0,
  applied: 0,
  checks: 0,
  reveals: 0,
  undos: 0,
  whys: 0,
  unaided: true,
};
