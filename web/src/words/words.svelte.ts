// The words of the app in the language that is set. Texts are files of their own, one a language,
// made by tools/prepare.ts out of the catalogue of all faces (shudu-tables) and the catalogues
// beside this file; only the one in use is loaded. `t` is reactive: a change of language shows at
// once.
import en from "../generated/words.en.json?url";
import zhCn from "../generated/words.zh-CN.json?url";
import zhTw from "../generated/words.zh-TW.json?url";
import { type PackedTexts, unpacked } from "./packed";
import { fill, type Fields } from "./text";

export type Language = "en" | "zh-CN" | "zh-TW";
export const kLanguages: readonly Language[] = ["en", "zh-CN", "zh-TW"];

const kFiles: Readonly<Record<Language, string>> = { en, "zh-CN": zhCn, "zh-TW": zhTw };

let language = $state<Language>("en");
let texts = $state.raw<Readonly<Record<string, string>>>({});

/** The language that is shown. */
export const currentLanguage = (): Language => language;

/** The language of ours that fits best to what the browser asks for. */
export function systemLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const low = tag.toLowerCase();
    if (low.startsWith("zh")) return /hant|tw|hk|mo/u.test(low) ? "zh-TW" : "zh-CN";
    if (low.startsWith("en")) return "en";
  }
  return "en";
}

/** Shows the app in a language; the page's `lang` follows, for speech and fonts. */
export async function useLanguage(wanted: Language): Promise<void> {
  const answer = await fetch(kFiles[wanted]);
  texts = unpacked((await answer.json()) as PackedTexts);
  language = wanted;
  document.documentElement.lang = wanted;
}

/** The text of a key. A key that no catalogue has is shown itself: tests look for those. */
export function t(key: string, fields?: Fields): string {
  const text = texts[key];
  return text === undefined ? key : fill(text, fields);
}
