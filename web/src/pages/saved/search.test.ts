// Finding saved games, by the rule stated in search.ts.
import { describe, expect, it } from "vitest";

import type { GameRow } from "../../store/store";
import { fits, search } from "./search";

const game = (title: string, status: GameRow["status"]): GameRow =>
  ({ uid: title, title, status }) as GameRow;

describe("search", () => {
  const games = [
    game("Evening puzzle", "playing"),
    game("Morning", "complete"),
    game("夜晚", "playing"),
  ];
  const found = (wanted: string, state: "all" | GameRow["status"] = "all"): string[] =>
    search(games, wanted, state, ({ title }) => title).map(({ uid }) => uid);

  it("shows all where nothing is asked for", () => {
    expect(found("")).toHaveLength(3);
    expect(found("   ")).toHaveLength(3);
  });

  it("wants every word, in any order and case", () => {
    expect(found("PUZZLE even")).toEqual(["Evening puzzle"]);
    expect(found("puzzle morning")).toEqual([]);
    expect(found("夜")).toEqual(["夜晚"]);
  });

  it("minds the state", () => {
    expect(found("", "complete")).toEqual(["Morning"]);
    expect(found("morning", "playing")).toEqual([]);
  });

  it("takes signs as signs", () => {
    expect(fits("a.b", ".")).toBe(true);
    expect(fits("ab", ".")).toBe(false);
  });
});
