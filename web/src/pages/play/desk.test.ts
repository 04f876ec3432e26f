// The commands of the page on a game that records what it is asked: every row of the table of keys
// does something, and what it does is what the table says.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { kNoMarks } from "../../engine/marks";
import { kKeyRows } from "../../keys/binding";
import { changeSetting } from "../../settings/settings.svelte";
import { stepIn } from "./arrows";
import { runLine } from "./command_line";
import { kCommands, mayRepeat, run } from "./commands";
import { PlayDesk } from "./desk.svelte";
import { FakeGame } from "./fake_game.svelte";
import { inWords } from "./in_words";
import { PadPointing, type PadPress } from "./pad";

let game: FakeGame;
let desk: PlayDesk;
let places: string[];

beforeEach(() => {
  game = new FakeGame();
  places = [];
  desk = new PlayDesk(game, (...parts) => places.push(`/${parts.join("/")}`));
});

const kRegions4 = "0011001122332233".split("").map(Number);
const press = (command: string, digit = 0, grows = false): void =>
  run(desk, { command, digit, grows });
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("commands", () => {
  it("are there for every row of the table, and no others", () => {
    expect(Object.keys(kCommands).sort()).toEqual(kKeyRows.map((row) => row.command).sort());
  });

  it("each change the desk or ask the game for something", () => {
    for (const { command } of kKeyRows) {
      game = new FakeGame();
      desk = new PlayDesk(game, (...parts) => places.push(`/${parts.join("/")}`));
      game.selection = [40, 31];
      desk.picks = [40, 31];
      const state = (): string =>
        JSON.stringify([
          game.asked,
          game.selection,
          game.mode,
          game.brush,
          game.message.n,
          desk.picks,
          desk.begun,
          desk.opened,
          desk.cellMenu,
          desk.isHistoryOpen,
          places,
        ]);
      const before = state();
      press(command, 7);
      expect(state(), command).not.toBe(before);
    }
  });

  it("write by mode, and marks in any mode", () => {
    game.selection = [2];
    press("digit", 4);
    press("corner", 5);
    press("centre", 6);
    press("colour", 7);
    press("erase");
    press("undo");
    expect(game.asked).toEqual([
      "digit 2 4",
      "corner 2 5",
      "centre 2 6",
      "colour 2 7",
      "erase 2",
      "undo 2",
    ]);
  });

  it("keep one kind of marks where that is set: the kind of fills and hints", async () => {
    changeSetting("marks", "one");
    game.mode = "corner"; // as the game was left when there were two kinds
    desk = new PlayDesk(game, () => undefined);
    await settle();
    expect([game.mode, desk.modes]).toEqual(["centre", ["digit", "centre", "colour"]]);
    game.selection = [2];
    press("digit", 4);
    press("corner", 5);
    press("centre", 6);
    press("corner-mode");
    expect(game.mode).toBe("centre");
    press("next-mode");
    expect(game.mode).toBe("colour");
    press("digit-mode");
    press("digit", 7);
    changeSetting("marks", "two");
    expect(game.asked).toEqual([
      "digit 2 4   one kind",
      "corner 2 5   one kind",
      "centre 2 6   one kind",
      "digit 2 7   one kind",
    ]);
  });

  it("read the houses of the cursor", () => {
    game.selection = [40];
    for (const command of ["read-row", "read-column", "read-box", "read-left", "read-cell"])
      press(command);
    expect(game.asked).toEqual([
      "read row 5",
      "read column 5",
      "read box 5",
      "read left",
      "read cell",
    ]);
  });

  it("only repeat where that is moving or undoing", () => {
    expect(["up", "box-left", "undo", "redo"].every(mayRepeat)).toBe(true);
    expect(["digit", "hint-more", "check", "pause"].some(mayRepeat)).toBe(false);
  });
});

describe("picking", () => {
  it("keeps what is picked when the cursor moves, until Escape", () => {
    game.selection = [0];
    press("pick");
    press("right");
    press("pick");
    press("right");
    expect(game.selection).toEqual([0, 1, 2]);
    press("cancel");
    expect(game.selection).toEqual([2]);
    expect(desk.picks).toEqual([]);
  });

  it("grows with Shift, and takes equals, rows, columns, empty cells", () => {
    game.selection = [40];
    press("right", 0, true);
    press("down", 0, true);
    expect(game.selection).toEqual([40, 41, 50]);
    press("cancel");
    press("pick-row");
    expect(game.selection).toHaveLength(9);
    press("cancel");
    press("pick-empty");
    expect(game.selection).toHaveLength(51);
    press("cancel");
    game.selection = [0];
    press("pick-same");
    expect(game.selection).toHaveLength(3); // the fives
  });

  it("by touch: a long press begins, taps pick and unpick, Done ends", () => {
    desk.point({ kind: "tap", cell: 2, adds: false, grows: false });
    desk.point({ kind: "hold", cell: 2 });
    desk.point({ kind: "tap", cell: 3, adds: false, grows: false });
    expect(game.selection).toEqual([2, 3]);
    desk.point({ kind: "tap", cell: 2, adds: false, grows: false });
    expect(game.selection).toEqual([3]);
    desk.dropPicks();
    desk.point({ kind: "tap", cell: 8, adds: false, grows: false });
    expect(game.selection).toEqual([8]);
  });

  it("by mouse: a drag selects, Ctrl adds, a double click takes equals", () => {
    desk.point({ kind: "drag", cells: [0, 1, 2], adds: false });
    expect(game.selection).toEqual([0, 1, 2]);
    desk.point({ kind: "tap", cell: 5, adds: false, grows: false });
    desk.point({ kind: "tap", cell: 7, adds: true, grows: false });
    expect(game.selection).toEqual([5, 7]);
    desk.point({ kind: "double", cell: 4 });
    expect(game.selection).toHaveLength(3); // the sevens
  });
});

describe("number first", () => {
  it("chooses with the digit and writes with Enter or a tap", () => {
    press("number-first");
    press("digit", 4);
    expect(game.brush).toBe(4);
    expect(game.asked).toEqual([]);
    game.selection = [2];
    press("enter");
    desk.point({ kind: "tap", cell: 3, adds: false, grows: false });
    expect(game.asked).toEqual(["digit 2 4", "digit 3 4"]);
    press("number-first");
    expect(game.brush).toBe(0);
  });

  it("is tapped as often as one likes: two taps are no double tap then", () => {
    desk.lock(4);
    game.selection = [2];
    desk.point({ kind: "tap", cell: 2, adds: false, grows: false });
    desk.point({ kind: "double", cell: 2 });
    expect(game.asked).toEqual(["digit 2 4", "digit 2 4"]);
  });

  it("is a locked digit of the pad too; the same again lets it go", () => {
    desk.lock(5);
    expect([desk.isNumberFirst, game.brush]).toEqual([true, 5]);
    desk.digit(6);
    expect(game.brush).toBe(6);
    desk.lock(6);
    expect([desk.isNumberFirst, game.brush]).toEqual([false, 0]);
  });
});

describe("keys that wait for digits", () => {
  it("go to a row and a column", () => {
    press("go-to-cell");
    press("digit", 3);
    press("digit", 5);
    expect(game.selection).toEqual([22]);
    expect(game.asked).toEqual([]);
  });

  it("ask why, list what is excluded, colour a mark", () => {
    game.selection = [2];
    press("why");
    press("digit", 5);
    press("why");
    press("enter");
    press("tint");
    press("digit", 4);
    press("digit", 2);
    press("tint");
    press("digit", 4);
    press("erase");
    expect(game.asked).toEqual(["why 2 5", "read excluded", "tint 2 4  2", "tint 2 4  0"]);
  });

  it("take 0 for no digit, but for a colour that goes: nothing is erased, and they wait on", () => {
    game.selection = [2];
    for (const key of ["go-to-cell", "why", "tint"]) {
      press(key);
      const { n } = game.message;
      press("erase");
      expect([key, game.message]).toEqual([key, { n: n + 1, text: "needs-digit", isAlert: false }]);
    }
    press("digit", 4);
    press("erase");
    expect(game.asked).toEqual(["tint 2 4  0"]);
    expect(desk.begun).toBeNull();
    press("erase");
    expect(game.asked.at(-1)).toBe("erase 2");
  });

  it("take a digit that the puzzle does not have for none", () => {
    game.layout = { ...game.layout, size: 4, regions: [...kRegions4] };
    for (const command of ["go-to-cell", "why", "tint"]) {
      press(command);
      press("digit", 5);
      expect([command, game.message.text]).toEqual([command, "needs-digit"]);
      expect(desk.begun).not.toBeNull();
    }
    press("digit", 4);
    press("digit", 9); // of colours there are nine
    for (const command of ["digit", "corner", "centre"]) press(command, 5);
    press("number-first");
    press("digit", 5);
    expect([game.asked, game.brush]).toEqual([["tint 0 4  9"], 0]);
    press("colour-mode");
    press("number-first");
    press("digit", 5);
    press("colour", 9);
    expect(game.asked.slice(1)).toEqual(["digit 0 5", "colour 0 9"]);
  });

  it("are given up by Escape and by other commands", () => {
    press("go-to-cell");
    press("cancel");
    expect(desk.begun).toBeNull();
    press("why");
    press("up");
    press("digit", 5);
    expect(game.asked).toEqual(["digit 0 5"]);
  });
});

describe("questions", () => {
  it("are asked before marks are written over, and not else", () => {
    press("fill-all");
    expect(game.asked).toEqual(["fill-all 0"]);
    void game.act({ intent: "centre", cells: [2], digit: 4 });
    press("fill-all");
    expect(desk.opened.kind).toBe("question");
    if (desk.opened.kind === "question") desk.opened.choices.at(-1)?.run();
    expect(game.asked.at(-1)).toBe("fill-all 0");
  });

  it("come when the board is full and not right, and when no move is left", async () => {
    vi.spyOn(game, "act").mockImplementation(() => {
      game.isFullButWrong = true;
      return Promise.resolve(true);
    });
    press("digit", 4);
    await settle();
    expect(desk.opened).toMatchObject({ kind: "question" });
    const asked = vi.spyOn(game, "act").mockResolvedValue(true);
    game.solutions = "many"; // there is no solution to check by
    if (desk.opened.kind === "question") desk.opened.choices[1]?.run();
    expect(asked.mock.lastCall).toEqual([{ intent: "check-rules" }]);
    desk.shut();
    vi.spyOn(game, "act").mockImplementation(() => Promise.resolve(false));
    game.isFullOfMoves = true;
    press("digit", 4);
    await settle();
    if (desk.opened.kind === "question") desk.opened.choices.at(-1)?.run();
    await settle();
    expect(places).toEqual(["/play/copy"]);
  });
});

describe("a check", () => {
  const kWrongHint = {
    kind: "wrong",
    stage: 0,
    stages: 2,
    text: "",
    technique: "",
    name: "",
    canApply: false,
    marks: kNoMarks,
  } as const;

  /** The hint of what is wrong: it names cells at its third press. */
  const tellWrong = (): void => {
    game.hintMore = () => {
      const stage = game.hint === null ? 0 : game.hint.stage + 1;
      const cells = stage === 2 ? ["r1c3"] : [];
      const kind = game.hint?.kind ?? "wrong";
      game.hint = { ...kWrongHint, kind, stage, marks: { ...kNoMarks, cells } };
      return Promise.resolve();
    };
  };

  it("says how many, and pressed again where", async () => {
    tellWrong();
    press("check");
    await settle();
    expect(game.asked).toEqual(["check-solution 0"]);
    expect(game.hint).toBeNull();
    press("check");
    await settle();
    expect(game.asked).toEqual(["check-solution 0"]);
    expect(game.hint).toMatchObject({ kind: "wrong", stage: 2 });
    // And again: it is checked anew.
    press("check");
    await settle();
    expect(game.asked).toHaveLength(2);
  });

  it("tells where in the place of a hint that is open", async () => {
    tellWrong();
    press("check");
    await settle();
    game.hint = { ...kWrongHint, kind: "step" };
    press("check");
    await settle();
    expect(game.hint).toMatchObject({ kind: "wrong", stage: 2 });
  });

  it("of a puzzle with several solutions finds conflicts, and where none are says so again", async () => {
    tellWrong();
    game.solutions = "many";
    press("check");
    await settle();
    press("check");
    await settle();
    expect(game.asked).toEqual(["check-rules 0", "check-rules 0"]);
    expect(game.hint).toBeNull();
    void game.act({ intent: "place", cells: [2], digit: 5 }); // there is one in its row
    press("check");
    await settle();
    press("check");
    await settle();
    expect(game.hint).toMatchObject({ kind: "wrong", stage: 2 });
  });
});

describe("Escape", () => {
  it("closes the innermost thing, one at a time", () => {
    desk.isHistoryOpen = true;
    game.hint = {
      kind: "step",
      stage: 1,
      stages: 6,
      text: "",
      technique: "",
      name: "",
      canApply: false,
      marks: { houses: [], cells: [], candidates: [], links: [], eliminations: [], placements: [] },
    };
    game.isWorking = true;
    press("cancel");
    expect(game.asked).toEqual(["cancel"]);
    game.isWorking = false;
    press("cancel");
    expect(game.hint).toBeNull();
    expect(desk.isHistoryOpen).toBe(true);
    press("cancel");
    expect(desk.isHistoryOpen).toBe(false);
  });
});

describe("a game that is over, or open in another tab", () => {
  it("gives no hint and no menu of a cell, and says why", async () => {
    for (const [status, isReadOnly, hint, menu] of [
      ["complete", false, "game-over", "game-over"],
      ["given-up", false, "game-over", "game-over"],
      ["playing", true, "read-only", ""],
    ] as const) {
      game = new FakeGame();
      desk = new PlayDesk(game, () => undefined);
      [game.status, game.isReadOnly] = [status, isReadOnly];
      press("hint-more");
      await settle();
      expect([status, game.asked, game.message.text]).toEqual([status, [], hint]);
      game.say("");
      press("enter");
      expect([status, game.message.text]).toEqual([status, menu]);
      expect(desk.cellMenu === null).toBe(menu !== "");
    }
  });
});

describe("a key that can do nothing now", () => {
  const said = (command: string, digit = 0): string => {
    game.say("");
    press(command, digit);
    return game.message.text;
  };

  it("says so, and so do picks that end", () => {
    game.selection = [2];
    expect(said("pick-same")).toBe("no-digit-here");
    expect(said("cancel")).toBe("nothing-open");
    press("pick");
    expect(said("cancel")).toBe("picks-dropped");
    press("pick");
    expect(said("pick")).toBe("none-picked");
    expect(said("pick")).toBe("one-picked");
    desk.goTo(3);
    expect(said("pick")).toBe("picked");
    desk.startPicking(5);
    game.say("");
    desk.dropPicks();
    expect(game.message.text).toBe("picks-dropped");
    desk.startPicking(5);
    desk.togglePick(5);
    game.say("");
    desk.dropPicks(); // Done, with nothing picked
    expect(game.message.text).toBe("picks-dropped");
    press("number-first");
    expect(said("cancel")).toBe("number-first-off");
    press("history");
    expect(said("cancel")).toBe("history-closed");
    for (const cell of game.cells.keys())
      void game.act({ intent: "place", cells: [cell], digit: 1 });
    expect(said("pick-empty")).toBe("none-empty");
  });

  it("reads what is excluded in the cell", () => {
    game.selection = [3];
    press("why");
    press("enter");
    expect(game.asked.at(-1)).toBe("read excluded");
  });

  it("says that a hint is looked for, and opens no menu under it", async () => {
    let found = (): void => undefined;
    game.hintMore = () => new Promise((done) => (found = done));
    press("hint-more");
    expect(said("enter")).toBe("looking");
    expect(desk.cellMenu).toBeNull();
    found();
    await settle();
    press("enter");
    expect(desk.cellMenu).not.toBeNull();
  });

  it("says what a setting is called, and that nothing was entered", async () => {
    await desk.act({ intent: "set", key: "check", text: "off" });
    expect(game.message.text).toBe("setting-now");
    press("savepoint");
    desk.shut();
    await settle();
    expect(game.message.text).toBe("nothing-entered");
    press("savepoint");
    const { opened } = desk;
    desk.shut();
    if (opened.kind === "prompt") opened.take("here");
    await settle();
    expect(game.asked.at(-1)).toBe("savepoint 0  here");
    expect(game.message.text).not.toBe("nothing-entered");
  });
});

describe("cells in sentences", () => {
  it("have the words of the rest, not the engine's short names", async () => {
    vi.spyOn(game, "act").mockImplementation(() => {
      game.say("r3c5 belongs to the puzzle and stays.");
      return Promise.resolve(false);
    });
    press("digit", 5);
    await settle();
    // No catalogue is loaded here: a key stands for its text.
    expect(game.message.text).toBe("Board.pos belongs to the puzzle and stays.");
    expect(inWords("第 1 格：r3c5 是题目给出的数字", 9, () => "第 3 行第 5 列")).toBe(
      "第 1 格：第 3 行第 5 列是题目给出的数字",
    );
    expect(inWords("Wrong: 4 at r1c2.", 9, () => "row 1 column 2")).toBe(
      "Wrong: 4 at row 1 column 2.",
    );
  });
});

describe("a hidden board", () => {
  it("takes no command that would show or change it", () => {
    game.status = "paused";
    for (const command of ["digit", "up", "read-row", "hint-more", "check", "fill-all"])
      press(command, 5);
    expect(game.asked).toEqual([]);
    expect(game.selection).toEqual([0]);
    press("pause");
    expect(game.asked).toEqual(["resume 0"]);
  });
});

describe("typed commands", () => {
  it("go to moves and pages, and say what they do not know", () => {
    runLine(desk, ":goto 35");
    runLine(desk, "goto before the pair");
    runLine(desk, "settings");
    runLine(desk, "title  A new name ");
    runLine(desk, "");
    runLine(desk, "sing");
    expect(game.asked).toEqual([
      "goto 0   35",
      "goto-name 0  before the pair",
      "rename A new name",
    ]);
    expect(places).toEqual(["/settings"]);
    expect(game.message.text).toContain("unknown-command");
  });
});

describe("the pad", () => {
  let presses: string[];
  let pad: PadPointing;
  beforeEach(() => {
    vi.useFakeTimers();
    presses = [];
    pad = new PadPointing((kind: PadPress, digit) => presses.push(`${kind} ${digit}`));
  });
  afterEach(() => void vi.useRealTimers());

  it("taps, taps twice, and holds without a tap after it", () => {
    for (const time of [0, 200, 5000]) {
      pad.down(5, true, time);
      pad.click(5, time);
    }
    pad.down(6, true, 5500);
    vi.advanceTimersByTime(500);
    pad.click(6, 6000);
    pad.down(7, true, 6500);
    pad.cancel();
    vi.advanceTimersByTime(500);
    expect(presses).toEqual(["tap 5", "double 5", "tap 5", "hold 6"]);
  });

  it("is tapped twice by a finger alone, not by keys or a mouse", () => {
    pad.click(7, 0);
    pad.click(7, 100);
    pad.down(8, false, 200);
    pad.click(8, 200);
    pad.down(8, false, 300);
    pad.click(8, 300);
    expect(presses).toEqual(["tap 7", "tap 7", "tap 8", "tap 8"]);
  });
});

describe("arrows in a toolbar", () => {
  it("go around, and to its ends", () => {
    expect(stepIn("ArrowRight", 4, 5)).toBe(0);
    expect(stepIn("ArrowLeft", 0, 5)).toBe(4);
    expect(stepIn("Home", 3, 5)).toBe(0);
    expect(stepIn("End", 0, 5)).toBe(4);
    expect(stepIn("x", 0, 5)).toBeNull();
  });
});
