// The pages below docs/techniques as files of the app: index.json (slug, names, level, the sentence
// in one line), and for each page a file with its HTML, made here at build time so that the app has
// no reader of Markdown and shows nothing that was not in the repository. Links from page to page
// become addresses of the app; the example's picture is left out, for the app draws the position
// itself.
import { Marked, type Tokens } from "marked";

/** A row of `shudu-tables techniques`. */
export interface TechniqueRow {
  readonly technique: string;
  readonly names: Readonly<Record<string, string>>;
  readonly group?: string;
  readonly rung?: string;
  readonly level?: string;
  readonly assumes_unique: boolean;
  readonly on_request: boolean;
  readonly needs_givens: boolean;
  readonly classic_only: boolean;
  readonly practised: boolean;
  readonly page: string;
}

export interface TechniquePage {
  readonly title: string;
  /** What comes before the example, and behind it. */
  readonly before: string;
  readonly after: string;
  /** The position of the example, a line that `steps` reads; empty where there is none. */
  readonly example: string;
}

const kSlug = /^(README|[a-z0-9-]+)\.md(?:#([a-z0-9-]+))?$/u;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/gu, "")
    .replaceAll(" ", "-");

/** The address in the app of a link on a page; empty where the app has no such page. */
export function addressOf(href: string): string {
  if (/^https?:\/\//u.test(href)) return href;
  if (/^#[a-z0-9-]+$/u.test(href)) return "";
  const match = kSlug.exec(href);
  if (match === null) return "";
  const [, slug, anchor] = match;
  if (slug === "README") return "#/learn";
  return anchor === undefined ? `#/learn/${slug}` : `#/learn/${slug}/${anchor}`;
}

const marked = new Marked({
  renderer: {
    html(): string {
      throw new Error("technique pages: markup inside the text");
    },
    image(): string {
      throw new Error("technique pages: a picture");
    },
    link(token: Tokens.Link): string {
      const text = this.parser.parseInline(token.tokens);
      const address = addressOf(token.href);
      if (address === "") return text;
      const isOutside = !address.startsWith("#");
      const rel = isOutside ? ' rel="noopener noreferrer"' : "";
      return `<a href="${escaped(address)}"${rel}>${text}</a>`;
    },
    heading(token: Tokens.Heading): string {
      const text = this.parser.parseInline(token.tokens);
      return `<h${token.depth} id="${anchorOf(token.text)}">${text}</h${token.depth}>\n`;
    },
    table(token: Tokens.Table): string {
      const cells = (row: readonly Tokens.TableCell[], tag: string): string =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("");
      const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
      const head = `<thead><tr>${cells(token.header, "th")}</tr></thead>`;
      return `<table>${head}<tbody>${rows}</tbody></table>\n`;
    },
  },
});

const html = (text: string): string => (marked.parse(text, { async: false }) as string).trim();

const kNames = /<!-- names -->[\s\S]*?<!-- \/names -->\n?/u;
const kExample = /## Example\n+<!-- example -->([\s\S]*?)<!-- \/example -->\n?/u;

export function readPage(text: string): TechniquePage {
  const title = /^# (.+)$/mu.exec(text)?.[1] ?? "";
  const body = text.replace(kNames, "").replace(/^# .+\n/mu, "");
  const example = kExample.exec(body);
  if (example === null) return { title, before: html(body), after: "", example: "" };
  const position = /```text\n([^\n]+)\n```/u.exec(example[1] ?? "")?.[1] ?? "";
  const before = body.slice(0, example.index);
  return {
    title,
    before: html(before),
    after: html(body.slice(example.index + example[0].length)),
    example: position,
  };
}

/** The one sentence of each technique: the table of docs/techniques/README.md. */
export function readSentences(readme: string): Map<string, string> {
  const rows = readme.matchAll(/^\| \d+ \| \[[^\]]+\]\(([a-z0-9-]+)\.md\) \| (.+) \|$/gmu);
  return new Map([...rows].map((row) => [row[1] ?? "", row[2] ?? ""]));
}

/** index.json. */
export function techniqueIndex(
  rows: readonly TechniqueRow[],
  sentences: ReadonlyMap<string, string>,
): unknown[] {
  return rows.map((row) => ({
    slug: row.technique,
    names: row.names,
    ...(row.level === undefined ? {} : { level: row.level }),
    ...(row.group === undefined ? {} : { group: row.group }),
    assumesUnique: row.assumes_unique,
    onRequest: row.on_request,
    needsGivens: row.needs_givens,
    classicOnly: row.classic_only,
    isPractised: row.practised,
    sentence: sentences.get(row.technique) ?? "",
  }));
}
