// The links of a subject: the puzzle alone in plain digits, or the game as it stands (digits, marks,
// colours), packed and checked by the engine (request `share`). A link holds all of it after `#`,
// which no browser sends to a server.
import { ask } from "../../app/services.svelte";
import type { Subject } from "../parts/subject";
import { cleanTitle, puzzleFragment } from "../import/share_link";

/** The address of this app, without a fragment. */
export const appAddress = ({ origin, pathname }: Location = location): string =>
  `${origin}${pathname}`;

export const puzzleLink = ({ givens, title, layout }: Subject, name: string = title): string =>
  `${appAddress()}#${puzzleFragment(givens, name, layout)}`;

/** The fragment within what the engine gave, `shudu:#s=1...`. */
export const fragmentOf = (text: string): string | undefined => /#s=\S+$/u.exec(text)?.[0];

/** Of a saved game's text; undefined where no link can hold it. */
export async function progressLink(saved: string, title: string): Promise<string | undefined> {
  const answer = await ask({ do: "share", text: saved, title: cleanTitle(title) });
  const fragment = answer.ok ? fragmentOf(answer.text) : undefined;
  return fragment === undefined ? undefined : `${appAddress()}${fragment}`;
}
