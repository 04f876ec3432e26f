// A hint as it is spoken. A voice takes so many characters and no more, and the end of a long reason
// is what it is for: where it has to be cut, it is cut before its last sentence.
//
//   If r1c4 is 6, ... then r7c2 …   So r2c7 is not 5.
import { kLongest, shortened } from "../../app/live.svelte";
import { spoken } from "../../board/spoken";
import type { Fields } from "../../words/text";
import { t } from "../../words/words.svelte";

type Words = (key: string, fields: Fields) => string;

const lengthOf = (text: string): number => [...text].length;

export function toldAloud(text: string, size: number, words: Words = t): string {
  const whole = spoken(text, size, words);
  if (lengthOf(whole) <= kLongest) return whole;
  const sentences = text.split(/(?<=[.!?])\s+|(?<=[。！？])/u).filter((each) => each !== "");
  const last = sentences.at(-1) ?? "";
  const named = spoken(last, size, words);
  const end = lengthOf(named) < kLongest ? named : last; // short names, before it is cut itself
  const before = spoken(sentences.slice(0, -1).join(" "), size, words);
  const room = kLongest - lengthOf(end) - 1;
  return room > 0 ? `${shortened(before, room)} ${end}` : shortened(end);
}
