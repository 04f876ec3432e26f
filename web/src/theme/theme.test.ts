// The themes as they stand in themes.css, measured: inks
// over grounds, hints, cell colours, focus ring.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { apart, contrast, difference, lab, linear, sights } from "./colour";

type Theme = Record<string, string>;
const css = readFileSync(new URL("./themes.css", import.meta.url), "utf8");

function themeOf(name: string): Theme {
  const block = css.match(new RegExp(`data-theme="${name}"\\] \\{([^}]*)\\}`));
  if (block === null) throw new Error(`no theme ${name}`);
  const own: Theme = Object.fromEntries(
    [...(block[1] ?? "").matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(
      ([, key = "", value = ""]) => [key, value],
    ),
  );
  const ground =
    name === "contrast-light" ? themeOf("light") : name === "contrast-dark" ? themeOf("dark") : {};
  return { ...ground, ...own };
}

function of(theme: Theme, key: string): string {
  const value = theme[key];
  if (value === undefined) throw new Error(`no colour ${key}`);
  return value;
}

/** Each two of a list. */
const pairs = (list: readonly string[]): [string, string][] =>
  list.flatMap((one, i) => list.slice(0, i).map((other): [string, string] => [one, other]));

const names = ["light", "dark", "contrast-light", "contrast-dark"];
const grounds = ["paper", "peer", "same", "selected", "conflict"];
const hints = ["hint-main", "hint-second", "hint-fin", "hint-out", "hint-put"];
const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `cell-${n}`);

describe("the measures themselves", () => {
  it("contrast is 21 for black on white and symmetric", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 6);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.478, 3); // the grey that just fails
    expect(contrast("#ffffff", "#777777")).toBe(contrast("#777777", "#ffffff"));
  });

  it("CIEDE2000 is that of its paper", () => {
    const cases: [number[], number[], number][] = [
      [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
      [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
      [[50, 0, 0], [50, -1, 2], 2.3669],
      [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
      [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
      [[50, 2.5, 0], [73, 25, -18], 27.1492],
      [[50, 2.5, 0], [56, -27, -3], 31.903],
      [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
      [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
      [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
      [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
    ];
    for (const [one, other, expected] of cases) {
      const [a, b] = [one, other] as unknown as [
        [number, number, number],
        [number, number, number],
      ];
      expect(difference(a, b)).toBeCloseTo(expected, 4);
      expect(difference(b, a)).toBeCloseTo(expected, 4);
    }
  });

  it("white is 100, 0, 0 in CIELAB", () => {
    const [l, a, b] = lab(linear("#ffffff"));
    expect(l).toBeCloseTo(100, 3);
    expect(Math.hypot(a, b)).toBeLessThan(0.02);
  });
});

describe.each(names)("theme %s", (name) => {
  const theme = themeOf(name);

  it("names every colour that the first one names", () => {
    expect(Object.keys(theme).sort()).toEqual(Object.keys(themeOf("light")).sort());
  });

  it("has inks of 4.5 and more over every ground", () => {
    for (const ink of ["given", "own", "marks", "wrong"]) {
      for (const ground of [...grounds, "page"]) {
        expect(
          contrast(of(theme, ink), of(theme, ground)),
          `${ink} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("has a ring and lines of 3 and more", () => {
    for (const ground of [...grounds, "page"]) {
      expect(
        contrast(of(theme, "focus"), of(theme, ground)),
        `focus on ${ground}`,
      ).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(of(theme, "line-thin"), of(theme, "paper"))).toBeGreaterThanOrEqual(3);
    expect(contrast(of(theme, "line-thick"), of(theme, "paper"))).toBeGreaterThanOrEqual(4.5);
  });

  it("has hints that stand off the paper and carry a digit", () => {
    for (const hint of hints) {
      expect(contrast(of(theme, hint), of(theme, "paper")), hint).toBeGreaterThanOrEqual(3);
      const ink = contrast(of(theme, hint.replace("hint", "on")), of(theme, hint));
      expect(ink, `digit on ${hint}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(sights)("has hints that differ for %s sight", (sight) => {
    const least = name.endsWith("light") ? 19 : 25;
    for (const [one, other] of pairs(hints)) {
      const both = `${one} and ${other}`;
      expect(apart(of(theme, one), of(theme, other), sight), both).toBeGreaterThanOrEqual(least);
    }
  });

  it("has cell colours that both inks can be read on", () => {
    for (const cell of cells) {
      expect(contrast(of(theme, "cell-ink"), of(theme, cell)), cell).toBeGreaterThanOrEqual(4.5);
      expect(
        contrast(of(theme, "cell-own"), of(theme, cell)),
        `own on ${cell}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(sights)(
    "has cell colours that differ from each other and from paper for %s sight",
    (sight) => {
      if (name.startsWith("contrast")) return; // these have letters always
      const all = ["paper", ...cells];
      for (const [one, other] of pairs(all)) {
        const both = `${one} and ${other}`;
        expect(apart(of(theme, one), of(theme, other), sight), both).toBeGreaterThanOrEqual(11);
      }
    },
  );
});

describe("the strong six", () => {
  const block = /data-palette="strong-six"\] \{([^}]*)\}/u.exec(css)?.[1] ?? "";
  const six = [...block.matchAll(/#[0-9a-f]{6}/gu)].map(([colour]) => colour);
  const light = themeOf("light");

  it("can be read on with both inks", () => {
    expect(six).toHaveLength(6);
    for (const colour of six) {
      expect(contrast(of(light, "cell-ink"), colour), colour).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of(light, "cell-own"), colour), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(sights)("differ by 16 and more for %s sight", (sight) => {
    for (const [one, other] of pairs([...six, of(light, "paper")])) {
      expect(apart(one, other, sight), `${one} ${other}`).toBeGreaterThanOrEqual(16);
    }
  });
});
