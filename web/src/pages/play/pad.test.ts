// What a press on the pad means, with a clock of our own: the order of events is that of the
// browsers, where a finger leaves its button before the click comes.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { kDoubleMs, kHoldMs } from "../../board/pointing";
import { PadPointing } from "./pad";

describe("a press on a digit of the pad", () => {
  let meant: string[];
  let pad: PadPointing;
  beforeEach(() => {
    vi.useFakeTimers();
    meant = [];
    pad = new PadPointing((press, digit) => meant.push(`${press} ${digit}`));
  });
  afterEach(() => void vi.useRealTimers());

  it("is a tap; of a finger twice in a moment a double", () => {
    for (const time of [0, kDoubleMs - 50]) {
      pad.down(4, true, time);
      pad.cancel();
      pad.click(4, time + 20);
    }
    expect(meant).toEqual(["tap 4", "double 4"]);
  });

  it("is a hold, whose own click does nothing more", () => {
    pad.down(4, true, 0);
    vi.advanceTimersByTime(kHoldMs);
    pad.cancel();
    pad.click(4, kHoldMs + 20);
    pad.down(4, true, 5000);
    pad.click(4, 5020);
    expect(meant).toEqual(["hold 4", "tap 4"]);
  });

  it("that is held and let go beside the button swallows no key", () => {
    pad.down(4, false, 0);
    vi.advanceTimersByTime(kHoldMs);
    pad.cancel();
    pad.click(4, 3000, true); // Enter: no pointer, and the first since
    pad.click(5, 3100, true);
    expect(meant).toEqual(["hold 4", "tap 4", "tap 5"]);
  });
});
