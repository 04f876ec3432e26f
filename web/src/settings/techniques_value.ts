// The value of the setting `techniques`: a usual reach, and whether techniques count that assume a
// single solution. Whatever else stands there (single ticks, made in the terminal app) is kept as
// it is.
export const kUsual: readonly string[] = ["first", "easy", "medium", "hard", "all"];
const kWithout = "no-uniqueness";

export interface TechniquesValue {
  /** One of the usual ones; empty: a choice of somebody's own. */
  readonly usual: string;
  readonly assumesOne: boolean;
  /** What stands after the usual word, as it stands. */
  readonly ticks: readonly string[];
}

export function readTechniques(value: string): TechniquesValue {
  const items = value.split(",").filter((item) => item !== "");
  const assumesOne = !items.includes(kWithout);
  const rest = items.filter((item) => item !== kWithout);
  const usual = rest[0] !== undefined && kUsual.includes(rest[0]) ? rest[0] : "";
  return { usual, assumesOne, ticks: usual === "" ? rest : rest.slice(1) };
}

export function writeTechniques({ usual, assumesOne, ticks }: TechniquesValue): string {
  const items = [...(usual === "" ? [] : [usual]), ...ticks, ...(assumesOne ? [] : [kWithout])];
  return items.join(",");
}
