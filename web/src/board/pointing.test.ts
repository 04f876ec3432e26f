// What a pointer means, with a
// clock of our own.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { cellAt, kDoubleMs, kHoldMs, Pointing, type Meant } from "./pointing";

const kPlain = { adds: false, grows: false };

describe("a pointer on the board", () => {
  let meant: Meant[];
  let pointing: Pointing;
  beforeEach(() => {
    vi.useFakeTimers();
    meant = [];
    pointing = new Pointing(9, (one) => meant.push(one));
  });
  afterEach(() => void vi.useRealTimers());
  const kinds = (): string[] => meant.map(({ kind }) => kind);

  it("taps at once, not only when it is let go", () => {
    pointing.down(4, kPlain, 0, true);
    expect(meant).toEqual([{ kind: "tap", cell: 4, ...kPlain }]);
    pointing.up(100);
    expect(meant).toHaveLength(1);
  });

  it("taps twice on one cell within a moment: double", () => {
    for (const time of [0, kDoubleMs - 50]) {
      pointing.down(4, kPlain, time, true);
      pointing.up(time + 20);
    }
    expect(kinds()).toEqual(["tap", "double"]);
    pointing.down(4, kPlain, 5000, true);
    pointing.up(5010);
    expect(kinds()).toEqual(["tap", "double", "tap"]);
  });

  it("holds: after 450 ms, unless it moves or is a mouse", () => {
    pointing.down(4, kPlain, 0, true);
    vi.advanceTimersByTime(kHoldMs);
    expect(kinds()).toEqual(["tap", "hold"]);
    pointing.up(500);
    pointing.down(4, kPlain, 1000, true);
    pointing.move(5);
    vi.advanceTimersByTime(kHoldMs * 2);
    pointing.up(2000);
    pointing.down(8, kPlain, 3000, false);
    vi.advanceTimersByTime(kHoldMs * 2);
    expect(kinds()).toEqual(["tap", "hold", "tap", "drag", "tap"]);
  });

  it("drags over what it passes, each cell once, the newest last", () => {
    pointing.down(0, kPlain, 0, true);
    pointing.move(0);
    pointing.move(3);
    pointing.move(1);
    const last = meant.at(-1);
    expect(last?.kind === "drag" && last.cells).toEqual([0, 3, 2, 1]);
    pointing.move(null);
    pointing.up(300);
    expect(pointing.isDown).toBe(false);
  });

  it("adds with Ctrl: a double tap with it picks twice", () => {
    const keys = { adds: true, grows: false };
    for (const time of [0, 100]) {
      pointing.down(4, keys, time, false);
      pointing.up(time + 10);
    }
    expect(kinds()).toEqual(["tap", "tap"]);
  });

  it("is given up when the browser takes it", () => {
    pointing.down(4, kPlain, 0, true);
    pointing.cancel();
    vi.advanceTimersByTime(kHoldMs * 2);
    pointing.move(8);
    expect(kinds()).toEqual(["tap"]);
  });
});

describe("cells below a point", () => {
  const box = { left: 10, top: 20, width: 90, height: 90 };
  it("are found by the box of the board", () => {
    expect(cellAt(10, 20, box, 9)).toBe(0);
    expect(cellAt(99, 109, box, 9)).toBe(80);
    expect(cellAt(25, 20, box, 9)).toBe(1);
    expect(cellAt(35, 45, box, 9)).toBe(20);
    expect(cellAt(9, 20, box, 9)).toBeNull();
    expect(cellAt(9, 45, box, 9)).toBeNull();
    expect(cellAt(101, 45, box, 9)).toBeNull();
    expect(cellAt(10, 111, box, 9)).toBeNull();
    expect(cellAt(50, 111, box, 9)).toBeNull();
  });
});
