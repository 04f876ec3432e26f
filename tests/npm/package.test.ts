// The package as it is packed: what is in it, its version, and what can be imported from it.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

import { build, installed, nodes, source } from "./places.js";

interface Manifest {
  name: string;
  version: string;
  license: string;
  dependencies?: unknown;
  scripts?: unknown;
}

const kModules = ["shudu", "shudu_simd"].flatMap((name) =>
  ["", "_rest", "_variants"].map((part) => `${name}${part}.wasm`),
);
const manifest = JSON.parse(readFileSync(installed("package.json"), "utf8")) as Manifest;

test("it has CMake's version, the project's license, and needs nothing else", () => {
  const cmake = readFileSync(source("CMakeLists.txt"), "utf8");
  expect(manifest.version).toBe(/^project\(Shudu VERSION ([\d.]+)/m.exec(cmake)?.[1]);
  expect(manifest).toMatchObject({ name: "shudu", license: "MIT", type: "module" });
  expect(manifest.dependencies).toBeUndefined();
  expect(manifest.scripts).toBeUndefined();
  const license = readFileSync(installed("LICENSE"), "utf8");
  expect(license).toBe(readFileSync(source("LICENSE"), "utf8"));
});

test("it holds what it should, and nothing more", () => {
  const names = readdirSync(installed(""), { recursive: true, encoding: "utf8" });
  const sources = readdirSync(source("bindings/wasm/package/src"));
  const compiled = sources.flatMap((name) => {
    const stem = name.replace(/\.ts$/, "");
    return [`dist/${stem}.d.ts`, `dist/${stem}.js`];
  });
  const others = [
    "LICENSE",
    "README.md",
    "package.json",
    "service.md",
    "service.schema.json",
    ...kModules,
  ];
  expect(names.sort()).toEqual(["dist", ...others, ...compiled].sort());
});

test("its parts are found by their names", () => {
  const parts = ["shudu", "shudu/worker", ...kModules.map((name) => `shudu/${name}`)];
  const file = build("installed/parts.mjs");
  writeFileSync(
    file,
    `import { existsSync } from "node:fs";
for (const part of ${JSON.stringify(parts)}) {
  console.log(existsSync(new URL(import.meta.resolve(part))));
}
await import("shudu/dist/engine.js").catch((error) => console.log(error.code));
`,
  );
  const printed = execFileSync(process.execPath, [file], { encoding: "utf8" });
  expect(printed).toBe("true\n".repeat(8) + "ERR_PACKAGE_PATH_NOT_EXPORTED\n");
});

test("its modules know which version they are of", () => {
  const file = build("installed/version.mjs");
  writeFileSync(
    file,
    `import { Engine, shippedModules } from "shudu";
for (const address of Object.values(shippedModules())) {
  console.log((await Engine.load(address)).answer({ do: "version" }).version);
}
`,
  );
  const printed = execFileSync(process.execPath, [file], { encoding: "utf8" });
  expect(printed).toBe(`${manifest.version}\n${manifest.version}\n`);
});

test("a bundler finds its worker and its modules, each once", () => {
  const folder = build("installed/bundled");
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, '<script type="module" src="./main.js"></script>');
  writeFileSync(
    `${folder}/main.js`,
    'import { openPool } from "shudu";\nopenPool().then((pool) => pool.ask({ do: "version" }));\n',
  );
  const bundler = source("web/node_modules/vite/bin/vite.js");
  const said = spawnSync(process.execPath, [bundler, "build", "--logLevel", "warn"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([said.stdout, said.stderr, said.status]).toEqual(["", "", 0]);
  const out = `${folder}/dist/assets`;
  const names = readdirSync(out).map((name) => name.replace(/-[\w-]{8}\./, "."));
  expect(names.sort()).toEqual(["index.js", ...kModules, "worker.js"].sort());
  const worker = readdirSync(out).find((name) => name.startsWith("worker")) ?? "";
  expect(readFileSync(`${out}/${worker}`, "utf8")).not.toMatch(/\bimport\s*[{"']|\bfrom\s*["']/);
});

// A program that is no module can have it, too.
test("it is imported by a program with require", () => {
  const file = build("installed/old.cjs");
  writeFileSync(
    file,
    [
      'const engine = import("shudu").then(({ loadEngine }) => loadEngine());',
      'engine.then((it) => console.log(it.answer({ do: "version" }).ok));\n',
    ].join("\n"),
  );
  for (const node of nodes())
    expect(execFileSync(node, [file], { encoding: "utf8" })).toBe("true\n");
});

test("a node that is too old is told so", () => {
  const file = build("installed/too_old.mjs");
  writeFileSync(
    file,
    `import { loadEngine, openPool } from "shudu";
delete process.getBuiltinModule; // node 20.15 has none
for (const open of [loadEngine, openPool]) await open().catch((error) => console.log(error.message));
`,
  );
  for (const node of nodes()) {
    const version = execFileSync(node, ["-p", "process.versions.node"], {
      encoding: "utf8",
    }).trim();
    const sentence = `shudu needs node 20.16, 22.3 or later, not ${version}.`;
    expect(execFileSync(node, [file], { encoding: "utf8" })).toBe(`${sentence}\n${sentence}\n`);
  }
});
