// What is wrong on a board, all of it, for the hint that says so before any other: digits unlike the
// solution; where all are right, cells whose right digit was ruled out, by a mark or by marks that
// leave it out. Of several solutions there are only conflicts, and boards from which none is left.
//
//   0 something is not right   1 how many   2 where, each by its name
//
// The engine names one mistake. The rest is read off a copy of the game that gives up (advisor.ts).
import type { ActAnswer } from "shudu";

import { kNoMarks } from "../engine/marks";
import type { Fields } from "../words/text";
import { cellName } from "./cells";
import type { Board } from "./game_line";
import { kNoStep, type Talk } from "./hint_talk";

export interface Wrong {
  readonly kind: "digits" | "marks" | "conflicts" | "unsolvable";
  /** Row by row; the digit where it is one that is wrong. */
  readonly cells: readonly { readonly cell: string; readonly digit: string }[];
  /** The check that counts as having been told. */
  readonly check: "check-solution" | "check-rules";
}

type Words = (key: string, fields?: Fields) => string;

const isMark = (text: string, cell: number, size: number, digit: string): boolean =>
  text.slice(cell * size, (cell + 1) * size).includes(digit);

const hasMarks = (text: string, cell: number, size: number): boolean =>
  /\d/u.test(text.slice(cell * size, (cell + 1) * size));

/** What the copy that gave up had otherwise. `before` is the board that it had. */
export function wrongBySolution(before: Board, effect: ActAnswer["effect"]): Wrong {
  const check = "check-solution";
  const changes = effect.filter(({ layer }) => layer === "value");
  const digits = changes
    .filter((change) => change.before !== "")
    .map((change) => ({ cell: change.cell ?? "", digit: change.before }));
  if (digits.length > 0) return { kind: "digits", cells: digits, check };
  const { size, centre, out } = before;
  const truths = new Map(changes.map((change) => [change.cell, change.after]));
  const seesMarks = before.settings["hint-marks"] === "on" && !before.auto_marks;
  const cells = Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => {
    const truth = truths.get(cellName(cell, size));
    if (truth === undefined) return false;
    const isLeftOut = hasMarks(centre, cell, size) && !isMark(centre, cell, size, truth);
    return isMark(out, cell, size, truth) || (seesMarks && isLeftOut);
  });
  const named = cells.map((cell) => ({ cell: cellName(cell, size), digit: "" }));
  return { kind: "marks", cells: named, check };
}

/** Own digits in conflict, of a board whose check level is `rules`. */
export function wrongByRules({ size, values, wrong }: Board): Wrong {
  const own = Array.from({ length: size * size }, (_, cell) => cell)
    .map((cell) => ({ cell: cellName(cell, size), digit: values[cell] ?? "." }))
    .filter(({ cell, digit }) => digit !== "." && wrong.includes(cell));
  const kind = own.length > 0 ? "conflicts" : "unsolvable";
  return { kind, cells: own, check: "check-rules" };
}

const kHowMany = { digits: "wrong-digits", marks: "wrong-marks", conflicts: "wrong-conflicts" };
const kWhere = { digits: "wrong-at", marks: "wrong-marks-at", conflicts: "wrong-conflicts-at" };

/** `text` says that something is wrong, and no more. */
export function talkOfWrong(text: string, wrong: Wrong, words: Words): Talk {
  const { kind, cells, check } = wrong;
  const tell = (stage: number, sentence: string, named: readonly string[] = []) => ({
    stage,
    text: sentence,
    marks: { ...kNoMarks, cells: named },
  });
  const names = cells.map(({ cell, digit }) =>
    digit === "" ? cell : words("digit-at", { d: digit, pos: cell }),
  );
  const told =
    kind === "unsolvable"
      ? [tell(1, words("wrong-unsolvable"))]
      : [
          tell(1, words(kHowMany[kind], { n: cells.length })),
          tell(
            2,
            words(kWhere[kind], { list: names.join(words("list-comma")) }),
            cells.map(({ cell }) => cell),
          ),
        ];
  return {
    kind: "wrong",
    ...kNoStep,
    told: [tell(0, text), ...told],
    at: 0,
    furthest: 0,
    check,
    canGoBack: kind !== "marks",
  };
}
