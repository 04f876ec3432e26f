// The voices: newest within the pause, equal sentences twice, never too
// long.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kLongest, kSettleMs, shortened, Voice } from "./live.svelte";

describe("a voice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is silent at first and speaks after the pause", () => {
    const voice = new Voice();
    expect(voice.nodes).toEqual(["", ""]);
    voice.say("one");
    expect(voice.nodes).toEqual(["", ""]);
    vi.advanceTimersByTime(kSettleMs);
    expect(voice.nodes).toEqual(["one", ""]);
  });

  it("says the newest of many", () => {
    const voice = new Voice();
    let changes = 0;
    let last = voice.nodes;
    for (let i = 1; i <= 10; ++i) {
      voice.say(`move ${i}`);
      vi.advanceTimersByTime(10);
    }
    for (let i = 0; i < 40; ++i) {
      vi.advanceTimersByTime(10);
      if (voice.nodes !== last) changes += 1;
      last = voice.nodes;
    }
    expect(changes).toBeLessThanOrEqual(2);
    expect(voice.nodes.join("")).toBe("move 10");
  });

  it("says the same words again in its other node", () => {
    const voice = new Voice();
    voice.say("Nothing to undo.");
    vi.advanceTimersByTime(kSettleMs);
    voice.say("Nothing to undo.");
    vi.advanceTimersByTime(kSettleMs);
    expect(voice.nodes).toEqual(["", "Nothing to undo."]);
  });
});

describe("long texts", () => {
  it("are cut between words, and as they are where short", () => {
    expect(shortened("  a   b ")).toBe("a b");
    const long = "word ".repeat(100);
    expect([...shortened(long)].length).toBeLessThanOrEqual(kLongest);
    expect(shortened(long)).toMatch(/word…$/u);
    expect([...shortened("数".repeat(500))].length).toBe(kLongest);
  });
});
