// Positions to practise, made by our own generator (tools/practice_positions.sh): a file of its
// own, loaded when somebody practises.
import file from "./positions.json?url";

interface Positions {
  readonly positions: Readonly<Record<string, readonly string[]>>;
}

let loading: Promise<Positions> | undefined;

async function load(): Promise<Positions> {
  const answer = await fetch(file);
  return (await answer.json()) as Positions;
}

/** Of a technique; none where the generator could not make any. */
export async function positionsOf(technique: string): Promise<readonly string[]> {
  loading ??= load();
  try {
    return (await loading).positions[technique] ?? [];
  } catch {
    loading = undefined;
    return [];
  }
}
