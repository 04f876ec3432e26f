// The hint that is open: what was found, how far it has been told, and whether it still holds. All
// data; who asks the engine and tells it what was shown is the game.
//
//   step         1 what next   2 technique   3 where   4 cells   5 everything      then apply
//   wrong        0 something is wrong   1 how many   2 where, each by its name
//   not-allowed  1 the name of the easiest technique that works; to ask for more is to allow it
//   reason       2 why a digit cannot stand there, or at which move it was ruled out
//                5 the step that takes it away
//   full, nothing: one sentence
//
// The words of all stages are the engine's. The same step, or the same that is wrong, found again,
// opens where it was; a move closes it where the engine says that it no longer holds.
import type { AdviseAnswer, DoubtAnswer, Step } from "shudu";

import { kNoMarks, marksOf } from "../engine/marks";
import type { HintKind, HintView, Marks } from "./game";

type Mistakes = NonNullable<AdviseAnswer["mistakes"]>;

interface ToldStage {
  readonly stage: number;
  readonly text: string;
  readonly marks: Marks;
}

/** What is told of one step, or of what is wrong. */
export interface Talk {
  readonly kind: HintKind;
  readonly technique: string;
  readonly name: string;
  /** Of the step, as an intent takes them: `r6c8=1`, `r2c7<>5`. */
  readonly actions: readonly string[];
  /** What it rests on, for the engine, which says of every move whether it still holds. */
  readonly basis: string;
  readonly told: readonly ToldStage[];
  /** The place in `told` that is shown, and the furthest that was. */
  readonly at: number;
  readonly furthest: number;
  readonly mistakes?: Mistakes;
  /** Of a reason: the move that ruled the digit out. */
  readonly move?: number;
}

/** What the panel of hints shows beside what every picture of a step has. */
export interface ShownHint extends HintView {
  readonly canGoBack: boolean;
  readonly move: number; // 0: none
}

const kMostActions = 120; // of an event; the rest is found again

const kNoStep = { technique: "", name: "", actions: [] };

function ofStep(step: Step): Pick<Talk, "technique" | "name" | "actions"> {
  const actions = [...step.placements, ...step.eliminations].slice(0, kMostActions);
  return { technique: step.technique, name: step.name, actions };
}

const toldOf = (stages: AdviseAnswer["stages"] = []): ToldStage[] =>
  stages.map(({ stage, text, marks }) => ({ stage, text, marks: marksOf(marks) }));

type Advice = Pick<AdviseAnswer, "kind" | "text" | "step" | "stages" | "mistakes" | "basis">;

export function talkOfAdvice({ kind, text, step, stages, mistakes, basis }: Advice): Talk {
  const first = { stage: 0, text, marks: kNoMarks };
  const begin = { kind, basis, at: 0, furthest: 0 };
  if (step === undefined) {
    const told = [first, ...toldOf(mistakes?.stages)];
    return { ...begin, ...kNoStep, told, ...(mistakes && { mistakes }) };
  }
  const told = toldOf(stages);
  // Of one that is not allowed its name comes first: to ask for more is to allow it.
  if (kind === "not-allowed" && told[0]) told[0] = { ...first, stage: 1 };
  return { ...begin, ...ofStep(step), told };
}

/** Why a digit cannot stand in a cell; nothing where no step and no move says so. */
export function talkOfDoubt(
  doubt: Pick<DoubtAnswer, "text" | "step" | "stages" | "move" | "basis">,
): Talk | undefined {
  const full = doubt.stages?.at(-1);
  const first = { stage: 2, text: doubt.text, marks: kNoMarks };
  const begin = { kind: "reason", basis: doubt.basis ?? "", at: 0, furthest: 0 } as const;
  if (doubt.step !== undefined && full !== undefined) {
    const last = { stage: full.stage, text: full.text, marks: marksOf(full.marks) };
    return { ...begin, ...ofStep(doubt.step), told: [first, last] };
  }
  const { move = 0 } = doubt;
  if (move === 0) return undefined;
  return { ...begin, ...kNoStep, told: [first], move };
}

const sameStep = ({ kind, technique, actions, mistakes }: Talk): string =>
  `${kind} ${technique} ${actions.join()} ${mistakes?.kind} ${mistakes?.cells.join()}`;

/** Is it the same step, or the same that is wrong? */
export const isSame = (one: Talk, other: Talk): boolean => sameStep(one) === sameStep(other);

/** The same step is told on from where it was. */
export const reopen = (found: Talk, before: Talk | undefined): Talk =>
  before !== undefined && isSame(found, before)
    ? { ...found, at: before.at, furthest: before.furthest }
    : found;

export const canTellMore = (talk: Talk): boolean => talk.at + 1 < talk.told.length;

export const tellMore = (talk: Talk): Talk =>
  canTellMore(talk)
    ? { ...talk, at: talk.at + 1, furthest: Math.max(talk.furthest, talk.at + 1) }
    : talk;

export const tellLess = (talk: Talk): Talk => ({ ...talk, at: Math.max(0, talk.at - 1) });

export const stageOf = (talk: Talk): number => talk.told[talk.at]?.stage ?? 0;

/** Is it the question whether a technique may be used for once? */
export const isOffer = (talk: Talk): boolean => talk.kind === "not-allowed" && talk.at === 0;

export function viewOf(talk: Talk): ShownHint {
  const told = talk.told[talk.at];
  const stage = told?.stage ?? 0;
  const isNamed = stage >= 2 || talk.kind === "not-allowed";
  return {
    kind: talk.kind,
    stage,
    stages: talk.told.at(-1)?.stage ?? 0,
    text: told?.text ?? "",
    technique: isNamed ? talk.technique : "",
    name: isNamed ? talk.name : "",
    marks: stage >= 2 || talk.kind === "wrong" ? (told?.marks ?? kNoMarks) : kNoMarks,
    // Of an open step even its first stage may be carried out, as at the terminal.
    canApply: talk.actions.length > 0 && !isOffer(talk),
    canGoBack: talk.mistakes?.can_go_back ?? false,
    move: talk.move ?? 0,
  };
}
