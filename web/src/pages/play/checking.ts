// The check: pressed once it says how many digits are wrong, pressed again the hint of what is wrong
// says which. Where a puzzle has several solutions there are only conflicts to be found; where none
// are, it is checked and said once more.
import { digitOf } from "../../board/drawing";
import type { PlayedGame } from "../../play/game";
import { t } from "../../words/words.svelte";
import type { PlayDesk } from "./desk.svelte";

const kStages = 3; // of what is wrong; the last one names the cells

function hasConflict({ cells, layout }: PlayedGame): boolean {
  return cells.some(
    ({ value }, cell) =>
      value > 0 && layout.peers[cell]?.some((peer) => digitOf(cells[peer]) === value),
  );
}

/** By the answer to a check, which has been said. */
const hasFound = (game: PlayedGame): boolean =>
  game.solutions === "one" ? game.message.text !== t("check-ok") : hasConflict(game);

async function tellWhere(desk: PlayDesk): Promise<void> {
  const { game } = desk;
  if (game.hint !== null && game.hint.kind !== "wrong") game.hintClose();
  for (let stage = 0; stage < kStages; ++stage) {
    await desk.hintMore();
    if (game.hint === null || game.hint.marks.cells.length > 0) return;
  }
}

export async function check(desk: PlayDesk): Promise<void> {
  if (desk.hasFoundWrong) {
    desk.hasFoundWrong = false;
    return tellWhere(desk);
  }
  const by = desk.game.solutions === "one" ? "check-solution" : "check-rules";
  const isDone = await desk.act({ intent: by });
  desk.hasFoundWrong = isDone && hasFound(desk.game);
}
