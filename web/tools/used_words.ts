// Which words the sources of the app ask for: those whose key stands between quotes anywhere, and
// those that fit a key that is put together, such as `level.${level}`. The terminal app has words
// that nobody asks for here; they are left out of the catalogues that a browser loads.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

export interface Source {
  readonly name: string;
  readonly text: string;
}

/** Everything below a folder that is part of the app: no tests, nothing that was made. */
export const sourcesBelow = (folder: string): readonly Source[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/u.test(name) && !/\.(test|fixture)\.ts$/u.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

export function usedWords(sources: readonly Source[]): (key: string) => boolean {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { text } of sources) {
    for (const [, literal] of text.matchAll(/["']([a-zA-Z0-9.-]+)["']/gu))
      literals.add(literal ?? "");
    for (const [, body] of text.matchAll(/`([a-z][a-zA-Z0-9.-]*\$\{[^`]+)`/gu)) {
      const parts = (body ?? "").split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/u);
      const escaped = parts.map((part) => part.replaceAll(/[.*+?^()[\]\\|]/gu, "\\$&"));
      if (parts.join("").length > 3)
        patterns.push(new RegExp(`^${escaped.join("[a-zA-Z0-9.-]+")}$`, "u"));
    }
  }
  return (key) => literals.has(key) || patterns.some((each) => each.test(key));
}
