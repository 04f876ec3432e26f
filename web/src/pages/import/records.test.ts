// Texts of many records, with the real engine: none is lost or counted twice where a piece ends,
// whatever their format is, and each is read again from its own lines as it was.
import { describe, expect, it } from "vitest";

import type { AnswerOf, Request } from "shudu";

import { fakeWorkers, hasModule } from "../../engine/engine.fixture";
import { kMostSigns, recordsOf } from "./records";

const kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const grid = (puzzle: string): string => puzzle.replaceAll(/(.{9})/gu, "$1\n");
/** Another puzzle for each number below 512: digits on the diagonal. */
const placed = (n: number): string =>
  Array.from({ length: 81 }, (_, cell) =>
    cell % 9 === Math.floor(cell / 9) && (n >> (cell % 9)) & 1 ? String((cell % 9) + 1) : ".",
  ).join("");

describe.runIf(hasModule)("the records of a text", () => {
  const { engine } = fakeWorkers();
  const asked: number[] = [];
  const ask = async <R extends Request>(request: R): Promise<AnswerOf<R>> => {
    asked.push(JSON.stringify(request).length);
    return engine.ask(request);
  };

  it.each([
    { name: "lines", write: (n: number) => `${placed(n % 512)} # no. ${n}\n`, count: 11_000 },
    { name: "grids", write: (n: number) => `# no. ${n}\n${grid(placed(n % 512))}\n`, count: 4_000 },
    { name: "json", write: (n: number) => `{"puzzle":"${placed(n % 512)}"}\n`, count: 6_000 },
  ])("are all there, each once, of $name", async ({ write, count }) => {
    asked.length = 0;
    const text = Array.from({ length: count }, (_, n) => write(n)).join("");
    const { all, unread } = await recordsOf(ask, text);
    expect([all.length, unread]).toEqual([count, 0]);
    expect(all.every(({ puzzle }, n) => puzzle === placed(n % 512))).toBe(true);
    expect(asked.length).toBeGreaterThan(1);
    expect(Math.max(...asked)).toBeLessThan(1_048_576);
    for (const n of [0, 1, 777, count - 1]) {
      const again = await recordsOf(ask, all[n]?.text ?? "");
      expect(again.all.map(({ puzzle }) => puzzle)).toEqual([placed(n % 512)]);
    }
  });

  it("keep the names of the columns of a table for every piece of it", async () => {
    const rows = Array.from({ length: 9_000 }, (_, n) => `${n},${placed(n % 512)},no. ${n}`);
    const { all, unread } = await recordsOf(ask, ["id,puzzle,title", ...rows].join("\n"));
    expect([all.length, unread]).toEqual([9_000, 0]);
    expect(all.at(-1)).toMatchObject({ puzzle: placed(8_999 % 512), title: "no. 8999" });
  });

  it("are counted beside what is none, and their notes go with them", async () => {
    const text = `#CEvening\n${grid(kPuzzle)}\nhello world\n\n#CMorning\n${grid(placed(7))}`;
    const { all, unread, trouble } = await recordsOf(ask, text);
    expect(all.map(({ puzzle }) => puzzle)).toEqual([kPuzzle, placed(7)]);
    expect(all[1]?.text.startsWith("#CMorning\n")).toBe(true);
    expect(unread).toBe(1);
    expect(trouble?.code).toBe("not_a_puzzle");
  });

  it("are none in a line without end, in lines without anything, in a text of one sign a line", async () => {
    for (const text of ["7".repeat(8 * kMostSigns), "\n".repeat(20_000), "q\n".repeat(20_000)]) {
      asked.length = 0;
      const { all } = await recordsOf(ask, text);
      expect(all).toEqual([]);
      expect(Math.max(...asked)).toBeLessThan(1_048_576);
    }
  });
});
