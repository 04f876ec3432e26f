// A practice board of 4x4, by hand.
import { describe, expect, it } from "vitest";

import { boardOf, candidatesAt, openCandidates, type PracticeBoard } from "./position";

const board: PracticeBoard = {
  givens: "1.....2..3.....4",
  values: "..3.............",
  centre: "1....2.4..34..3...34...4.2..1.3..2.4..3.1...12...2..12..1.3....4",
};

describe("practice positions", () => {
  it("join givens and entered digits", () => {
    expect(boardOf(board)).toBe("1.3...2..3.....4");
  });

  it("know the candidates of open cells only", () => {
    expect(candidatesAt(board, 1)).toEqual([2, 4]);
    expect(candidatesAt(board, 0)).toEqual([]);
    expect(candidatesAt(board, 2)).toEqual([]);
    expect(candidatesAt(board, 3)).toEqual([3]);
    const open = openCandidates(board);
    expect(open).toHaveLength(64);
    expect(open.slice(0, 16)).toBe(".....2.4......3.");
  });
});
