// Failures of the real engine, as players bring them about: none is told in the words of programs, and
// what is told in its own words is a sentence.
import { readFileSync } from "node:fs";
import type { Request } from "shudu";
import { describe, expect, it } from "vitest";

import { fakeWorkers, hasModule } from "../engine/engine.fixture";
import { type PackedTexts, unpacked } from "../words/packed";
import { asSentence, plainKey } from "./failure";

const kLanguages = ["en", "zh-CN", "zh-TW"] as const;
const words = Object.fromEntries(
  kLanguages.map((language) => {
    const path = new URL(`../generated/words.${language}.json`, import.meta.url);
    return [language, unpacked(JSON.parse(readFileSync(path, "utf8")) as PackedTexts)];
  }),
);

const kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const kGrid = kPuzzle.replaceAll(/(.{9})/gu, "$1\n");
const convert = (puzzle: string, fields: object = {}): Request => ({
  do: "convert",
  puzzle,
  ...fields,
});
const generate = (fields: object): Request =>
  ({ do: "generate", seed: 1, tries: 1, ...fields }) as Request;

const kFailures: readonly { request: Request; key: string | undefined }[] = [
  { request: convert("hello world"), key: "trouble.no-puzzle" },
  { request: convert('{"puzzle":'), key: "trouble.unfinished" },
  { request: convert("12345"), key: "trouble.unfinished" },
  { request: convert(kGrid.slice(0, 40)), key: "trouble.unfinished" },
  { request: convert(kPuzzle, { layout: "zzz" }), key: "trouble.layout" },
  { request: convert(kPuzzle, { layout: "4x4" }), key: "trouble.layout-size" },
  { request: convert("7".repeat(70_000)), key: "trouble.too-much" },
  { request: convert("7".repeat(1_048_576)), key: "trouble.too-much" },
  { request: { do: "convert", puzzles: `${kPuzzle}\n`.repeat(10_001) }, key: "trouble.too-much" },
  { request: generate({ er: "abc" }), key: "trouble.rating" },
  { request: generate({ technique: "nonsense" }), key: "trouble.technique" },
  { request: generate({ level: "nonsense" }), key: "trouble.level" },
  { request: { do: "nonsense" } as unknown as Request, key: "trouble.slip" },
  { request: { do: "board", game: 77 }, key: "trouble.slip" },
  { request: { do: "solve", puzzle: `55${".".repeat(79)}` }, key: undefined },
  { request: generate({ level: "easy", technique: "xy-chain" }), key: undefined },
];

describe.runIf(hasModule)("what players are told of a failure", () => {
  const { engine } = fakeWorkers();

  it.each(kLanguages)("is a sentence, without words of programs, in %s", async (language) => {
    const told: [string, string | undefined][] = [];
    for (const { request } of kFailures) {
      const answer = await engine.ask({ language, ...request } as Request);
      if (answer.ok) throw new Error(`no failure: ${JSON.stringify(request).slice(0, 90)}`);
      const key = plainKey(answer.error);
      const text = key === undefined ? asSentence(answer.error.sentence) : words[language]?.[key];
      told.push([text ?? "", key]);
    }
    expect(told.map(([, key]) => key)).toEqual(kFailures.map(({ key }) => key));
    for (const [text] of told) {
      expect(text).toMatch(/^[A-Z\p{Script=Han}].*[.。]$/u);
      expect(text).not.toMatch(/request|field|record|byte|JSON|请求|請求|字段|欄位|字节|位元組/iu);
    }
  });
});
