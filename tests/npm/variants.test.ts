// Variants through the module: published solutions, single and in lists, by one engine and by a pool.
import { readFileSync } from "node:fs";
import { loadEngine, openPool } from "shudu";
import { expect, test } from "vitest";

import { source } from "./places.js";

// As the tests in C++ have them.
const header = readFileSync(source("tests/service/variants.h"), "utf8");
function text(name: string): string {
  const [, literals = ""] = new RegExp(`k${name} =((?:\\s+"[^"]*")+);`).exec(header) ?? [];
  return [...literals.matchAll(/"([^"]*)"/g)].map(([, part = ""]) => part).join("");
}
const [kKiller, kSolution] = [text("Killer"), text("KillerSolution")];

test("an engine solves a killer and tells its rules", async () => {
  const engine = await loadEngine();
  const answer = engine.answer({ do: "solve", puzzle: kKiller });
  if (!answer.ok || !("variant" in answer)) throw new Error(JSON.stringify(answer));
  expect(answer.solution).toBe(kSolution);
  expect(answer.variant.constraints).toHaveLength(29);
  expect(answer.variant.constraints[0]).toEqual({ kind: "cage", cells: [0, 1], sum: 3 });
  // What it is told as can be asked about again.
  expect(engine.answer({ do: "solve", puzzle: JSON.stringify(answer.variant) })).toEqual(answer);
});

test("an engine solves 16x16, counts, checks and converts", async () => {
  const engine = await loadEngine();
  const sixteen = engine.answer({ do: "check", puzzle: text("Sixteen") });
  expect(sixteen).toMatchObject({ ok: true, status: "unique", variant: { rows: 16, high: 16 } });
  const count = engine.answer({ do: "count", puzzle: text("Miracle") });
  expect(count).toMatchObject({ count: 72, count_is_exact: true });
  const link = engine.answer({ do: "convert", puzzle: kKiller, to: "fpuzzles" });
  if (!link.ok) throw new Error(link.error.sentence);
  const again = engine.answer({ do: "solve", puzzle: link.text ?? "" });
  expect(again).toMatchObject({ solution: kSolution });
});

test("other requests refuse one", async () => {
  const engine = await loadEngine();
  const answer = engine.answer({ do: "rate", puzzle: kKiller });
  expect(answer).toMatchObject({ ok: false, error: { code: "other_rules" } });
});

test("a pool takes them line by line", async () => {
  const pool = await openPool({ size: 2 });
  const lines = [kKiller, text("Small"), ".Shape~4x4.Cage~9~R1C1~R1C2"];
  const asked = { do: "candidates", counts: true, from: "iss" } as const;
  const found = await pool.askLines(asked, lines);
  expect(found.map(({ line, status }) => [line, status])).toEqual([
    [1, "unique"],
    [2, "multiple"],
    [3, "none"],
  ]);
  expect(found[0]?.candidates?.flat().join("")).toBe(kSolution);
  expect(found[1]?.counts?.[2]).toEqual([6]); // six solutions have it
  pool.close();
});
