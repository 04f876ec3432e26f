// The technique pages (made at build time): a file each, loaded when somebody opens it.
export interface TechniquePage {
  readonly title: string;
  /** HTML made by tools/technique_pages.ts from the repository's own pages. */
  readonly before: string;
  readonly after: string;
  readonly example: string;
}

const kFiles = import.meta.glob<string>("../generated/pages/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Pages that are about several techniques. */
export const kFamilies: readonly string[] = [
  "fish",
  "chains",
  "coloring",
  "uniqueness",
  "als",
  "forcing",
];

export async function loadPage(slug: string): Promise<TechniquePage | undefined> {
  const file = kFiles[`../generated/pages/${slug}.json`];
  if (file === undefined) return undefined;
  const answer = await fetch(file);
  return (await answer.json()) as TechniquePage;
}
