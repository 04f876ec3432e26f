// What is asked about a game without a move: a reading, the names of its cells, its past, its whole
// board. Answers come in the words that are set at the moment of the question; where there is none,
// that is said and nothing comes back.
import type { ReadRequest } from "shudu";

import { cellName } from "./cell_names";
import type { HistoryEntry, LayoutView } from "./game";
import { type Board, GameBroken, type GameLine } from "./game_line";
import { historyEntry } from "./requests";
import type { World } from "./world";

export interface ReaderOptions {
  readonly world: Pick<World, "language" | "setting" | "colours" | "words">;
  readonly line: GameLine;
  readonly layout: LayoutView;
  readonly say: (text: string, isAlert?: boolean) => void;
  readonly onLabels: (labels: readonly string[]) => void;
}

export class Reader {
  readonly #options: ReaderOptions;
  #labelsWanted = false;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  board(): Promise<Board | undefined> {
    return this.#ask((game) => ({ do: "board" as const, game }));
  }

  /** The text of a row, of what is left, of a cell ...; with a box every extra house of the cell. */
  async read(what: string, number: number | undefined, cell: number): Promise<string> {
    const texts = [await this.#readOne(what, number, cell)];
    if (what === "box") {
      for (const [i, { cells }] of this.#options.layout.extra.entries()) {
        if (cells.includes(cell)) texts.push(await this.#readOne("region", i + 1, cell));
      }
    }
    return texts.filter((text) => text !== "").join(" ");
  }

  async #readOne(what: string, number: number | undefined, cell: number): Promise<string> {
    const answer = await this.#ask((game) => ({
      do: "read" as const,
      game,
      what: what as ReadRequest["what"],
      ...this.#voice(),
      ...((what === "cell" || what === "excluded") && {
        cell: cellName(cell, this.#options.layout.size),
      }),
      ...(number !== undefined && { number }),
    }));
    return answer?.text ?? "";
  }

  async history(): Promise<readonly HistoryEntry[]> {
    const { language, colours } = this.#voice();
    const past = await this.#ask((game) => ({ do: "history" as const, game, language, colours }));
    return past?.nodes.map((node) => historyEntry(node, past.cursor)) ?? [];
  }

  /** The names of the cells: once for as many moves as there come meanwhile. */
  labels(): void {
    if (this.#labelsWanted) return;
    this.#labelsWanted = true;
    const asked = this.#options.line.ask((game) => {
      this.#labelsWanted = false;
      return { do: "read", game, what: "labels", ...this.#voice() } as const;
    });
    asked
      .then((answer) => {
        if (answer.ok && answer.labels !== undefined) this.#options.onLabels(answer.labels);
      })
      .catch(() => (this.#labelsWanted = false));
  }

  /** A question had no answer. */
  lost(error: unknown): void {
    const { say, world } = this.#options;
    const isBroken = error instanceof GameBroken;
    say(isBroken ? error.failure.error.sentence : world.words("engine-lost"), true);
  }

  async #ask<R extends Parameters<GameLine["ask"]>[0]>(make: R) {
    try {
      const answer = await this.#options.line.ask<ReturnType<R>>(make as never);
      if (answer.ok) return answer as Extract<typeof answer, { ok: true }>;
      this.#options.say(answer.error.sentence);
    } catch (error) {
      this.lost(error);
    }
    return undefined;
  }

  // Language, order and length of speech, names of colours, as they are set now.
  #voice(): Required<Pick<ReadRequest, "language" | "colours" | "order" | "short">> {
    const { setting, language, colours } = this.#options.world;
    const asked = setting("speak");
    const order = asked === "content" || asked === "content-only" ? asked : "position";
    return {
      language: language(),
      colours: colours(),
      order,
      short: setting("detail") === "brief",
    };
  }
}
