// Which of the saved games a search and a choice of state show. A game is found by its title, its
// level and its date, in the words that are on the page, whatever the case.
import type { GameRow } from "../../store/store";

export type State = "all" | GameRow["status"];

/** Does every word of `wanted` occur in the text? */
export function fits(text: string, wanted: string): boolean {
  const low = text.toLocaleLowerCase();
  const words = wanted.toLocaleLowerCase().split(/\s+/u);
  return words.every((word) => low.includes(word));
}

export function search(
  games: readonly GameRow[],
  wanted: string,
  state: State,
  textOf: (game: GameRow) => string,
): GameRow[] {
  const isFree = wanted.trim() === "";
  return games.filter(
    (game) => (state === "all" || game.status === state) && (isFree || fits(textOf(game), wanted)),
  );
}
