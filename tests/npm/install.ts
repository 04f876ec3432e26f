// Before all tests: the packed tarball is installed without a network into an empty folder.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";

import { build } from "./places.js";

export default function install(): void {
  const folder = build("installed");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true }');
  const tarballs = readdirSync(build("")).filter((name) => name.endsWith(".tgz"));
  if (tarballs.length !== 1) throw new Error(`not one tarball: ${tarballs.join(" ")}`);
  const tarball = build(tarballs[0] ?? "");
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
