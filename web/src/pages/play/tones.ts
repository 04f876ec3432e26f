// Short tones for what the cursor comes to and for what is refused, where the player wants them: a
// given low, an own digit in the middle, an empty cell high, a refusal deepest. Made by the
// browser, no files.
import { digitOf } from "../../board/drawing";
import type { CellView } from "../../play/game";

export type Tone = "given" | "own" | "empty" | "refused";

/** Hertz: a chord, so that none grates beside another. */
export const kTones: Readonly<Record<Tone, number>> = {
  given: 330,
  own: 440,
  empty: 660,
  refused: 165,
};

const kSeconds = 0.09;
const kVolume = 0.08;

export const toneOf = (view: CellView): Tone =>
  view.given > 0 ? "given" : digitOf(view) > 0 ? "own" : "empty";

let context: AudioContext | undefined;

export function play(tone: Tone): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.value = kTones[tone];
  volume.gain.setValueAtTime(kVolume, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + kSeconds);
  source.connect(volume).connect(context.destination);
  source.start(now);
  source.stop(now + kSeconds);
}
