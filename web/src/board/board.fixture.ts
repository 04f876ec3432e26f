// Layouts for tests: the classic one, 4x4, 6x6 with
// flat boxes, and a jigsaw of 5x5.
import type { LayoutAnswer } from "shudu";

import classic from "../../../tests/golden/service/layout/moves_classic.answer.json";
import type { CellView, LayoutView } from "../play/game";
import { playedLayout } from "../play/layouts";
import { classicLayout, kEmptyCell } from "./drawing";

export const kNine = playedLayout(classic as LayoutAnswer);
export const kFour = classicLayout(4);
export const kSix = classicLayout(6);

export const kJigsaw: LayoutView = {
  size: 5,
  name: "jigsaw",
  regions: [...("00011" + "00111" + "22213" + "42233" + "44443")].map(Number).slice(0, 25),
  extra: [],
};

export const kDiagonals: LayoutView = {
  ...kNine,
  name: "x",
  extra: [
    { name: "falling", cells: Array.from({ length: 9 }, (_, i) => i * 10) },
    { name: "rising", cells: Array.from({ length: 9 }, (_, i) => (8 - i) * 9 + i) },
  ],
};

export const cellsOf = (board: string): CellView[] =>
  [...board].map((sign) => ({ ...kEmptyCell, given: Number(sign) || 0 }));
