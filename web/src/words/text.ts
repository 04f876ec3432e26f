// Texts with fields: `{name}` is the field's value, `{n|cell|cells}` the number n and the form of
// the word that it asks for (one, else). The grammar of include/shudu/words/phrase.h.
export type Fields = Readonly<Record<string, string | number>>;

const kField = /\{([a-z0-9_-]+)(?:\|([^|{}]*)\|([^|{}]*))?\}/giu;

/** The names of the fields of a text, in their order. */
export function fieldsOf(text: string): string[] {
  return [...text.matchAll(kField)].map((match) => match[1] ?? "");
}

/** The text with its fields put in; a field that nobody gives stays as it is written. */
export function fill(text: string, fields: Fields = {}): string {
  return text.replaceAll(kField, (whole, name: string, one?: string, many?: string) => {
    const value = fields[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    return `${value} ${Number(value) === 1 ? one : many}`;
  });
}
