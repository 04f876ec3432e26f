// The commands of the table of keys, each with what it does on the play page: for keys, for the
// list of commands, and for buttons that have one. A command that is not here would be a key that
// does nothing; a test sees to it.
import { digitOf } from "../../board/drawing";
import { moved, nextEmpty, passed } from "../../board/moves";
import type { Bound } from "../../keys/binding";
import { isOn } from "../../settings/settings.svelte";
import { check } from "./checking";
import { runLine } from "./command_line";
import type { PlayDesk } from "./desk.svelte";
import { toldAloud } from "./told_aloud";
import { kWhileWaiting, takeWaited } from "./waiting";

type Command = (desk: PlayDesk, bound: Bound) => void;

const move: Command = (desk, { command, grows }) => {
  const { layout } = desk.game;
  if (!grows) return desk.goTo(moved(layout, desk.cursor, command, isOn("wrap")));
  for (const cell of passed(layout, desk.cursor, command, isOn("wrap"))) desk.goTo(cell, true);
};

const toEmpty =
  (way: 1 | -1): Command =>
  (desk) => {
    const { layout, cells, brush } = desk.game;
    desk.goTo(nextEmpty(layout, cells, desk.cursor, way, brush));
  };

const intent =
  (name: string): Command =>
  (desk) =>
    void desk.act({ intent: name });

const read =
  (what: string, numberOf?: (desk: PlayDesk) => number): Command =>
  (desk) => {
    if (numberOf === undefined) void desk.game.read(what);
    else void desk.game.read(what, numberOf(desk));
  };

const row = (desk: PlayDesk): number => Math.floor(desk.cursor / desk.game.layout.size);
const column = (desk: PlayDesk): number => desk.cursor % desk.game.layout.size;
const box = (desk: PlayDesk): number => {
  const { regions } = desk.game.layout;
  return (regions[desk.cursor] ?? 0) - Math.min(...regions);
};

const cellsWhere =
  (wanted: (desk: PlayDesk, cell: number) => boolean): Command =>
  (desk) => {
    const cells = desk.game.cells.flatMap((_, cell) => (wanted(desk, cell) ? [cell] : []));
    if (cells.length === 0)
      desk.say("none-empty"); // rows and columns have cells
    else desk.pickAll(cells);
  };

/** Marks that are there already are not written over unasked. */
const fill =
  (name: "fill" | "fill-all"): Command =>
  (desk) => {
    const { cells, selection } = desk.game;
    const touched = name === "fill" ? selection.map((cell) => cells[cell]) : cells;
    const hasMarks = touched.some((view) => digitOf(view) === 0 && (view?.centre.length ?? 0) > 0);
    const run = (): void => void desk.act({ intent: name, fill: "legal" });
    if (hasMarks && desk.canWrite) desk.confirm("ask-fill", run);
    else run();
  };

function nextMode(desk: PlayDesk): void {
  const { modes } = desk;
  const at = modes.indexOf(desk.game.mode);
  desk.setMode(modes[(at + 1) % modes.length] ?? "digit");
}

function enter(desk: PlayDesk): void {
  const { game, begun } = desk;
  desk.begun = null;
  if (begun?.kind === "why") return void desk.game.read("excluded");
  if (desk.isLooking) return desk.say("looking", { key: "Esc" });
  if (game.hint !== null) return void game.hintApply();
  if (game.brush > 0) return void desk.act({ intent: "digit", digit: game.brush });
  desk.openCellMenu();
}

/** What lies open is closed, the innermost first. */
function cancel(desk: PlayDesk): void {
  const { game } = desk;
  if (desk.begun !== null) {
    desk.begun = null;
    return desk.say("stopped");
  }
  if (desk.cellMenu !== null) {
    desk.cellMenu = null;
    return;
  }
  if (game.isWorking || desk.isLooking) return game.cancelWork();
  if (game.hint !== null) return game.hintClose();
  if (desk.isHistoryOpen) return desk.closeHistory();
  if (desk.picks.length > 0 || desk.isPicking || game.selection.length > 1) return desk.dropPicks();
  if (desk.isNumberFirst) desk.setNumberFirst(false);
  else desk.say("nothing-open");
}

const mark =
  (name: "corner" | "centre" | "colour"): Command =>
  (desk, { digit }) =>
    void desk.act({ intent: name, digit });

const kMoves: Readonly<Record<string, Command>> = Object.fromEntries(
  ["", "box-"]
    .flatMap((far) => ["up", "down", "left", "right"].map((way) => far + way))
    .concat("row-start", "row-end", "first-cell", "last-cell", "three-up", "three-down")
    .map((name) => [name, move]),
);

export const kCommands: Readonly<Record<string, Command>> = {
  ...kMoves,
  "next-empty": toEmpty(1),
  "previous-empty": toEmpty(-1),
  "go-to-cell": (desk) => desk.begin({ kind: "row" }, "go-to-ask"),
  pick: (desk) => {
    const { cursor } = desk;
    desk.togglePick(cursor);
    desk.goTo(cursor); // also where it was dropped
    desk.sayPicks();
  },
  "pick-same": (desk) => {
    if (!desk.pickSame(desk.cursor)) desk.say("no-digit-here");
  },
  "pick-empty": cellsWhere((desk, cell) => digitOf(desk.game.cells[cell]) === 0),
  "pick-row": cellsWhere((desk, cell) => Math.floor(cell / desk.game.layout.size) === row(desk)),
  "pick-column": cellsWhere((desk, cell) => cell % desk.game.layout.size === column(desk)),
  digit: (desk, { digit }) => void desk.digit(digit),
  corner: mark("corner"),
  centre: mark("centre"),
  colour: mark("colour"),
  erase: intent("erase"),
  "erase-all": intent("erase-all"),
  "digit-mode": (desk) => desk.setMode("digit"),
  "corner-mode": (desk) => desk.setMode("corner"),
  "centre-mode": (desk) => desk.setMode("centre"),
  "colour-mode": (desk) => desk.setMode("colour"),
  "next-mode": nextMode,
  tint: (desk) => desk.begin({ kind: "tint" }, "tint-ask"),
  "number-first": (desk) => desk.setNumberFirst(!desk.isNumberFirst),
  enter,
  "fill-selection": fill("fill"),
  "fill-all": fill("fill-all"),
  undo: intent("undo"),
  redo: intent("redo"),
  savepoint: (desk) =>
    desk.prompt("savepoint-ask", "", 60, (text) => void desk.act({ intent: "savepoint", text })),
  history: (desk) => (desk.isHistoryOpen ? desk.closeHistory() : desk.showMove(0)),
  back: intent("back"),
  check: (desk) => void check(desk),
  "hint-more": (desk) => void desk.hintMore(),
  "hint-less": (desk) => desk.game.hintLess(),
  why: (desk) => desk.begin({ kind: "why" }, "why-ask"),
  "read-cell": read("cell"),
  "read-row": read("row", (desk) => row(desk) + 1),
  "read-column": read("column", (desk) => column(desk) + 1),
  "read-box": read("box", (desk) => box(desk) + 1),
  "read-left": read("left"),
  repeat: (desk) => {
    const { message, hint, layout } = desk.game;
    const text = hint === null ? message.text : toldAloud(hint.text, layout.size);
    if (text === "") desk.say("nothing-said");
    else desk.game.say(text);
  },
  pause: (desk) => {
    void desk.act({ intent: desk.game.status === "paused" ? "resume" : "pause" });
  },
  help: (desk) => desk.open("keys"),
  "command-line": (desk) => desk.prompt("play.command-ask", "", 200, (line) => runLine(desk, line)),
  cancel,
  home: (desk) => desk.go(),
};

/** Auto-repeat is for moves, undo and redo alone. */
export const mayRepeat = (command: string): boolean =>
  command in kMoves || ["undo", "redo", "next-empty", "previous-empty"].includes(command);

/** What may be done while the board is hidden. */
const kWhilePaused: readonly string[] = [
  "pause",
  "help",
  "home",
  "command-line",
  "repeat",
  "cancel",
];

export function run(desk: PlayDesk, bound: Bound): void {
  const isHidden = desk.game.status === "paused";
  if (isHidden && !kWhilePaused.includes(bound.command)) return desk.say("paused");
  // A key that waits for digits is given up by any other command.
  if (!kWhileWaiting.includes(bound.command)) desk.begun = null;
  if (bound.command === "erase" && takeWaited(desk, 0)) return;
  kCommands[bound.command]?.(desk, bound);
}
