// Positions to practise, made by our own generator (tools/practice_positions.py): a file of its
// own, loaded when somebody practises. Where the generator could not make any, there is the example
// of the technique's page.
import { loadPage } from "./pages";
import { isPractised } from "./techniques";
import { currentLanguage } from "../words/words.svelte";
import file from "./positions.json?url";

interface Positions {
  readonly positions: Readonly<Record<string, readonly string[]>>;
}

let loading: Promise<Positions> | undefined;

async function load(): Promise<Positions> {
  const answer = await fetch(file);
  return (await answer.json()) as Positions;
}

async function made(technique: string): Promise<readonly string[]> {
  loading ??= load();
  try {
    return (await loading).positions[technique] ?? [];
  } catch {
    loading = undefined;
    return [];
  }
}

/** Of a technique that is practised one at least, unless they cannot be loaded. */
export async function positionsOf(technique: string): Promise<readonly string[]> {
  const positions = await made(technique);
  if (positions.length > 0 || !isPractised(technique)) return positions;
  const page = await loadPage(technique, currentLanguage()).catch(() => undefined);
  return page === undefined || page.example === "" ? [] : [page.example];
}
