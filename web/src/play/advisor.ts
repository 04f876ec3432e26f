// Hints and reasons take time, and the game must answer at once: they are asked of another worker,
// which has a copy of the game and is kept up by the lines of its events. Taking a question back
// ends that worker; the next question starts another and copies the game anew.
import type { AdviseAnswer, DoubtAnswer, Failure } from "shudu";

import type { GameEngine } from "../engine/game_engine";
import { EngineLost } from "../engine/lost";
import type { GameLine, GameRecord } from "./game_line";
import type { Language } from "./world";

interface Copy {
  readonly of: GameLine;
  readonly epoch: number;
  readonly life: number;
  readonly game: number;
  readonly head: number;
}

export interface DoubtOf {
  readonly cell: string;
  readonly digit: number;
}

export class Advisor {
  readonly #engine: GameEngine;
  #copy: Copy | undefined;

  constructor(engine: GameEngine) {
    this.#engine = engine;
  }

  /**
   * With `others` so many further steps at most. Rejects with AbortError where it is taken back,
   * else with EngineLost.
   */
  advise(
    line: GameLine,
    language: Language,
    signal: AbortSignal,
    others = 0,
  ): Promise<AdviseAnswer | Failure> {
    const more = others > 0 ? { others } : {};
    return this.#during(signal, async () => {
      const { game, life } = await this.#follow(line);
      return this.#engine.ask({ do: "advise", game, language, ...more }, { life });
    });
  }

  doubt(
    line: GameLine,
    { cell, digit }: DoubtOf,
    language: Language,
    signal: AbortSignal,
  ): Promise<DoubtAnswer | Failure> {
    return this.#during(signal, async () => {
      const { game, life } = await this.#follow(line);
      return this.#engine.ask({ do: "doubt", game, cell, digit, language }, { life });
    });
  }

  async #during<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const end = (): void => this.#engine.restart();
    signal.addEventListener("abort", end);
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener("abort", end);
    }
  }

  // The copy, with all events of the game.
  async #follow(line: GameLine): Promise<Copy> {
    const { record, epoch, head } = line;
    let copy = this.#copy;
    const isSame = copy?.of === line && copy.epoch === epoch && copy.life === this.#engine.life;
    if (!copy || !isSame || copy.head < record.textAt) copy = await this.#load(line, record, epoch);
    const missing = record.lines.slice(copy.head - record.textAt);
    const { game, life } = copy;
    const applied = await Promise.all(
      missing.map((each) => this.#engine.ask({ do: "apply", game, line: each }, { life })),
    );
    if (applied.some((answer) => !answer.ok)) {
      this.#copy = undefined;
      throw new EngineLost("The copy of the game does not follow it.");
    }
    this.#copy = { ...copy, head };
    return this.#copy;
  }

  async #load(line: GameLine, { text, textAt }: GameRecord, epoch: number): Promise<Copy> {
    const old = this.#copy;
    this.#copy = undefined;
    if (old !== undefined && old.life === this.#engine.life) {
      await this.#engine.ask({ do: "close", game: old.game }, { life: old.life });
    }
    const loaded = await this.#engine.ask({ do: "load", text });
    if (!loaded.ok) throw new EngineLost(loaded.error.sentence);
    return { of: line, epoch, life: this.#engine.life, game: loaded.game, head: textAt };
  }
}
