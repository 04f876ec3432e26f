// What stands after the # of a shared link, as a text that the engine reads. Nothing is decoded
// here but the percent signs of a puzzle: packed games go to the engine as they are, which bounds
// and checks them (docs/formats.md, "Share links, byte by byte").
//
//   p=<one character a cell>&t=<title>&l=<layout>     s=1.<bytes>.<packed>.<crc>
export interface SharedText {
  /** For `convert`. */
  readonly text: string;
  readonly title: string;
  readonly layout: string;
}

/** A link longer than this is no link of ours: 64 KiB of text pack into less. */
export const kMostLink = 90_000;
const kMostPuzzle = 4_096;
const kMostTitle = 200;

/**
 * Titles are shown as text; what would change the direction or the lines around them is taken out.
 */
export function cleanTitle(title: string): string {
  const visible = title.replaceAll(
    /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu,
    "",
  );
  return [...visible.trim()].slice(0, kMostTitle).join("");
}

/** Undefined: this is no fragment of a shared link, or far too long for one. */
export function readShared(fragment: string): SharedText | undefined {
  if (fragment.length > kMostLink) return undefined;
  if (/^s=/u.test(fragment)) return { text: fragment, title: "", layout: "" };
  if (!/^p=/u.test(fragment)) return undefined;
  const fields = new URLSearchParams(fragment);
  const puzzle = fields.get("p") ?? "";
  if (puzzle.length > kMostPuzzle) return undefined;
  return { text: puzzle, title: cleanTitle(fields.get("t") ?? ""), layout: fields.get("l") ?? "" };
}

/** The fragment of a puzzle, without `#`. */
export function puzzleFragment(puzzle: string, title: string, layout: string): string {
  const parts = [`p=${encodeURIComponent(puzzle)}`];
  const clean = cleanTitle(title);
  if (clean !== "") parts.push(`t=${encodeURIComponent(clean)}`);
  if (layout !== "" && layout !== "classic") parts.push(`l=${encodeURIComponent(layout)}`);
  return parts.join("&");
}

// The pages whose address holds a puzzle, and perhaps its layout.
const kPlace = /^\S*#\/(?:solve|share|print)\/([^/\s]+)(?:\/([^/\s]+))?$/u;

/** A pasted text that is a link of this app: its fragment, as of a shared puzzle; else undefined. */
export function fragmentOfLink(text: string): string | undefined {
  const link = text.trim();
  const shared = /^\S*#([ps]=\S+)$/u.exec(link)?.[1];
  if (shared !== undefined) return shared;
  const [, puzzle = "", layout = ""] = kPlace.exec(link) ?? [];
  if (puzzle === "" || puzzle === "game") return undefined;
  try {
    return puzzleFragment(decodeURIComponent(puzzle), "", decodeURIComponent(layout));
  } catch {
    return undefined; // a percent sign that says nothing
  }
}
