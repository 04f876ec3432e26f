// One practice in the engine: begun, judged, helped. It lives in a worker that may end; then it is
// begun again where it was asked last, which brings the position back without what was done in it.
import type { JudgeAnswer, PracticeHintAnswer, PractiseAnswer } from "shudu";

import { currentLanguage } from "../../words/words.svelte";

export type PracticeStand = PractiseAnswer | JudgeAnswer;

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
    const answer = await engine.ask({
      do: "practise",
      technique: this.#technique,
      puzzle: this.#puzzle,
      language: currentLanguage(),
    });
    if (!answer.ok) throw new Error(answer.error.sentence);
    [this.#number, this.#life] = [answer.practice, engine.life];
    return answer;
  }

  /** `r1c3=7` or `r1c3<>7`. */
  async judge(candidate: string): Promise<JudgeAnswer> {
    const engine = await this.#alive();
    const request = {
      do: "judge",
      practice: this.#number,
      candidate,
      language: currentLanguage(),
    } as const;
    const answer = await engine.ask(request, { life: this.#life });
    if (!answer.ok) throw new Error(answer.error.sentence);
    return answer;
  }

  async hint(way: "more" | "less"): Promise<PracticeHintAnswer> {
    const engine = await this.#alive();
    const request = {
      do: "practice-hint",
      practice: this.#number,
      way,
      language: currentLanguage(),
    } as const;
    const answer = await engine.ask(request, { life: this.#life });
    if (!answer.ok) throw new Error(answer.error.sentence);
    return answer;
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
