// The technique pages in every language (made at build time): files that are loaded when somebody
// asks for what is in them, and kept then.
import type { Language } from "../words/words.svelte";
import { kFamilies, shelfOf } from "./shelves";
import { kTechniques } from "./techniques";

export interface TechniquePage {
  readonly title: string;
  /** HTML made by tools/technique_pages.ts from the repository's own pages. */
  readonly before: string;
  readonly after: string;
  readonly example: string;
}

/** What the list of all techniques shows beside their names. */
export interface LearnIndex {
  /** By slug: what the technique is, in one sentence. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly terms: readonly { readonly term: string; readonly meaning: string }[];
}

const kFiles = import.meta.glob<string>("../generated/learn/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

const loading = new Map<string, Promise<unknown>>();

async function fetched(file: string): Promise<unknown> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}

/** One that failed is asked for anew the next time. */
async function load(name: string): Promise<unknown> {
  const file = kFiles[`../generated/learn/${name}.json`];
  if (file === undefined) return undefined;
  const found = loading.get(file) ?? fetched(file);
  loading.set(file, found);
  try {
    return await found;
  } catch (error) {
    loading.delete(file);
    throw error;
  }
}

/** None for a slug without a page. */
export async function loadPage(
  slug: string,
  language: Language,
): Promise<TechniquePage | undefined> {
  const place = kTechniques.findIndex((row) => row.slug === slug);
  if (place < 0 && !kFamilies.includes(slug)) return undefined;
  const shelf = await load(`${language}.${shelfOf(place)}`);
  return (shelf as Readonly<Record<string, TechniquePage>> | undefined)?.[slug];
}

export const loadIndex = async (language: Language): Promise<LearnIndex> =>
  (await load(language)) as LearnIndex;
