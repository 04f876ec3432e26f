// One practice in the engine: begun, judged, helped. It lives in a worker that may end, or fall
// silent; then it is begun again and asked once more, which brings the position back without what
// was done in it.
import type { Failure, JudgeAnswer, PracticeHintAnswer, PractiseAnswer } from "shudu";

import { plain } from "../../app/failure";
import type { GameAskOptions, GameEngine } from "../../engine/game_engine";
import { EngineLost } from "../../engine/lost";
import { currentLanguage } from "../../words/words.svelte";

export type PracticeStand = PractiseAnswer | JudgeAnswer;

// All that is asked here is answered at once, on a slow device in a second.
const kTime = 10_000; // milliseconds

export class Practice {
  readonly #technique: string;
  readonly #puzzle: string;
  #number = 0;
  #life = -1;

  constructor(technique: string, puzzle: string) {
    this.#technique = technique;
    this.#puzzle = puzzle;
  }

  /** Rejects with the sentence of a failure, or EngineLost. */
  async begin(): Promise<PractiseAnswer> {
    const engine = await this.#engine();
    const request = {
      do: "practise",
      technique: this.#technique,
      puzzle: this.#puzzle,
      language: currentLanguage(),
    } as const;
    const answer = await engine.ask(request, { within: kTime });
    if (!answer.ok) throw new Error(plain(answer.error));
    [this.#number, this.#life] = [answer.practice, engine.life];
    return answer;
  }

  /** `r1c3=7` or `r1c3<>7`. */
  judge(candidate: string): Promise<JudgeAnswer> {
    return this.#askTwice((engine, options) => {
      const language = currentLanguage();
      return engine.ask({ do: "judge", practice: this.#number, candidate, language }, options);
    });
  }

  hint(way: "more" | "less"): Promise<PracticeHintAnswer> {
    return this.#askTwice((engine, options) => {
      const language = currentLanguage();
      return engine.ask({ do: "practice-hint", practice: this.#number, way, language }, options);
    });
  }

  /** Rejects with the sentence of a failure, or EngineLost where two workers ended on it. */
  async #askTwice<A extends { ok: true }>(
    ask: (engine: GameEngine, options: GameAskOptions) => Promise<A | Failure>,
    isAgain = false,
  ): Promise<A> {
    const engine = await this.#alive();
    try {
      const answer = await ask(engine, { life: this.#life, within: kTime });
      if (!answer.ok) throw new Error(plain(answer.error));
      return answer;
    } catch (error) {
      if (isAgain || !(error instanceof EngineLost)) throw error;
    }
    return this.#askTwice(ask, true);
  }

  async close(): Promise<void> {
    const engine = await this.#engine();
    if (this.#number === 0 || engine.life !== this.#life) return;
    await engine.ask({ do: "close-practice", practice: this.#number }, { life: this.#life });
    this.#number = 0;
  }

  async #engine() {
    const { engines } = await import("../../engine/engines");
    return engines().advice;
  }

  async #alive() {
    const engine = await this.#engine();
    if (engine.life !== this.#life) await this.begin();
    return engine;
  }
}
