// A sentence of the engine as it is read and heard beside the page's own: `r5c4` is "row 5 column
// 4" in it.
import { spoken } from "../../board/spoken";
import type { Fields } from "../../words/text";
import { t } from "../../words/words.svelte";

export function inWords(
  sentence: string,
  size: number,
  words: (key: string, fields: Fields) => string = t,
): string {
  const text = spoken(sentence, size, words);
  if (text === sentence) return text;
  // The blank that parts a name in Latin letters from Chinese ones.
  const joined = text.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "");
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
