// Hints that a player meets, with the real engine: what is wrong on the board is named whole, what
// no hint can do is said.
import { describe, expect, it } from "vitest";

import { hasModule } from "../engine/engine.fixture";
import type { OpenedGame } from "./opened_game.svelte";
import type { ShownHint } from "./hint_talk";
import { begin, kEasy, testWorld } from "./world.fixture";

const kPointing =
  "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
const kOffer = "None with the techniques you allow. Easiest: Locked Candidates Type 1 (Pointing).";

const kCrossing = "Look where a box and a line cross: something is confined to the crossing.";

/** More than one solution: the first band is open. */
const kMany = `${".".repeat(27)}${kEasy.slice(27)}`;

const more = async (game: OpenedGame, times: number): Promise<void> => {
  for (let i = 0; i < times; ++i) await game.hintMore();
};

describe.runIf(hasModule)("what is wrong on the board", () => {
  it("is told of whole: that something is, how many digits, where each of them is", async () => {
    const game = await begin(testWorld());
    await game.act({ intent: "place", digit: 4, cells: [3] });
    await game.act({ intent: "place", digit: 4, cells: [2] }); // right, and in conflict with it
    await game.act({ intent: "place", digit: 9, cells: [10] });
    await game.hintMore();
    expect(game.hint).toMatchObject({
      kind: "wrong",
      stage: 0,
      text: "Something on the board is not right.",
      canGoBack: true,
    });
    expect(game.counts.checks).toBe(0);
    await game.hintMore();
    expect(game.hint).toMatchObject({ stage: 1, text: "2 digits are wrong." });
    expect(game.hint?.marks.cells).toEqual([]);
    expect(game.message.text).toBe("2 digits are wrong.");
    expect(game.counts.checks).toBe(1);
    await more(game, 2);
    expect(game.hint).toMatchObject({
      stage: 2,
      stages: 2,
      text: "Wrong: 4 at r1c4, 9 at r2c2.",
    });
    expect(game.hint?.marks.cells).toEqual(["r1c4", "r2c2"]);
    expect(game.counts.checks).toBe(1);
    await game.close();
  });

  it("is the marks, where no digit is wrong: ruled out or left out", async () => {
    const game = await begin(testWorld());
    await game.act({ intent: "centre", digit: 1, cells: [2] });
    await game.act({ intent: "out", digit: 6, cells: [3] });
    await game.act({ intent: "centre", digit: 7, cells: [10] });
    await more(game, 3);
    expect(game.hint?.text).toBe("The right digit was ruled out at r1c3, r1c4.");
    expect(game.hint?.marks.cells).toEqual(["r1c3", "r1c4"]);
    expect(game.hint).toMatchObject({ canGoBack: false }); // no digit is wrong
    game.hintLess();
    expect(game.hint?.text).toBe("The right digit was ruled out in 2 cells.");
    await game.act({ intent: "set", key: "hint-marks", text: "off" });
    game.hintClose();
    await game.act({ intent: "centre", digit: 2, cells: [2] });
    await more(game, 3);
    expect(game.hint?.text).toBe("The right digit was ruled out at r1c4.");
    await game.close();
  });

  it("is conflicts where there are several solutions, or that none is left", async () => {
    const game = await begin(testWorld(), kMany);
    await game.act({ intent: "place", digit: 1, cells: [0] });
    await game.act({ intent: "place", digit: 1, cells: [1] });
    await more(game, 3);
    expect(game.hint).toMatchObject({ kind: "wrong", text: "In conflict: 1 at r1c1, 1 at r1c2." });
    game.hintLess();
    expect(game.hint?.text).toBe("2 digits are in conflict.");
    await game.act({ intent: "undo" });
    await game.act({ intent: "undo" });
    await game.act({ intent: "place", digit: 1, cells: [72] });
    await more(game, 3);
    expect(game.hint).toMatchObject({
      stage: 1,
      stages: 1,
      text: "From here no solution is left.",
    });
    await game.close();
  });

  it("is asked of a copy: the game and its adviser go on", async () => {
    const game = await begin(testWorld());
    await game.act({ intent: "place", digit: 4, cells: [3] });
    await more(game, 2);
    expect(game.status).toBe("playing");
    expect(game.settings["check"]).toBe("rules");
    await game.act({ intent: "undo" });
    await game.hintMore();
    expect(game.hint).toMatchObject({ kind: "step", stage: 1 });
    await game.close();
  });
});

describe.runIf(hasModule)("the stages of a step", () => {
  it("begin with the kind of step and no more, of every step", async () => {
    const game = await begin(testWorld(), kPointing);
    await game.hintMore();
    expect(game.hint).toMatchObject({ stage: 1, text: kCrossing });
    await game.hintMore();
    expect(game.hint?.text).toContain("Locked Candidates");
    for (let i = 0; i < 3; ++i) {
      await game.hintAnother();
      expect(game.hint).toMatchObject({
        stage: 1,
        technique: "",
      });
    }
    await game.close();
    const easy = await begin(testWorld());
    await easy.hintMore();
    expect(easy.hint).toMatchObject({ stage: 1, text: "A cell can be filled now." });
    await easy.close();
  });

  it("of a technique that is not allowed begin with the question; Enter allows it", async () => {
    const game = await begin(testWorld(), kPointing);
    await game.act({ intent: "set", key: "techniques", text: "first" });
    await game.hintMore();
    expect(game.hint).toMatchObject({ kind: "not-allowed", stage: 1, text: kOffer });
    expect(game.hint?.canApply).toBe(false);
    await game.hintApply();
    expect(game.hint).toMatchObject({ kind: "not-allowed", stage: 2, canApply: true });
    expect(game.cells[75]?.out).toEqual([]);
    await game.hintApply();
    expect(game.cells[75]?.out).toEqual([9]);
    await game.close();
  });
});

describe.runIf(hasModule)("why a digit cannot stand there", () => {
  it("shows the move that ruled it out, where the player's own did", async () => {
    const game = await begin(testWorld());
    await game.act({ intent: "corner", digit: 1, cells: [2] });
    await game.act({ intent: "out", digit: 1, cells: [2] });
    await game.why(2, 1);
    const hint = game.hint as ShownHint | null;
    expect(hint).toMatchObject({ kind: "reason", text: "Ruled out at move 2.", move: 2 });
    expect(hint).toMatchObject({ stage: 2, stages: 2, canApply: false });
    await game.act({ intent: "out", digit: 2, cells: [2] });
    expect(game.hint).toBeNull();
    await game.close();
  });
});

describe.runIf(hasModule)("what a hint can not do", () => {
  it("is said: no hint, the first stage, the last, nothing to carry out, closed", async () => {
    const game = await begin(testWorld(), kPointing);
    const said = (): string => game.message.text;
    game.hintLess();
    expect(said()).toBe("No hint is open.");
    await game.hintApply();
    expect(said()).toBe("No hint is open.");
    await game.hintMore();
    game.hintLess();
    expect(said()).toBe("This is the first stage of the hint.");
    await more(game, 5);
    expect(game.hint?.stage).toBe(5);
    expect(said()).toBe("The hint has told everything. Enter applies it.");
    game.hintClose();
    expect(said()).toBe("Hint closed.");
    await game.act({ intent: "place", digit: 3, cells: [1] });
    await game.act({ intent: "undo" });
    await game.act({ intent: "place", digit: 2, cells: [1] });
    await game.hintMore();
    await game.hintApply();
    expect([game.hint?.kind, said()]).toEqual(["wrong", "There is nothing to apply."]);
    await more(game, 3);
    expect(said()).toBe("The hint has told everything.");
    await game.act({ intent: "undo" });
    expect(game.hint).toBeNull();
    expect(said()).toMatch(/^Undone/u); // it closed by itself, which is no news
    await game.close();
  });
});
