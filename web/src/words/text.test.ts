// Fields of texts, by their definition.
import { describe, expect, it } from "vitest";
import { fieldsOf, fill } from "./text";

describe("texts with fields", () => {
  it("puts values in, each where its name stands", () => {
    expect(fill("{d} at {pos}.", { d: 5, pos: "r1c1" })).toBe("5 at r1c1.");
    expect(fill("{a}{a}", { a: "x" })).toBe("xx");
  });

  it("chooses the form of a word by its number", () => {
    expect(fill("{n|cell|cells} left", { n: 1 })).toBe("1 cell left");
    expect(fill("{n|cell|cells} left", { n: 0 })).toBe("0 cells left");
    expect(fill("{n|cell|cells} left", { n: 12 })).toBe("12 cells left");
  });

  it("leaves alone what it does not know, and what is put in is not read again", () => {
    expect(fill("{x} {y}", { x: "{y}" })).toBe("{y} {y}");
    expect(fieldsOf("{n|cell|cells} of {all}")).toEqual(["n", "all"]);
  });
});
