// The packages whose code is in the built app, with version and licence: the ones of the lock file
// that the app imports or that its build writes into it, each with the text of its licence as it
// came. A package without a licence here stops the build.
import { readFileSync, readdirSync } from "node:fs";

/** What of the lock file ends up in the build: imported by src/, or put in by vite-plugin-pwa. */
export const kBuiltIn: readonly string[] = [
  "svelte",
  "clsx",
  "esm-env",
  "idb",
  "qrcode-generator",
  "workbox-core",
  "workbox-precaching",
  "workbox-routing",
  "workbox-strategies",
];

export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly license?: string }>
  >;
}

/** The licence as it came; of a package that brings no file of it, whose work it is. */
function licenceText(folder: string): string {
  const name = readdirSync(folder).find((each) => /^licen[cs]e(\.md|\.txt)?$/iu.test(each));
  if (name !== undefined) return readFileSync(`${folder}/${name}`, "utf8").trim();
  const { author } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as {
    author?: unknown;
  };
  const who = typeof author === "string" ? author : (author as { name?: string } | undefined)?.name;
  if (who === undefined) throw new Error(`licences: nobody is named in ${folder}`);
  return `Copyright (c) ${who}`;
}

export function licences(web: string): Licence[] {
  const lock = JSON.parse(readFileSync(`${web}/package-lock.json`, "utf8")) as LockFile;
  return kBuiltIn.map((name) => {
    const row = lock.packages[`node_modules/${name}`];
    if (row?.version === undefined) throw new Error(`licences: ${name} is not in the lock file`);
    if (row.license === undefined) throw new Error(`licences: ${name} states none`);
    const text = licenceText(`${web}/node_modules/${name}`);
    return { name, version: row.version, licence: row.license, text };
  });
}
