// The types: made from the schema as it is, every golden request and answer is one of theirs, and what
// is none is refused by the compiler. Judged by the types as they are installed, the way node and
// bundlers look for them.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";

import { build, goldens, source } from "./places.js";

// What the strict compiler says of two programs in a folder where the package is installed.
function complaints(resolution: "nodenext" | "bundler"): string {
  const folder = build(`installed/${resolution}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/goldens.mts`, typedGoldens());
  copyFileSync(source("tests/npm/typed_program.txt"), `${folder}/program.mts`);
  const options = {
    target: "ES2022",
    lib: ["ES2022", "DOM"],
    module: resolution === "bundler" ? "esnext" : "nodenext",
    moduleResolution: resolution,
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipDefaultLibCheck: true,
  };
  const config = { compilerOptions: options, include: ["*.mts"] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  try {
    const compiler = source("web/node_modules/typescript/bin/tsc");
    execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test("src/types.ts is made from the schema as it is", () => {
  const folder = mkdtempSync(`${tmpdir()}/shudu-types-`);
  const made = `${folder}/types.ts`;
  execFileSync(source("tools/npm_package.sh"), ["types", made]);
  const kept = readFileSync(source("bindings/wasm/package/src/types.ts"), "utf8");
  expect(readFileSync(made, "utf8")).toBe(kept);
  rmSync(folder, { recursive: true });
});

interface Spoken {
  do: string;
  ok: boolean;
  puzzles?: string;
}

function typedGoldens(): string {
  const lines = ['import type * as shudu from "shudu";'];
  goldens().forEach(({ request, answer }, i) => {
    if (!(JSON.parse(answer) as Spoken).ok) {
      lines.push(`export const failure${i}: shudu.Failure = ${answer};`);
      return;
    }
    lines.push(`const request${i} = ${request} satisfies shudu.Request;`);
    lines.push(`export const answer${i}: shudu.AnswerOf<typeof request${i}> = ${answer};`);
  });
  return lines.join("\n");
}

// Every golden request and answer is of the types; typed_program.txt holds what they tell and what they
// refuse.
test.each(["nodenext", "bundler"] as const)("hold with module resolution %s", (resolution) => {
  expect(complaints(resolution)).toBe("");
});
