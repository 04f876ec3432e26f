// The hint beside the board: looks for one, tells it stage by stage, and tells the game what was
// shown. Looking may take long: from 300 ms on that shows, after 3 seconds it stops by itself;
// asked again about the same board it looks as long as the player lets it.
import type { ActAnswer } from "shudu";

import { isCancelled } from "../engine/lost";
import type { Advisor } from "./advisor";
import { cellName } from "./cell_names";
import type { HintView, Intent } from "./game";
import type { GameLine } from "./game_line";
import {
  canTellMore,
  isOffer,
  isSame,
  reopen,
  stageOf,
  type Talk,
  talkOfAdvice,
  talkOfDoubt,
  tellLess,
  tellMore,
  viewOf,
} from "./hint_talk";
import type { World } from "./world";

export interface HintDeskOptions {
  readonly world: Pick<World, "language" | "words">;
  readonly advisor: Advisor;
  readonly line: GameLine;
  readonly size: number;
  /** True where it was done; a refusal is said. */
  readonly act: (intent: Intent) => Promise<boolean>;
  readonly say: (text: string) => void;
  readonly onView: (hint: HintView | null) => void;
  readonly onWorking: (isWorking: boolean) => void;
}

const kShownFrom = 300; // milliseconds
const kPatience = 3_000;
const kMostOthers = 9;

export class HintDesk {
  readonly #options: HintDeskOptions;
  #talk: Talk | undefined; // what was told last, also when it is closed
  #others: Talk[] | undefined; // further steps; nobody has asked for them
  #isOpen = false;
  #work: AbortController | undefined;
  #hasChanged = false; // while it was looked for
  #stoppedAt = -1; // the event at which looking was stopped

  constructor(options: HintDeskOptions) {
    this.#options = options;
  }

  async more(): Promise<void> {
    if (!this.#isOpen || this.#talk === undefined) return this.#look();
    if (!canTellMore(this.#talk))
      return this.#say(this.#talk.actions.length > 0 ? "hint-told-apply" : "hint-told");
    const next = tellMore(this.#talk);
    if (next.at > this.#talk.furthest && !(await this.#tellGame(next))) return;
    this.#show(next);
  }

  less(): void {
    if (!this.#isOpen || this.#talk === undefined) return this.#say("hint-none-open");
    if (this.#talk.at === 0) return this.#say("hint-first-stage");
    this.#show(tellLess(this.#talk));
  }

  /** By the player. */
  close(): void {
    if (this.#isOpen) this.#say("hint-closed");
    this.#shut();
  }

  async apply(): Promise<void> {
    const talk = this.#isOpen ? this.#talk : undefined;
    if (talk !== undefined && isOffer(talk)) return this.more();
    if (talk === undefined) return this.#say("hint-none-open");
    if (talk.actions.length === 0) return this.#say("hint-no-action");
    const { technique, actions } = talk;
    if (await this.#options.act({ intent: "hint", text: technique, actions })) this.#forget();
  }

  /** The next of the steps that there are besides; looked for when first asked for. */
  async another(): Promise<void> {
    const talk = this.#isOpen ? this.#talk : undefined;
    if (talk?.kind !== "step") return;
    if (this.#others === undefined && !(await this.#lookForOthers(talk))) return;
    const next = this.#others?.shift();
    if (next === undefined) return this.#say("hint-no-other");
    this.#others?.push(talk);
    this.#show(next);
  }

  async why(cell: number, digit: number): Promise<void> {
    const { act, advisor, line, world, size, say } = this.#options;
    if (!(await act({ intent: "why", cells: [cell], digit }))) return;
    const name = cellName(cell, size);
    const doubt = await this.#during((signal) =>
      advisor.doubt(line, { cell: name, digit }, world.language(), signal),
    );
    if (doubt === undefined) return;
    say(doubt.ok ? doubt.text : doubt.error.sentence);
    const talk = doubt.ok ? talkOfDoubt(doubt) : undefined;
    if (talk === undefined) return;
    this.#others = undefined;
    this.#show(talk);
  }

  cancel(): void {
    this.#work?.abort();
  }

  // Not by the player, so nothing is said.
  #drop(): void {
    this.#work?.abort("dropped");
  }

  /** What the hints that are known rest on: the answer to a move says which of them still hold. */
  bases(): readonly string[] {
    const known = [this.#talk, ...(this.#others ?? [])];
    return known.flatMap((talk) => (talk === undefined ? [] : [talk.basis]));
  }

  /** A move was made, and these bases went with it. A hint that came meanwhile is not among them. */
  moved({ effect, hold }: Pick<ActAnswer, "effect" | "hold">, bases: readonly string[]): void {
    this.#hasChanged ||= effect.length > 0;
    const stays = ({ basis }: Talk): boolean =>
      bases.includes(basis) ? (hold?.[bases.indexOf(basis)] ?? false) : effect.length === 0;
    this.#others = this.#others?.filter(stays);
    if (this.#talk !== undefined && !stays(this.#talk)) this.#forget();
  }

  /** The board is another than before. */
  forget(): void {
    this.#hasChanged = true;
    this.#drop();
    this.#forget();
  }

  async #look(): Promise<void> {
    const { advisor, line, world } = this.#options;
    const language = world.language();
    const advice = await this.#during((signal) => advisor.advise(line, language, signal));
    if (advice === undefined) return;
    if (!advice.ok) return this.#options.say(advice.error.sentence);
    // Moves that were made meanwhile: it may be untrue by now.
    if (this.#hasChanged) return this.#look();
    this.#others = undefined;
    this.#show(reopen(talkOfAdvice(advice), this.#talk));
  }

  // False where they could not be looked for, or the hint is another by now.
  async #lookForOthers(talk: Talk): Promise<boolean> {
    const { advisor, line, world, say } = this.#options;
    const advice = await this.#during((signal) =>
      advisor.advise(line, world.language(), signal, kMostOthers),
    );
    if (advice === undefined) return false;
    if (!advice.ok) say(advice.error.sentence);
    if (!advice.ok || this.#talk !== talk) return false;
    const { step, stages, basis } = advice;
    const first = step && stages && advice.kind === "step" ? [{ step, stages, basis }] : [];
    const found = [...first, ...(advice.others ?? [])].map((other) =>
      talkOfAdvice({ kind: "step", text: "", ...other }),
    );
    this.#others = found.filter((other) => !isSame(other, talk));
    return true;
  }

  // The answer; nothing where it was stopped or the engine is lost, which is said.
  async #during<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const { world, say, onWorking, line } = this.#options;
    this.#drop();
    const work = (this.#work = new AbortController());
    const at = line.head;
    this.#hasChanged = false;
    const shown = setTimeout(() => onWorking(true), kShownFrom);
    const patience = this.#stoppedAt === at ? undefined : kPatience;
    const late = patience && setTimeout(() => work.abort("late"), patience);
    try {
      return await ask(work.signal);
    } catch (error) {
      const { reason } = work.signal;
      if (reason === "late") {
        this.#stoppedAt = at;
        say(world.words("hint-stopped"));
      } else if (reason !== "dropped") {
        say(world.words(isCancelled(error) ? "stopped" : "engine-lost"));
      }
      return undefined;
    } finally {
      clearTimeout(shown);
      clearTimeout(late);
      if (this.#work === work) {
        this.#work = undefined;
        onWorking(false);
      }
    }
  }

  // Help that is looked at counts. False where the game does not let it be looked at.
  async #tellGame(next: Talk): Promise<boolean> {
    const { act, say } = this.#options;
    if (next.kind === "wrong") {
      if (next.at !== 1) return true;
      if (!(await act({ intent: next.mistakes?.check ?? "check-solution" }))) return false;
      say(next.told[1]?.text ?? ""); // the check knows less: it looks at digits alone
      return true;
    }
    if (next.technique === "") return true;
    return act({ intent: "asked", text: next.technique, number: stageOf(next) });
  }

  #show(talk: Talk): void {
    this.#talk = talk;
    this.#isOpen = true;
    this.#options.onView(viewOf(talk));
  }

  #forget(): void {
    this.#talk = undefined;
    this.#others = undefined;
    if (this.#isOpen) this.#shut();
  }

  #shut(): void {
    this.#isOpen = false;
    this.#options.onView(null);
  }

  #say(key: string): void {
    this.#options.say(this.#options.world.words(key));
  }
}
