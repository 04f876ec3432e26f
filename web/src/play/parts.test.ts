// The small parts of a game that is played, each by its definition: cells, clock, saver, seat,
// hints as data, rows, save texts, moves that are done again.
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";

import { fakeWorkers, hasModule } from "../engine/engine.fixture";
import { kNoMarks } from "../engine/marks";
import { gameRow } from "../store/rows.fixture";
import { cellNumber, cellName } from "./cell_names";
import { cellsOf, needsWholeBoard, paint } from "./cells";
import { GameClock } from "./clock";
import type { PlayedLayout, SaveState } from "./game";
import { eventsOf, levelOf, localDay, newUid, ratingOf, saveDate } from "./game_rows";
import { canTellMore, reopen, talkOfAdvice, tellLess, tellMore, viewOf } from "./hint_talk";
import { askLayout } from "./layouts";
import { renumbered } from "./moves_again";
import { crc32, withUid } from "./save_text";
import { Saver } from "./saver";
import { Seat } from "./seat";
import { warmUp } from "./warm_up";
import { kEasy, settled, TestLocks, TestStore } from "./world.fixture";

afterEach(() => {
  vi.useRealTimers();
});

const kUid = "7k3m9q2x4w8v6t1r5p0n";
const kCreated = "2026-11-21T07:58:03Z";

async function layoutOfName(name: string): Promise<PlayedLayout> {
  const layout = await askLayout(fakeWorkers().engine, name, "en");
  if ("ok" in layout) throw new Error(layout.error.sentence);
  return layout;
}

describe("names of cells", () => {
  it("lead there and back, and nothing else is one", () => {
    for (const size of [4, 6, 9]) {
      for (let cell = 0; cell < size * size; ++cell) {
        expect(cellNumber(cellName(cell, size), size)).toBe(cell);
      }
    }
    expect(cellName(12, 9)).toBe("r2c4");
    for (const name of ["r0c1", "r5c1", "r1c5", "", "r1c1 ", "c1r1"])
      expect(cellNumber(name, 4)).toBe(-1);
  });
});

describe.runIf(hasModule)("layouts", () => {
  it("have 20 peers a cell on the classic one, more where there is more to obey", async () => {
    const classic = await layoutOfName("classic");
    expect(new Set(classic.peers.map((peers) => peers.length))).toEqual(new Set([20]));
    const x = await layoutOfName("x");
    expect(x.extra.map((house) => house.cells.length)).toEqual([9, 9]);
    // Two diagonals, 8 other cells each; 2 of them lie in the box already.
    expect(x.peers[40]).toHaveLength(20 + 12);
    const knight = await layoutOfName("anti-knight");
    expect(knight.peers[0]).toHaveLength(20); // r2c3 and r3c2 share its box
    expect(knight.peers[40]).toHaveLength(28);
    const king = await layoutOfName("anti-king");
    expect(king.peers[30]).toContain(20);
  });

  it("are those of the layout's own name for jigsaws", async () => {
    const layout = await layoutOfName("jigsaw:AAABABBBCCCDCDDD+x");
    expect(layout.regions).toEqual([0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3]);
    expect(layout.extra).toHaveLength(2);
  });
});

describe.runIf(hasModule)("painting", () => {
  const intent = fc.constantFrom(
    "digit",
    "place",
    "corner",
    "centre",
    "out",
    "colour",
    "tint",
    "erase",
    "erase-all",
    "undo",
    "redo",
    "back",
    "restart",
  );
  const move = fc.record({
    intent,
    cells: fc.uniqueArray(fc.nat(80), { minLength: 1, maxLength: 4 }),
    digit: fc.integer({ min: 1, max: 9 }),
    number: fc.nat(9),
  });
  const settings = fc.constantFrom("check=rules", "check=solution check-marks=on", "check=off");

  it("of any moves gives the board that the engine has", async () => {
    const layout = await layoutOfName("classic");
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 40 }), settings, async (moves, wanted) => {
        const { engine } = fakeWorkers();
        const begun = await engine.ask({
          do: "start",
          puzzle: kEasy,
          uid: kUid,
          created: kCreated,
          settings: wanted,
        });
        if (!begun.ok) throw new Error(begun.error.sentence);
        let cells = cellsOf(begun, layout);
        for (const { intent: name, cells: where, digit, number } of moves) {
          const answer = await engine.ask({
            do: "act",
            game: 1,
            intent: name as "digit",
            cells: where.map((cell) => cellName(cell, 9)),
            digit,
            number,
          });
          if (!answer.ok) continue;
          expect(needsWholeBoard(answer, false)).toBe(false);
          const before = cells;
          cells = paint(cells, answer, layout);
          const repainted = new Set(answer.repaint.map((cellText) => cellNumber(cellText, 9)));
          cells.forEach((cell, i) => repainted.has(i) || expect(cell).toBe(before[i]));
        }
        const board = await engine.ask({ do: "board", game: 1 });
        if (!board.ok) throw new Error(board.error.sentence);
        expect(cells).toEqual(cellsOf(board, layout));
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe("the clock", () => {
  it("counts between looks, not over gaps, never back", () => {
    let now = 100;
    const clock = new GameClock(() => now, 5);
    now += 50;
    expect(clock.look()).toBe(false);
    expect(clock.elapsed).toBe(5); // it stands until it is started
    clock.start();
    now += 1_000;
    expect([clock.look(), clock.elapsed]).toEqual([false, 1_005]);
    now += 60_000;
    expect([clock.look(), clock.elapsed]).toEqual([false, 61_005]);
    now += 60_001;
    expect([clock.look(), clock.elapsed]).toEqual([true, 61_005]);
    now += 10;
    clock.stop();
    now += 10;
    expect([clock.elapsed, clock.isRunning]).toEqual([61_015, false]);
    clock.forward(10);
    expect(clock.elapsed).toBe(61_015);
    clock.forward(70_000);
    expect(clock.elapsed).toBe(70_000);
  });

  it("knows when nobody has done anything for so long", () => {
    let now = 0;
    const clock = new GameClock(() => now);
    now = 59_999;
    expect(clock.isIdle(1)).toBe(false);
    now = 60_000;
    expect([clock.isIdle(1), clock.isIdle(0), clock.isIdle(2)]).toEqual([true, false, false]);
    clock.touch();
    expect(clock.isIdle(1)).toBe(false);
  });
});

describe("the saver", () => {
  const saver = (
    store: TestStore,
    row = gameRow("a"),
    afterPaint?: (work: () => void) => void,
  ): { saver: Saver; states: SaveState["kind"][]; conflicts: () => number } => {
    const states: SaveState["kind"][] = [];
    let conflicts = 0;
    const made = new Saver(row.head, {
      store,
      row: () => row,
      onState: (state) => states.at(-1) === state.kind || states.push(state.kind),
      onConflict: () => (conflicts += 1),
      wholeRow: async () => undefined,
      ...(afterPaint && { afterPaint }),
    });
    return { saver: made, states, conflicts: () => conflicts };
  };

  it("writes what came meanwhile with the next append, in order", async () => {
    const store = new TestStore();
    await store.putGame(gameRow("a"));
    const { saver: made, states } = saver(store);
    for (let n = 1; n <= 20; ++n) made.add({ uid: "a", n, line: `${n}` });
    expect(await made.flush()).toBe(true);
    expect(store.writes).toBe(3); // the game; the first event; the other nineteen
    expect((await store.events("a", 0)).map((event) => event.n)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    expect(states).toEqual(["saving", "saved"]);
  });

  it("lets a move be painted first, and calls it saved no sooner", async () => {
    const store = new TestStore();
    await store.putGame(gameRow("a"));
    const paints: (() => void)[] = [];
    const { saver: made, states } = saver(store, gameRow("a"), (work) => paints.push(work));
    made.add({ uid: "a", n: 1, line: "1" });
    made.add({ uid: "a", n: 2, line: "2" });
    await settled();
    expect([store.writes, states]).toEqual([1, ["saving"]]); // the game alone
    for (const paint of paints) paint();
    await settled();
    expect([store.writes, states]).toEqual([2, ["saving", "saved"]]);
    made.add({ uid: "a", n: 3, line: "3" });
    expect(await made.flush()).toBe(true); // who leaves waits for no paint
    expect(store.writes).toBe(3);
    paints.at(-1)?.();
    await settled();
    expect(store.writes).toBe(3);
  });

  it("tells of a conflict once, and writes nothing until it goes on", async () => {
    const store = new TestStore();
    await store.putGame(gameRow("a", { head: 3 }));
    const { saver: made, conflicts } = saver(store);
    made.add({ uid: "a", n: 1, line: "1" });
    await settled();
    made.add({ uid: "a", n: 2, line: "2" });
    await settled();
    expect(conflicts()).toBe(1);
    expect(made.stop().map((event) => event.n)).toEqual([1, 2]);
    made.resume(3);
    made.add({ uid: "a", n: 4, line: "4" });
    expect(await made.flush()).toBe(true);
  });

  it("says that it is not kept when the store throws, and when the memory is all there is", async () => {
    const store = new TestStore();
    await store.putGame(gameRow("a"));
    store.append = () => Promise.reject(new Error("thrown"));
    const { saver: made, states } = saver(store);
    made.add({ uid: "a", n: 1, line: "1" });
    expect(await made.flush()).toBe(false);
    expect(states.at(-1)).toBe("unsaved");
    made.stop();
  });
});

describe("warming up", () => {
  it.runIf(hasModule)("plays in the engine and leaves nothing there", async () => {
    const { engine } = fakeWorkers();
    const ask = vi.spyOn(engine, "ask");
    await warmUp(engine);
    for (const { value } of ask.mock.settledResults) expect(value).toMatchObject({ ok: true });
    expect(ask.mock.calls.length).toBeGreaterThan(5);
    expect(await engine.ask({ do: "board", game: 1 })).toMatchObject({ ok: false });
  });
});

describe("the seat", () => {
  const events = {
    onYield: async () => undefined,
    onStolen: () => undefined,
    onNews: () => undefined,
  };

  it("is one's own where there are no locks", async () => {
    const seat = new Seat("a", undefined, undefined, events);
    expect(await seat.sit()).toBe(true);
    expect(seat.isSitting).toBe(true);
    seat.close();
    expect(seat.isSitting).toBe(false);
    const channel = new BroadcastChannel("seat");
    const heard = new Seat("a", undefined, channel, events);
    heard.close();
    heard.tell({ kind: "deleted", uid: "a" }); // nobody is told, and nothing is thrown
  });

  it("is another's for another game, and free again after a tab that is just going", async () => {
    const locks = new TestLocks();
    const first = new Seat("a", locks, undefined, events);
    const other = new Seat("b", locks, undefined, events);
    const again = new Seat("a", locks, undefined, events);
    expect(await first.sit()).toBe(true);
    expect(await other.sit()).toBe(true);
    const sitting = again.sit();
    setTimeout(() => first.close(), 50);
    expect(await sitting).toBe(true);
  });

  it("is told when it is stolen", async () => {
    const locks = new TestLocks();
    const onStolen = vi.fn();
    const first = new Seat("a", locks, undefined, { ...events, onStolen });
    await first.sit();
    await locks.request("shudu-game-a", { steal: true }, async () => undefined);
    await settled(3);
    expect(onStolen).toHaveBeenCalledOnce();
    expect(first.isSitting).toBe(false);
  });
});

describe("hints as data", () => {
  const stages = [1, 2, 3, 4, 5].map((stage) => ({
    stage,
    text: `stage ${stage}`,
    marks: kNoMarks as never,
  }));
  const step = {
    technique: "pointing",
    name: "Pointing",
    digits: [9],
    cells: ["r5c4", "r6c4"],
    houses: [],
    eliminations: ["r9c4<>9"],
    placements: [],
    links: [],
    assumes_unique: false,
    text: "",
  };
  const advice = { kind: "step", text: "first", step, stages, basis: "" } as const;

  it("name the technique from the second stage on", () => {
    let talk = talkOfAdvice(advice);
    const names = stages.map(() => {
      const { name, stage } = viewOf(talk);
      talk = tellMore(talk);
      return [stage, name];
    });
    expect(names).toEqual([
      [1, ""],
      [2, "Pointing"],
      [3, "Pointing"],
      [4, "Pointing"],
      [5, "Pointing"],
    ]);
    expect(canTellMore(talk)).toBe(false);
    expect(viewOf(tellLess(talk)).stage).toBe(4);
  });

  it("open again where they were, if it is the same step", () => {
    const far = tellMore(tellMore(talkOfAdvice(advice)));
    expect(viewOf(reopen(talkOfAdvice(advice), far)).stage).toBe(3);
    const other = talkOfAdvice({ ...advice, step: { ...step, eliminations: ["r8c4<>9"] } });
    expect(viewOf(reopen(other, far)).stage).toBe(1);
  });

  it("offer a technique that is not allowed by its name", () => {
    const talk = talkOfAdvice({ ...advice, kind: "not-allowed", text: "Easiest: Pointing." });
    expect(viewOf(talk)).toMatchObject({ stage: 1, text: "Easiest: Pointing.", name: "Pointing" });
  });
});

describe("rows and texts", () => {
  it("read what an origin and a rating say", () => {
    expect(levelOf("generated seed=2028 level=hard")).toBe("hard");
    expect(levelOf("typed")).toBe("");
    expect([ratingOf("er=4.2"), ratingOf("-"), ratingOf(undefined)]).toEqual([4.2, null, null]);
    expect(eventsOf("shudu-game 1\nevents 11\n1 4100 undo\n")).toBe(11);
    expect(saveDate(new Date(Date.UTC(2026, 10, 21, 7, 58, 3, 999)))).toBe("2026-11-21T07:58:03Z");
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });

  it("make uids of all 36 signs, alike", () => {
    const uids = Array.from({ length: 400 }, () =>
      newUid((bytes) => void crypto.getRandomValues(bytes)),
    );
    expect(new Set(uids).size).toBe(400);
    expect(uids.every((uid) => /^[0-9a-z]{20}$/u.test(uid))).toBe(true);
    const counts = new Map<string, number>();
    for (const sign of uids.join("")) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect(counts.size).toBe(36);
    // 8,000 signs, 222 each: six deviations either way.
    expect(Math.min(...counts.values())).toBeGreaterThan(222 - 90);
    expect(Math.max(...counts.values())).toBeLessThan(222 + 90);
    const high = vi.fn(
      (bytes: Uint8Array) => void bytes.fill(high.mock.calls.length > 1 ? 1 : 255),
    );
    expect(newUid(high)).toBe("1".repeat(20)); // 252 to 255 are thrown away
  });

  it("have the checksum of zip", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  });

  it.runIf(hasModule)("can be given another uid, and the engine reads them", async () => {
    const { engine } = fakeWorkers();
    await engine.ask({ do: "start", puzzle: kEasy, uid: kUid, created: kCreated });
    const saved = await engine.ask({ do: "save", game: 1 });
    if (!saved.ok) throw new Error(saved.error.sentence);
    const uid = "a".repeat(20);
    expect(await engine.ask({ do: "load", text: withUid(saved.text, uid) })).toMatchObject({
      ok: true,
      uid,
    });
  });

  it("give an event another number and a time that does not go back", () => {
    expect(renumbered("3 100 place r1c4 8 +e", 9, 250)).toBe("9 250 place r1c4 8 +e");
    expect(renumbered("3 400 corner r1c4 +6", 9, 250)).toBe("9 400 corner r1c4 +6");
    for (const line of ["3 100 undo", "3 100 goto 5", "3 100 giveup", "nonsense"]) {
      expect(renumbered(line, 9, 250)).toBeUndefined();
    }
  });
});
