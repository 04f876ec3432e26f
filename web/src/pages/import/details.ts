// What takes longer to know of what was read than its board: how hard it is, and where it has no
// solution, which given stands in the way. Asked after the preview; saved games are read here
// alone.
import { plain } from "../../app/failure";
import { ask } from "../../app/services.svelte";
import type { AskOptions } from "../../engine/port";

export interface Details {
  /** "No solution. Without the 5 at r4c7 it would have one." */
  readonly trouble: string;
  readonly remark: string;
  readonly readAs: string;
  readonly level: string;
  readonly er: number | null;
  /** A saved game that can be loaded. */
  readonly save: string;
  readonly puzzle: string;
  readonly layout: string;
}

// Who keeps the game gives it a name of its own; the answer is only looked at.
const kNobody = "00000000000000000000";
const kTime = 20_000; // milliseconds

/** Rejects where there is no answer in time, or no engine. */
export async function detailsOf(text: string, end: AskOptions = {}): Promise<Details> {
  const created = new Date().toISOString().replace(/\.\d+Z$/u, "Z");
  const answer = await ask(
    { do: "import", text, uid: kNobody, created },
    { within: kTime, ...end },
  );
  const nothing = { remark: "", readAs: "", level: "", er: null, save: "", puzzle: "", layout: "" };
  if (!answer.ok) return { ...nothing, trouble: plain(answer.error) };
  return {
    trouble: "",
    remark: answer.remark,
    readAs: answer.read_as,
    level: answer.level ?? "",
    er: answer.er ?? null,
    save: answer.text,
    puzzle: answer.puzzle,
    layout: answer.layout === "classic" ? "" : answer.layout,
  };
}
