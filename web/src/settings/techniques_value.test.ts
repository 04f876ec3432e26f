// The forms of the setting that its documentation lists (include/shudu/game/techniques.h).
import { describe, expect, it } from "vitest";

import { readTechniques, writeTechniques } from "./techniques_value";

describe("the setting `techniques`", () => {
  it.each([
    ["hard", "hard", true, []],
    ["hard,-swordfish,bug-xz", "hard", true, ["-swordfish", "bug-xz"]],
    ["x-wing,xy-wing", "", true, ["x-wing", "xy-wing"]],
    ["all,no-uniqueness", "all", false, []],
  ] as const)("%s", (value, usual, assumesOne, ticks) => {
    expect(readTechniques(value)).toEqual({ usual, assumesOne, ticks });
    expect(writeTechniques(readTechniques(value))).toBe(value);
  });
});
