// The technique pages lie on shelves: a file holds several, neighbours in the order of difficulty,
// so that a page brings those with it that are read next, and an offline copy is made of few files.
// The build fills the shelves (tools/prepare.ts), the app fetches from them (pages.ts).

/** Pages that are about several techniques; they fill the first shelf. */
export const kFamilies: readonly string[] = [
  "fish",
  "chains",
  "coloring",
  "uniqueness",
  "als",
  "forcing",
];

const kPagesOnShelf = 16;

/** Where the page lies of a technique, by its place from the easiest, 0; of a family: negative. */
export const shelfOf = (place: number): number =>
  place < 0 ? 0 : 1 + Math.floor(place / kPagesOnShelf);
