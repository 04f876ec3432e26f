// The words of all catalogues, one object a language. A key stands in one catalogue only, and has a
// text in every language with the same fields: else the build stops here and says which.
import { fieldsOf } from "../src/words/text.ts";

export type Language = "en" | "zh-CN" | "zh-TW";
export const kLanguages: readonly Language[] = ["en", "zh-CN", "zh-TW"];

/** A text in each language. */
export type Texts = Readonly<Record<Language, string>>;

/** A key, and its text in each language. */
export type Catalogue = Readonly<Record<string, Texts>>;

const fieldsInOrder = (text: string): string => fieldsOf(text).sort().join(" ");

export function mergeWords(
  catalogues: readonly Catalogue[],
): Record<Language, Record<string, string>> {
  const all: Record<Language, Record<string, string>> = { en: {}, "zh-CN": {}, "zh-TW": {} };
  for (const catalogue of catalogues) {
    for (const [key, texts] of Object.entries(catalogue)) {
      if (all.en[key] !== undefined) throw new Error(`words: ${key} stands twice`);
      for (const language of kLanguages) {
        const text = texts[language];
        if (!text) throw new Error(`words: ${key} has no text in ${language}`);
        if (fieldsInOrder(text) !== fieldsInOrder(texts.en))
          throw new Error(`words: fields of ${key} differ`);
        all[language][key] = text;
      }
    }
  }
  return all;
}
