// The types: every golden request and answer is one of theirs, and what is none is refused by the
// compiler. Judged by the types as they are installed, the way node and bundlers look for them.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

import { build, goldens, source } from "./places.js";

// What the strict compiler says of two programs in a folder where the package is installed.
function complaints(resolution: "nodenext" | "bundler"): string {
  const folder = build(`installed/${resolution}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/goldens.mts`, typedGoldens());
  copyFileSync(source("tests/npm/typed_program.txt"), `${folder}/program.mts`);
  return complaintsOf(folder, {
    lib: ["ES2022", "DOM"],
    module: resolution === "bundler" ? "esnext" : "nodenext",
    moduleResolution: resolution,
    types: [],
  });
}

// Of all programs of a folder. The declarations of the package are held to it too.
function complaintsOf(folder: string, more: object): string {
  const options = {
    target: "ES2022",
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    ...more,
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

// A program says what it has: its platform's own types, or none.
const kPlatforms = {
  "a page": { lib: ["ES2022", "DOM"], types: [] },
  "a worker": { lib: ["ES2022", "WebWorker"], types: [] },
  node: { lib: ["ES2022"], types: ["node"] },
  "no platform": { lib: ["ES2022"], types: [] },
};

const kEverywhere = `
import { type AskOptions, Engine, EngineModule, loadEngine, loadModule, type ModuleSource, openPool,
  openSession, Pool, shippedModules, spawnWorker } from "shudu";
import "shudu/worker";
export const engine: Engine = await loadEngine();
const bytes: ModuleSource = new Uint8Array(8);
export const other = Engine.load({ first: bytes, rest: new ArrayBuffer(8) });
export const module: EngineModule = await loadModule(shippedModules());
export const pool = new Pool({ spawn: spawnWorker, module });
export const answer = await (await openPool({ size: 1 })).ask({ do: "version" }, {});
export const session = await openSession({ onDeath: () => undefined });
export const same = Engine.of(await module.whole());
export const options: AskOptions = { onProgress: ({ done, total }) => void (done + total) };
`;
const kSignals = `
import { openPool, Engine } from "shudu";
const { signal } = new AbortController();
const pool = await openPool();
export const answer = await pool.ask({ do: "version" }, { signal });
export const engine = Engine.load({ first: new URL("https://a.b/c"), rest: fetch("d") });
// @ts-expect-error: that is no signal
export const wrong = pool.ask({ do: "version" }, { signal: 8 });
`;
const kPageOnly = `
import { EngineModule, Pool, Session } from "shudu";
const spawn = () => new Worker("a.js", { type: "module" });
const first: WebAssembly.Module = await WebAssembly.compile(new Uint8Array(8));
export const module = new EngineModule(first, Promise.resolve(first));
export const pool = new Pool({ spawn, module });
export const session = new Session({ spawn, module });
export const given: WebAssembly.Module = module.first;
`;
const kNodeOnly = `
import { Worker } from "node:worker_threads";
import { loadModule, Pool, shippedModules } from "shudu";
const spawn = () => new Worker(new URL(import.meta.resolve("shudu/worker")));
export const pool = new Pool({ spawn, module: await loadModule(shippedModules()) });
`;

test.each([
  ["a page", [kEverywhere, kSignals, kPageOnly]],
  ["a worker", [kEverywhere, kSignals, kPageOnly]],
  ["node", [kEverywhere, kSignals, kNodeOnly]],
  ["no platform", [kEverywhere]],
] as const)("hold in a program for %s", (platform, programs) => {
  const folder = build(`installed/${platform.replaceAll(" ", "-")}`);
  mkdirSync(folder, { recursive: true });
  programs.forEach((text, i) => writeFileSync(`${folder}/program${i}.mts`, text));
  const typeRoots = [source("web/node_modules/@types")];
  const how = { module: "nodenext", moduleResolution: "nodenext", typeRoots };
  expect(complaintsOf(folder, { ...how, ...kPlatforms[platform] })).toBe("");
});
