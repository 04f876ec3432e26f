// Where things lie, and the requests of tests/golden/service with what is asked before them and their
// answers, a line each.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Parts } from "shudu";

export const source = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const build = (path: string): string => source(`build/npm/${path}`);
export const installed = (path: string): string => build(`installed/node_modules/shudu/${path}`);

/** A node of each version that is found here and that the package is for; the first runs the tests. */
export function nodes(): string[] {
  const folders = process.env["PATH"]?.split(":") ?? [];
  const found = folders.map((folder) => `${folder}/node`).filter((file) => existsSync(file));
  const byVersion = new Map<string, string>([[process.version, process.execPath]]);
  for (const file of found) {
    const version = execFileSync(file, ["--version"], { encoding: "utf8" }).trim();
    if (isFit(version) && !byVersion.has(version)) byVersion.set(version, file);
  }
  return [...byVersion.values()];
}

// As `engines` in package.json has it.
function isFit(version: string): boolean {
  const [, major = 0, minor = 0] = /^v(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  return (major === 20 && minor >= 16) || (major === 22 && minor >= 3) || major > 22;
}

/** A module of the installed package, compiled: "shudu" or "shudu_simd". */
export const compiled = (name: string): Record<keyof Parts<unknown>, WebAssembly.Module> => {
  const part = (file: string) =>
    new WebAssembly.Module(readFileSync(installed(`${name}${file}.wasm`)));
  return { first: part(""), rest: part("_rest"), variants: part("_variants") };
};

export interface Golden {
  /** The folder, and so the request's `do`; then the case. */
  name: string;
  before: string[];
  request: string;
  answer: string;
}

const lines = (path: string): string[] => readFileSync(path, "utf8").replace(/\n$/, "").split("\n");

export function goldens(): Golden[] {
  const root = source("tests/golden/service");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const requests = files.filter((file) => file.endsWith(".request.json")).sort();
  return requests.map((file) => {
    const name = file.replace(".request.json", "");
    const before = `${root}/${name}.before.json`;
    return {
      name,
      before: existsSync(before) ? lines(before) : [],
      request: lines(`${root}/${file}`).join("\n"),
      answer: lines(`${root}/${name}.answer.json`).join("\n"),
    };
  });
}
