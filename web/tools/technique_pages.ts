// The pages below docs/techniques, and those in the other languages below docs/TAG/techniques, as
// HTML for the app, made here at build time so that the app has no reader of Markdown and shows
// nothing that was not in the repository. Links from page to page become addresses of the app; the
// example's picture is left out, for the app draws the position itself. A page in another language
// has the headings of the English one, in its own words and the same order, and they are known by
// the English names: so an address leads to the same place in every language.
import { Marked, type Tokens } from "marked";

/** A row of the techniques that `shudu-tables` prints. */
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
  /** What comes before the example, and after it. */
  readonly before: string;
  readonly after: string;
  /** The position of the example, a line that `steps` reads; empty where there is none. */
  readonly example: string;
}

/**
 * By slug: the English names of a page's headings, by what the page itself makes of its headings.
 * Without any a page is in English.
 */
export type Headings = ReadonlyMap<string, ReadonlyMap<string, string>>;

const kLink = /^(README|[a-z0-9-]+)\.md(?:#([\p{L}\p{N}-]+))?$/u;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

/** The address in the app of a link on a page; empty where the app has no such page. */
export function addressOf(href: string, headings?: Headings): string {
  if (/^https?:\/\//u.test(href)) return href;
  const match = kLink.exec(href);
  if (match === null) return "";
  const [, slug = "", anchor] = match;
  if (slug === "README") return "#/learn";
  if (anchor === undefined) return `#/learn/${slug}`;
  const heading = headings === undefined ? anchor : headings.get(slug)?.get(anchor);
  if (heading === undefined) throw new Error(`technique pages: no heading for ${href}`);
  return `#/learn/${slug}/${heading}`;
}

function reader(slug: string, headings: Headings | undefined): Marked {
  const own = headings?.get(slug);
  return new Marked({
    renderer: {
      html(): string {
        throw new Error("technique pages: markup inside the text");
      },
      image(): string {
        throw new Error("technique pages: a picture");
      },
      link(token: Tokens.Link): string {
        const text = this.parser.parseInline(token.tokens);
        const address = addressOf(token.href, headings);
        if (address === "") return text;
        const isOutside = !address.startsWith("#");
        const rel = isOutside ? ' rel="noopener noreferrer"' : "";
        return `<a href="${escaped(address)}"${rel}>${text}</a>`;
      },
      heading(token: Tokens.Heading): string {
        const text = this.parser.parseInline(token.tokens);
        const anchor = anchorOf(token.text);
        return `<h${token.depth} id="${own?.get(anchor) ?? anchor}">${text}</h${token.depth}>\n`;
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
}

const kNames = /<!-- names -->[\s\S]*?<!-- \/names -->\n?/u;
const kExample = /## [^\n]+\n+<!-- example -->([\s\S]*?)<!-- \/example -->\n?/u;

/** The position stands on the English page only. */
export function readPage(text: string, slug = "", headings?: Headings): TechniquePage {
  const marked = reader(slug, headings);
  const html = (part: string): string => (marked.parse(part, { async: false }) as string).trim();
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

const headingsOf = (text: string): string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```/gmu, "").matchAll(/^## (.+)$/gmu)].map((match) =>
    anchorOf(match[1] ?? ""),
  );

/** Of the pages in a language: each must have as many headings as the English page. */
export function matchHeadings(
  english: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, string>,
): Headings {
  const all = new Map<string, ReadonlyMap<string, string>>();
  for (const [slug, text] of english) {
    const [wanted, own] = [headingsOf(text), headingsOf(pages.get(slug) ?? "")];
    if (wanted.length !== own.length) throw new Error(`technique pages: headings of ${slug}`);
    all.set(slug, new Map(own.map((heading, n) => [heading, wanted[n] ?? ""])));
  }
  return all;
}

/** The pages of one language; those of another take the position of the example from English. */
export function readPages(
  english: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, string>,
): Map<string, TechniquePage> {
  const headings = pages === english ? undefined : matchHeadings(english, pages);
  return new Map(
    [...pages].map(([slug, text]) => [
      slug,
      {
        ...readPage(text, slug, headings),
        example: readPage(english.get(slug) ?? "").example,
      },
    ]),
  );
}

/** The one sentence that a page of a technique opens with. */
export function sentenceOf(text: string): string {
  const rest = text.split("<!-- /names -->")[1] ?? "";
  return rest.trim().split("\n\n")[0]?.replaceAll("\n", " ") ?? "";
}

/** The same of each technique as the index of a language tells it: the table of its README. */
export function readSentences(readme: string): Map<string, string> {
  const rows = readme.matchAll(/^\| \d+ \| \[[^\]]+\]\(([a-z0-9-]+)\.md\) \| (.+) \|$/gmu);
  return new Map([...rows].map((row) => [row[1] ?? "", row[2] ?? ""]));
}

/** techniques.json. */
export function techniqueIndex(rows: readonly TechniqueRow[]): unknown[] {
  return rows.map((row) => ({
    slug: row.technique,
    names: row.names,
    ...(row.level === undefined ? {} : { level: row.level }),
    ...(row.group === undefined ? {} : { group: row.group }),
    assumesUnique: row.assumes_unique,
    onRequest: row.on_request,
    needsGivens: row.needs_givens,
    classicOnly: row.classic_only,
  }));
}
