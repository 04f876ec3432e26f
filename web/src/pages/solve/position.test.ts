// A position of a path comes back from the engine as it was sent: nothing that is gone is there
// again, on boards of any size.
import type { ExplainAnswer } from "shudu";
import { describe, expect, it } from "vitest";

import { fakeWorkers, hasModule } from "../../engine/engine.fixture";
import { isBoard, positionLine } from "./position";

const kSmall = "1.....2..3.....4";
const kHarder = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";

it("a board has a sign for each of its cells, and no other signs", () => {
  for (const text of [kSmall, kHarder, "0".repeat(36), ".".repeat(64)]) {
    expect([text, isBoard(text)]).toEqual([text, true]);
  }
  for (const text of ["", "xyz", "12345", "1...", kHarder.slice(1), kSmall.replace("1", "a")]) {
    expect([text, isBoard(text)]).toEqual([text, false]);
  }
});

describe("a position as a line", () => {
  it("says what was entered and what is left", () => {
    const line = positionLine(kSmall, "1..3..2..3.....4", ".".repeat(64));
    expect(JSON.parse(line)).toEqual({
      schema: 1,
      puzzle: kSmall,
      placed: "...3............",
      marks: ".".repeat(64),
    });
    expect(JSON.parse(positionLine(kSmall, kSmall, ""))).toEqual({ schema: 1, puzzle: kSmall });
  });
});

describe.runIf(hasModule)("positions of a whole path", () => {
  const { engine } = fakeWorkers();
  const pathOf = async (puzzle: string, named: { layout?: string }): Promise<ExplainAnswer> => {
    const answer = await engine.ask({ do: "explain", puzzle, ...named, positions: true });
    if (!answer.ok) throw new Error(answer.error.sentence);
    return answer;
  };

  it.each([
    ["4x4", kSmall, {}],
    ["9x9", kHarder, {}],
    ["6x6", "", { layout: "6x6" }],
    ["4x4+x", "", { layout: "4x4+x" }],
  ])("are read as they were: %s", async (_name, given, named) => {
    let puzzle: string = given;
    if (puzzle === "") {
      const made = await engine.ask({ do: "generate", seed: 3, ...named });
      if (made.ok) ({ puzzle } = made);
    }
    const { steps } = await pathOf(puzzle, named);
    expect(steps.length).toBeGreaterThan(2);
    for (let n = 0; n < steps.length; n += 7) {
      const { board = "", candidates = "" } = steps[n]!;
      const [first] = (await pathOf(positionLine(puzzle, board, candidates), named)).steps;
      expect([n, first?.board, first?.candidates]).toEqual([n, board, candidates]);
    }
  });

  it("forbid a digit by the step that comes next, which may be out of sight at the start", async () => {
    const { steps } = await pathOf(kHarder, {});
    const ask = async (puzzle: string, candidate: string): Promise<string> => {
      const answer = await engine.ask({ do: "why", puzzle, candidate });
      return answer.ok ? (answer.steps[0]?.technique ?? answer.why) : answer.error.code;
    };
    let others = 0;
    for (const { board = "", candidates = "", technique, eliminations } of steps) {
      const candidate = eliminations[0]?.replace("<>", "=");
      if (candidate === undefined) continue;
      expect(await ask(positionLine(kHarder, board, candidates), candidate)).toBe(technique);
      if ((await ask(kHarder, candidate)) !== technique) others += 1;
    }
    expect(others).toBeGreaterThan(0);
  });
});
