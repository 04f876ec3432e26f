// What the panel of a hint offers, by what it is about and how far it has been told.
import { beforeEach, describe, expect, it } from "vitest";

import { kNoMarks } from "../../engine/marks";
import type { HintKind } from "../../play/game";
import type { ShownHint } from "../../play/hint_talk";
import { PlayDesk } from "./desk.svelte";
import { FakeGame } from "./fake_game.svelte";
import { offersOf } from "./hint_offers";

let game: FakeGame;
let desk: PlayDesk;
beforeEach(() => {
  game = new FakeGame();
  desk = new PlayDesk(game, () => undefined);
});

const hintOf = (kind: HintKind, more: Partial<ShownHint> = {}): ShownHint => ({
  kind,
  stage: 1,
  stages: 5,
  text: "",
  technique: "",
  name: "",
  marks: kNoMarks,
  canApply: false,
  canGoBack: false,
  move: 0,
  ...more,
});
const keys = (hint: ShownHint): string[] =>
  offersOf(desk, hint).map(({ key }) => key.replace("play.", ""));
const run = (hint: ShownHint, key: string): void =>
  offersOf(desk, hint)
    .find((offer) => offer.key === `play.${key}`)
    ?.run();

describe("the panel of a hint offers", () => {
  it("more, the whole, and to carry it out, as far as there is more", () => {
    const step = { technique: "pointing", canApply: true };
    expect(keys(hintOf("step", { canApply: true }))).toEqual(["hint-more", "why", "apply"]);
    expect(keys(hintOf("step", { ...step, stage: 4 }))).toEqual(["hint-more", "apply", "another"]);
    expect(keys(hintOf("step", { ...step, stage: 5 }))).toEqual(["apply", "another"]);
    expect(keys(hintOf("not-allowed", { technique: "pointing" }))).toEqual(["allow"]);
    expect(keys(hintOf("not-allowed", { ...step, stage: 2 }))).toContain("why");
    expect(keys(hintOf("reason", { ...step, stage: 2 }))).toEqual(["show-step", "apply"]);
  });

  it("the move that ruled a digit out", () => {
    const hint = hintOf("reason", { stage: 2, stages: 2, move: 7 });
    expect(keys(hint)).toEqual(["show-step"]);
    run(hint, "show-step");
    expect([desk.isHistoryOpen, desk.shownMove]).toEqual([true, 7]);
  });

  it("the ways back where the board is wrong and a move was made", () => {
    const hint = hintOf("wrong", { stage: 0, stages: 2, canGoBack: true });
    expect(keys(hint)).toEqual(["hint-more"]);
    void game.act({ intent: "place", cells: [2], digit: 4 });
    expect(keys(hint)).toEqual(["hint-more", "undo", "back"]);
    expect(keys({ ...hint, stage: 2, canGoBack: false })).toEqual(["undo"]);
    run(hint, "back");
    expect(game.asked.at(-1)).toMatch(/^back/u);
  });

  it("a digit of the solution where no step is found, of an open cell, after a question", () => {
    const hint = hintOf("nothing", { stage: 0, stages: 0 });
    game.selection = [0]; // a given
    run(hint, "reveal");
    expect(game.selection).toEqual([2]);
    expect(game.asked).toEqual([]);
    if (desk.opened.kind === "question") desk.opened.choices.at(-1)?.run();
    expect(game.asked).toEqual(["reveal 2"]);
    game.solutions = "many";
    expect(keys(hint)).toEqual([]);
  });
});
