// The links of a subject: the puzzle alone in plain digits, or with the player's digits, packed and
// checked by the engine (format `share`). A link holds all of it behind `#`, which no browser sends
// to a server.
import { ask } from "../../app/services.svelte";
import type { Subject } from "../parts/subject";
import { puzzleFragment } from "../import/share_link";

/** The address of this app, without a fragment. */
export const appAddress = ({ origin, pathname }: Location = location): string =>
  `${origin}${pathname}`;

export const puzzleLink = ({ givens, title, layout }: Subject, name: string = title): string =>
  `${appAddress()}#${puzzleFragment(givens, name, layout)}`;

/** Has the player entered anything? */
export const hasProgress = ({ givens, values }: Subject): boolean => givens !== values;

/** A position of nine as a line that tells entered digits from givens (HoDoKu's library). */
export function progressLine(givens: string, values: string): string {
  const isDigit = (sign: string | undefined): boolean => sign !== undefined && /[1-9]/u.test(sign);
  const signs = [...values].map((sign, cell) =>
    isDigit(sign) ? (isDigit(givens[cell]) ? sign : `+${sign}`) : ".",
  );
  return `:0000:x:${signs.join("")}::::`;
}

/** Undefined where the digits entered do not fit into a link: other sizes than nine. */
export async function progressLink(subject: Subject): Promise<string | undefined> {
  if (subject.givens.length !== 81) return undefined;
  const named = subject.layout === "" ? {} : { layout: subject.layout };
  const puzzle = progressLine(subject.givens, subject.values);
  const answer = await ask({ do: "convert", puzzle, to: "share", ...named });
  if (!answer.ok || !("text" in answer) || answer.text === undefined) return undefined;
  const fragment = /#s=\S+/u.exec(answer.text)?.[0];
  return fragment === undefined ? undefined : `${appAddress()}${fragment}`;
}
