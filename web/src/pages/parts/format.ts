// Times, dates and numbers as people read them, in the language of the app.
import type { Language } from "../../words/words.svelte";

/** `12:34`, `1:02:03`. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

// To make one takes longer than to write a hundred days with it.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** A day, and the time of it where that is wanted. */
export function day(milliseconds: number, language: Language, hasTime = false): string {
  const kind = `${language} ${hasTime}`;
  let format = dayFormats.get(kind);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(language, {
      dateStyle: "medium",
      ...(hasTime && { timeStyle: "short" }),
    });
    dayFormats.set(kind, format);
  }
  return format.format(milliseconds);
}

export const rating = (er: number): string => `ER ${er.toFixed(1)}`;

/** A share of one as `37%`. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** How many cells of a board hold a digit. */
export const filled = (board: string): number =>
  [...board].filter((sign) => sign !== "." && sign !== "0").length;
