// The figures by their definitions.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { resultRow } from "../../store/rows.fixture";
import type { ResultRow } from "../../store/store";
import { byLevel, csv, csvField, figures, median, streaks } from "./figures";

const result = (fields: Partial<ResultRow>): ResultRow =>
  resultRow("u", { layout: "classic", level: "hard", elapsed: 60_000, ...fields });

describe("figures", () => {
  it("count complete games, and time those with a timer", () => {
    const rows = [
      result({ elapsed: 50, isUnaided: false }),
      result({ elapsed: 70 }),
      result({ elapsed: 90 }),
      result({ elapsed: 1, isTimed: false }),
      result({ elapsed: 2, outcome: "given-up" }),
    ];
    expect(figures("hard", rows)).toEqual({
      level: "hard",
      played: 5,
      solved: 4,
      unaided: 3,
      best: 50,
      bestUnaided: 70,
      median: 70,
      mean: 70,
    });
  });

  it("have no time where nothing was timed", () => {
    expect(figures("", [])).toMatchObject({ best: null, median: null, mean: null, played: 0 });
  });

  it("lists levels in their order, then others, then all", () => {
    const rows = [result({ level: "hard" }), result({ level: "" }), result({ level: "easy" })];
    const levels = byLevel(rows, ["easy", "medium", "hard"]).map(({ level, played }) => [
      level,
      played,
    ]);
    expect(levels).toEqual([
      ["easy", 1],
      ["hard", 1],
      ["other", 1],
      ["", 3],
    ]);
  });

  it("median: as many are below as above", () => {
    expect(median([])).toBeNull();
    expect(median([4, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1 }), (numbers) => {
        const middle = median(numbers) ?? 0;
        const below = numbers.filter((each) => each < middle).length;
        const above = numbers.filter((each) => each > middle).length;
        return below <= numbers.length / 2 && above <= numbers.length / 2;
      }),
    );
  });
});

describe("streaks", () => {
  const days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-01", "2026-03-05", "2026-03-06"];

  it("go over the end of a month, and count a day once", () => {
    expect(streaks(days, "2026-03-06")).toEqual({ current: 2, longest: 3 });
  });

  it("last through today, end after a day without", () => {
    expect(streaks(days, "2026-03-07").current).toBe(2);
    expect(streaks(days, "2026-03-08").current).toBe(0);
    expect(streaks([], "2026-03-08")).toEqual({ current: 0, longest: 0 });
  });
});

describe("csv", () => {
  it("quotes what needs it, and no formula begins there", () => {
    expect(csvField('a "b", c')).toBe('"a ""b"", c"');
    expect(csvField("=1+1")).toBe("'=1+1");
    expect(csvField(-5)).toBe("-5");
    expect(csvField(null)).toBe("");
  });

  it("has a line a result and one of names", () => {
    const lines = csv([result({}), result({ level: "easy" })]).split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]?.split(",").slice(0, 4)).toEqual(["day", "outcome", "layout", "level"]);
    expect(lines[2]).toContain(",easy,");
  });
});
