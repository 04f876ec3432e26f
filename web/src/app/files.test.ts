// Names of files made of titles that somebody else may have written.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { fileName } from "./files";

/** Any code units, half a pair among them. */
const kAnyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

describe("names of files", () => {
  it("keep letters of any script", () => {
    expect(fileName("Evening puzzle, no. 3!", "shudu")).toBe("Evening-puzzle-no-3.shudu");
    expect(fileName("夜晚的题目", "png")).toBe("夜晚的题目.png");
    expect(fileName("../../etc/passwd", "svg")).toBe("etc-passwd.svg");
    expect(fileName("\u202E<>", "txt")).toBe("shudu.txt");
  });

  it("hold nothing that a file system minds", () => {
    fc.assert(
      fc.property(kAnyText, (title) => {
        const name = fileName(title, "x");
        expect(name).toMatch(/^[\p{L}\p{N}-]{1,60}\.x$/u);
      }),
    );
  });
});
