// What is spoken without taking the focus: one polite voice and one for alarms, each of two nodes
// that take turns, so that equal sentences are spoken again. Within 150 ms the newest of a kind
// wins: ten moves in a tenth of a second say their last. Both voices are empty at the first paint,
// else they would not be watched.
export const kSettleMs = 150;
export const kLongest = 200;

export type Kind = "polite" | "alert";

/** The texts of the two nodes of a voice; one of them is empty. */
export type Nodes = readonly [string, string];

export class Voice {
  nodes = $state.raw<Nodes>(["", ""]);
  #turn = 0;
  #waiting = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    this.#waiting = shortened(text);
    if (this.#timer !== undefined || this.#waiting === "") return;
    this.#timer = setTimeout(() => this.#speak(), kSettleMs);
  }

  #speak(): void {
    this.#timer = undefined;
    this.nodes = this.#turn === 0 ? [this.#waiting, ""] : ["", this.#waiting];
    this.#turn = 1 - this.#turn;
  }
}

/** At most so many characters, cut between words where there are such. */
export function shortened(text: string, most = kLongest): string {
  const signs = [...text.replaceAll(/\s+/gu, " ").trim()];
  if (signs.length <= most) return signs.join("");
  const cut = signs.slice(0, most - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`;
}

/** The voices of the page; `LiveRegions` shows them. */
export const voices: Readonly<Record<Kind, Voice>> = { polite: new Voice(), alert: new Voice() };

export function speak(text: string, kind: Kind = "polite"): void {
  voices[kind].say(text);
}
