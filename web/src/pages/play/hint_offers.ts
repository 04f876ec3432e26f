// What the panel of a hint has buttons for, beside less, close and the page to learn from: how it
// goes on by what it is about, what can be done, and the way back where the board is wrong.
import type { HintView } from "../../play/game";
import type { ShownHint } from "../../play/hint_talk";
import type { PlayDesk } from "./desk.svelte";

export interface Offer {
  /** Of its word. */
  readonly key: string;
  readonly run: () => void;
  readonly isMain?: boolean;
}

type Made = Offer | false;

/** The board has the focus again when this is done. */
const onBoard = (desk: PlayDesk, work: () => unknown) => (): void => {
  void work();
  desk.focusBoard();
};

function ways(desk: PlayDesk, hint: HintView): Made[] {
  const isOffer = hint.kind === "not-allowed" && hint.stage === 1;
  const hasMore = hint.stage < hint.stages;
  const hasWhy = hint.kind === "step" || (hint.kind === "not-allowed" && !isOffer);
  const isFar = hint.stage >= 1 && hint.stage < hint.stages - 1;
  const key = isOffer ? "play.allow" : hint.kind === "reason" ? "play.show-step" : "play.hint-more";
  return [
    hasMore && { key, run: () => void desk.hintMore(), isMain: !hint.canApply },
    hasWhy && isFar && { key: "play.why", run: () => void desk.hintWhy() },
  ];
}

/** A digit of the solution, where no technique finds one: of the cursor's cell, or the first. */
function reveal(desk: PlayDesk): void {
  const isOpen = (cell: number): boolean => {
    const view = desk.game.cells[cell];
    return view?.given === 0 && view.value === 0;
  };
  const all = desk.game.cells.map((_, cell) => cell);
  const cell = [desk.cursor, ...all].find(isOpen);
  if (cell === undefined) return;
  desk.goTo(cell);
  desk.confirm("ask-reveal", () => void desk.act({ intent: "reveal", cells: [cell] }));
}

export function offersOf(desk: PlayDesk, shown: HintView): readonly Offer[] {
  const { game } = desk;
  const { canGoBack = false, move = 0, ...hint }: HintView & Partial<ShownHint> = shown;
  const isWrong = hint.kind === "wrong" && game.canUndo;
  const made: Made[] = [
    ...ways(desk, hint),
    move > 0 && { key: "play.show-step", run: () => desk.showMove(move), isMain: true },
    hint.canApply && {
      key: "play.apply",
      run: onBoard(desk, () => game.hintApply()),
      isMain: true,
    },
    isWrong && { key: "play.undo", run: onBoard(desk, () => desk.act({ intent: "undo" })) },
    isWrong &&
      canGoBack && { key: "play.back", run: onBoard(desk, () => desk.act({ intent: "back" })) },
    hint.kind === "nothing" &&
      game.solutions === "one" && { key: "play.reveal", run: () => reveal(desk) },
    hint.kind === "step" &&
      hint.technique !== "" && { key: "play.another", run: () => void game.hintAnother() },
  ];
  return made.filter((each): each is Offer => each !== false);
}
