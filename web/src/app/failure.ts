// What players are told of a failure. The engine's sentences are in their language and mostly say
// what is wrong with a puzzle; some speak of requests, fields, records and bytes, which are words of
// programs: those have others here, by their code. The rest becomes a sentence, with a capital and
// a full stop.
import type { ServiceError } from "shudu";

import { t } from "../words/words.svelte";

/** By the code; of wrong values by the field. Codes: docs/service.md, docs/cli.md. */
const kPlain: Readonly<Record<string, string>> = {
  request_too_large: "trouble.too-much",
  too_many_values: "trouble.too-much",
  too_many_puzzles: "trouble.too-much",
  answer_too_large: "trouble.too-much",
  too_large: "trouble.too-much",
  "bad_value puzzle": "trouble.too-much",
  "bad_value layout": "trouble.layout",
  unknown_layout: "trouble.layout",
  layout_mismatch: "trouble.layout-size",
  part_needs_size: "trouble.layout-size",
  "bad_value level": "trouble.level",
  "bad_value technique": "trouble.technique",
  "bad_value er": "trouble.rating",
  "bad_value seed": "trouble.seed",
  not_a_puzzle: "trouble.no-puzzle",
  bad_syntax: "trouble.no-puzzle",
  missing_field: "trouble.no-puzzle",
  too_deep: "trouble.no-puzzle",
  unfinished: "trouble.unfinished",
  too_short: "trouble.unfinished",
  too_long: "trouble.too-long",
  bad_character: "trouble.sign",
  bad_number: "trouble.sign",
  bad_checksum: "trouble.damaged",
  newer_version: "trouble.newer",
  budget: "trouble.search",
};

/** A slip of the program's, which nobody who plays can do anything about. */
const kSlips: ReadonlySet<string> = new Set([
  "bad_json",
  "not_a_request",
  "repeated_field",
  "wrong_version",
  "unknown_request",
  "unknown_field",
  "one_of_two",
  "bad_value",
  "no_clock",
  "unknown_game",
  "too_many_games",
  "unknown_practice",
  "too_many_practices",
]);

type Failed = Pick<ServiceError, "code" | "sentence" | "field">;

/** The key of what is said in place of the engine's sentence; undefined: that one can be said. */
export function plainKey({ code, field }: Failed): string | undefined {
  const byField = field === undefined ? undefined : kPlain[`${code} ${field}`];
  return byField ?? kPlain[code] ?? (kSlips.has(code) ? "trouble.slip" : undefined);
}

/** Begins with a capital, ends with a full stop, in English and in Chinese. */
export function asSentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  if (begun === "" || /[.!?。！？]$/u.test(begun)) return begun;
  return begun + (/\p{Script=Han}/u.test(begun) ? "。" : ".");
}

export function plain(error: Failed): string {
  const key = plainKey(error);
  return key === undefined ? asSentence(error.sentence) : t(key);
}
