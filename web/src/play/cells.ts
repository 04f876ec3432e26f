// The cells of a board as they are drawn, out of the answers of the engine. `cellsOf` reads a whole
// board; `paint` puts the effect of one move into it and leaves every other cell the very same
// object, so that only what changed is drawn again. A test holds both to the same board after any
// moves.
import type { ActAnswer, BoardAnswer } from "shudu";

import { cellNumber } from "./cell_names";
import type { CellView, PlayedLayout } from "./game";

export type BoardFields = Pick<
  BoardAnswer,
  | "size"
  | "givens"
  | "values"
  | "corner"
  | "centre"
  | "out"
  | "colours"
  | "tint"
  | "wrong"
  | "wrong_marks"
>;

export type ChangeFields = Pick<ActAnswer, "effect" | "wrong" | "wrong_marks">;

const digitOf = (sign: string | undefined): number =>
  sign === undefined || sign < "1" || sign > "9" ? 0 : Number(sign);

const digitsOf = (text: string): number[] => [...text].map(digitOf).filter((digit) => digit > 0);

/** Without the digit where it is there, else with it, in order. */
export const toggled = (digits: readonly number[], digit: number): readonly number[] =>
  digits.includes(digit) ? digits.filter((other) => other !== digit) : [...digits, digit].sort();

export function cellsOf(board: BoardFields, layout: PlayedLayout): CellView[] {
  const { size } = board;
  const cells = Array.from({ length: size * size }, (_, cell): CellView => {
    const layer = (text: string, most: number): string =>
      text.slice(cell * most, (cell + 1) * most);
    const given = digitOf(board.givens[cell]);
    return {
      given,
      value: given > 0 ? 0 : digitOf(board.values[cell]),
      corner: digitsOf(layer(board.corner, size)),
      centre: digitsOf(layer(board.centre, size)),
      out: digitsOf(layer(board.out, size)),
      colours: digitsOf(layer(board.colours, 9)),
      tint: [...layer(board.tint, size)].map(Number),
      isWrong: false,
      wrongMarks: [],
    };
  });
  return judge(cells, board, layout);
}

/** The board after a move; those that change computed marks need the whole board. */
export const paint = (
  cells: readonly CellView[],
  answer: ChangeFields,
  layout: PlayedLayout,
): CellView[] => judge(repaint(cells, answer.effect), answer, layout);

/** With what a move changes; what is shown as wrong stays as it was, but where a digit changes. */
export function repaint(cells: readonly CellView[], effect: ChangeFields["effect"]): CellView[] {
  const size = Math.sqrt(cells.length);
  const painted = [...cells];
  for (const change of effect) {
    const cell = cellNumber(change.cell ?? "", size);
    const before = painted[cell];
    if (before !== undefined) painted[cell] = changed(before, change);
  }
  return painted;
}

type Change = ChangeFields["effect"][number];

function changed(cell: CellView, { layer, digit, after }: Change): CellView {
  switch (layer) {
    case "value":
      return { ...cell, value: digitOf(after), isWrong: false };
    case "corner":
    case "centre":
    case "out":
      return { ...cell, [layer]: digitsOf(after) };
    case "colour":
      return { ...cell, colours: digitsOf(after) };
    case "tint":
      return {
        ...cell,
        tint: cell.tint.map((tint, i) => (i + 1 === digit ? digitOf(after) : tint)),
      };
    case "auto-marks":
      return cell;
  }
}

/** Does a change let marks be computed, or no more, or does it change what they are computed of? */
export const needsWholeBoard = (answer: ChangeFields, isAutoMarks: boolean): boolean =>
  isAutoMarks || answer.effect.some((change) => change.layer === "auto-marks");

// Takes over what the check level shows as wrong.
function judge(
  cells: CellView[],
  { wrong, wrong_marks }: Pick<ChangeFields, "wrong" | "wrong_marks">,
  layout: PlayedLayout,
): CellView[] {
  const { size } = layout;
  const isWrong = new Set(wrong.map((name) => cellNumber(name, size)));
  const hasWrongMarks = new Set(wrong_marks.map((name) => cellNumber(name, size)));
  return cells.map((cell, i) => {
    const wrongMarks = hasWrongMarks.has(i) ? forbiddenMarks(cells, i, layout) : [];
    const isSame = cell.isWrong === isWrong.has(i) && cell.wrongMarks.join() === wrongMarks.join();
    return isSame ? cell : { ...cell, isWrong: isWrong.has(i), wrongMarks };
  });
}

// Centre marks that a peer's digit forbids.
function forbiddenMarks(
  cells: readonly CellView[],
  cell: number,
  { peers }: PlayedLayout,
): number[] {
  const held = new Set(
    (peers[cell] ?? []).map((peer) => cells[peer]).map((peer) => peer?.given || peer?.value),
  );
  return (cells[cell]?.centre ?? []).filter((mark) => held.has(mark));
}

/** A digit a cell, `.` where there is none: givens and own. */
export const valuesText = (cells: readonly CellView[]): string =>
  cells.map((cell) => cell.given || cell.value || ".").join("");
