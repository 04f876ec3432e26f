// A game that is full: beginAnew() of docs/npm.md, as it stands there, brings every layer of a board along.
import { readFileSync } from "node:fs";
import { type AnswerOf, type BoardAnswer, loadEngine, type Request } from "shudu";
import { expect, test } from "vitest";

import { source } from "./places.js";

const created = "2026-11-21T07:58:03Z";
const kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test("goes on in a new one with the same board", async () => {
  const page = readFileSync(source("docs/npm.md"), "utf8");
  const text = /^function beginAnew.*?^}$/ms.exec(page)?.[0] ?? "";
  const engine = await loadEngine();
  const make = new Function("engine", "created", `${text}; return beginAnew;`);
  const beginAnew = make(engine, created) as (game: number, uid: string) => number;

  const ask = <R extends Request>(request: R): AnswerOf<R> => {
    const answer = engine.answer(request);
    expect(answer).toMatchObject({ ok: true });
    return answer;
  };
  ask({ do: "start", puzzle: kPuzzle, uid: "7k3m9q2x4w8v6t1r5p0n", created });
  const lines = [
    "place r1c3 4 +e",
    "place r9c1 1",
    "corner r1c4 +26",
    "centre r1c6,r1c8 +28",
    "out r2c2 +49",
    "colour r1c1,r5c5 +19",
  ];
  lines.forEach((line, i) => ask({ do: "apply", game: 1, line: `${i + 1} ${i * 50} ${line}` }));
  const other = beginAnew(1, "9k3m9q2x4w8v6t1r5p0n");
  const board = (game: number): BoardAnswer => ask({ do: "board", game }) as BoardAnswer;
  const { values, corner, centre, out, colours, elapsed } = board(1);
  expect([values, corner, centre, out, colours].every((layer) => /[1-9]/.test(layer))).toBe(true);
  expect(board(other)).toMatchObject({ values, corner, centre, out, colours, elapsed });
  expect(other).toBe(2);
});
