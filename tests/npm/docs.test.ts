// docs/npm.md: every program in it runs as it stands, in a folder where the package is installed, by each
// node that is found here, and prints what stands below it; what is only for pages (ts) is compiled.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { build, nodes, source } from "./places.js";

interface Block {
  language: string;
  text: string;
}

function blocks(): Block[] {
  const page = readFileSync(source("docs/npm.md"), "utf8");
  const fences = page.matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return [...fences].map(([, language = "", text = ""]) => ({ language, text }));
}

const folder = build("installed/docs");
mkdirSync(folder, { recursive: true });

const programs = blocks().flatMap(({ language, text }, i, all) => {
  const output = all[i + 1]?.language === "text" ? all[i + 1]?.text : "";
  return language === "js" ? [{ i, text, output }] : [];
});

describe("a program of docs/npm.md", () => {
  test.each(programs)("block $i prints what the page says", ({ i, text, output }) => {
    const file = `${folder}/block${i}.mjs`;
    writeFileSync(file, text);
    expect(output).not.toBe("");
    for (const node of nodes()) {
      const printed = execFileSync(node, [file], { encoding: "utf8", timeout: 25_000 });
      expect(printed, node).toBe(output);
    }
  });

  test("there are some", () => {
    expect(programs.length).toBeGreaterThanOrEqual(7);
  });

  test("for pages is right by its types", () => {
    const texts = blocks().filter(({ language }) => language === "ts");
    expect(texts.length).toBeGreaterThan(0);
    texts.forEach(({ text }, i) => writeFileSync(`${folder}/page${i}.ts`, text));
    const options = {
      target: "ES2022",
      lib: ["ES2022", "DOM"],
      module: "esnext",
      moduleResolution: "bundler",
      types: [],
      strict: true,
      noEmit: true,
      skipDefaultLibCheck: true,
    };
    const config = { compilerOptions: options, include: ["*.ts"] };
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
    const compiler = source("web/node_modules/typescript/bin/tsc");
    execFileSync(process.execPath, [compiler, "-p", folder], { stdio: "pipe" });
  });
});
