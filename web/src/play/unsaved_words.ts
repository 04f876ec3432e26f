// What is said of moves that are not kept, by the reason that a save state has.
const kWords: Readonly<Record<string, string>> = {
  full: "unsaved-full",
  elsewhere: "unsaved-elsewhere",
};

/** For every reason that is not named the browser refuses. */
export const unsavedWords = (why: string): string => kWords[why] ?? "unsaved-refused";
