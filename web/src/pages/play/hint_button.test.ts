// The button of the hint against a clock that the test moves: a second press asks for more until
// the word that it would stop can have been read.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { PlayDesk } from "./desk.svelte";
import { FakeGame } from "./fake_game.svelte";
import { HintButton } from "./hint_button.svelte";

const kShownFrom = 300; // milliseconds: hint_desk.ts tells of a search that takes longer

describe("the button of the hint", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Pressed, and pressed again so much later, while a search without end goes on. */
  function secondPress(after: number): { word: boolean; asked: readonly string[] } {
    const game = new FakeGame();
    game.hintMore = () => new Promise(() => game.asked.push("hint more"));
    const desk = new PlayDesk(game, () => undefined);
    const button = new HintButton();
    button.press(desk);
    setTimeout(() => button.follow((game.isWorking = true)), kShownFrom);
    vi.advanceTimersByTime(after);
    const word = button.isStop;
    button.press(desk);
    button.follow(false);
    return { word, asked: game.asked };
  }

  it("turns its word after 400 ms", () => {
    expect(secondPress(399).word).toBe(false);
    expect(secondPress(401).word).toBe(true);
  });

  it("cancels nothing by a quick second press, nor by one just after the turn", () => {
    for (const after of [50, 250, 310, 399, 401, 600, 690])
      expect(secondPress(after).asked, `${after}`).toEqual(["hint more"]);
  });

  it("stops when the word has stood for a while", () => {
    for (const after of [710, 2_000])
      expect(secondPress(after).asked, `${after}`).toEqual(["hint more", "cancel"]);
  });

  it("is a hint's again as soon as the search is over", () => {
    const button = new HintButton();
    button.follow(true);
    vi.advanceTimersByTime(1_000);
    expect(button.isStop).toBe(true);
    button.follow(false);
    expect(button.isStop).toBe(false);
    button.follow(true);
    button.follow(false); // over before the word turned
    vi.advanceTimersByTime(1_000);
    expect(button.isStop).toBe(false);
  });
});
