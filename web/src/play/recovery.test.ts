// Workers that die while a game is played: whatever dies when, the board is the one that the moves
// lead to, the store has every one of them once, and at most "Recovered" is seen.
import { describe, expect, it } from "vitest";

import { type Fate, hasModule } from "../engine/engine.fixture";
import type { OpenedGame } from "./opened_game.svelte";
import { begin, settled, TestStore, testWorld } from "./world.fixture";

// A small game with all kinds of moves.
async function play(game: OpenedGame): Promise<boolean[]> {
  const acts = [
    { intent: "place", digit: 4, cells: [2] },
    { intent: "corner", digit: 2, cells: [3, 5] },
    { intent: "place", digit: 6, cells: [3] },
    { intent: "undo" },
    { intent: "savepoint", text: "here" },
    { intent: "fill", fill: "legal", cells: [5, 6] },
    { intent: "set", key: "check", text: "solution" },
    { intent: "place", digit: 1, cells: [72] },
    { intent: "place", digit: 8, cells: [5] },
    { intent: "back" },
  ];
  return Promise.all(acts.map((intent) => game.act(intent)));
}

const picture = (game: OpenedGame): unknown => ({
  cells: game.cells,
  left: game.left,
  canUndo: game.canUndo,
  canRedo: game.canRedo,
  counts: game.counts,
  savepoints: game.savepoints,
  settings: game.settings,
});

/** What the moves lead to where nothing dies. */
async function undisturbed(): Promise<{ picture: unknown; done: boolean[]; asked: number }> {
  const world = testWorld();
  const game = await begin(world);
  const done = await play(game);
  await settled();
  const asked = world.workers.asked.length;
  await game.close();
  return { picture: picture(game), done, asked };
}

/** What the store has, opened in another page. */
async function kept(store: TestStore, uid: string): Promise<unknown> {
  const opening = await testWorld(store).games.open(uid);
  if (!opening.ok) throw new Error(opening.sentence);
  const { game } = opening;
  await settled();
  await game.close();
  return picture(game);
}

describe.runIf(hasModule)("a game whose worker dies", () => {
  const fates: readonly Fate[] = ["die-before", "die-after"];

  it.each(fates)(
    "is as it would have been, whenever the worker dies once (%s)",
    async (fate) => {
      const calm = await undisturbed();
      expect(calm.done.filter((done) => done)).toHaveLength(10);
      for (let k = 1; k <= calm.asked; ++k) {
        const store = new TestStore();
        const world = testWorld(store);
        const game = await begin(world);
        const first = world.workers.asked.length;
        world.workers.fate = (_request, count) => (count === first + k ? fate : "answer");
        expect(await play(game)).toEqual(calm.done);
        await settled();
        expect(picture(game), `dead at message ${k}`).toEqual(calm.picture);
        expect(game.isEngineDown).toBe(false);
        const { uid } = game;
        await game.close();
        expect(await kept(store, uid), `kept, dead at message ${k}`).toEqual(calm.picture);
        const lines = await store.events(uid, 0);
        expect(new Set(lines.map((event) => event.n)).size).toBe(lines.length);
      }
    },
    60_000,
  );

  it("is told with one sentence, and goes on", async () => {
    const world = testWorld();
    const game = await begin(world);
    await game.act({ intent: "place", digit: 4, cells: [2] });
    await settled();
    world.workers.engine.restart();
    await settled();
    const said: string[] = [];
    const say = game.say.bind(game);
    game.say = (text, isAlert) => {
      said.push(text);
      say(text, isAlert);
    };
    expect(await game.act({ intent: "place", digit: 2, cells: [3] })).toBe(true);
    expect(said).toEqual(["Recovered. Nothing was lost.", "2 at row 1 column 4."]);
    expect(game.cells[2]?.value).toBe(4);
    await game.close();
  });

  it("does not ask a third time what two workers died of, and is as it was before it", async () => {
    const world = testWorld();
    const game = await begin(world);
    await game.act({ intent: "place", digit: 4, cells: [2] });
    await settled();
    const isBad = (request: object): boolean =>
      "intent" in request && request.intent === "fill-all";
    world.workers.fate = (request) => (isBad(request) ? "die-before" : "answer");
    const before = world.workers.started;
    expect(await game.act({ intent: "fill-all", fill: "legal" })).toBe(false);
    expect(world.workers.started - before).toBe(2);
    expect(game.message).toMatchObject({
      text: "The engine stopped before it had an answer. Try again.",
      isAlert: true,
    });
    expect(await game.act({ intent: "undo" })).toBe(true);
    expect(game.cells[2]?.value).toBe(0);
    await game.close();
  });

  it("says so when workers die three times within a minute, and still has its text", async () => {
    const world = testWorld();
    const game = await begin(world);
    await game.act({ intent: "place", digit: 4, cells: [2] });
    await settled();
    const kill = (request: { do: string }): Fate =>
      request.do === "act" ? "die-before" : "answer";
    world.workers.fate = kill;
    await game.act({ intent: "undo" });
    expect(game.isEngineDown).toBe(false);
    await game.act({ intent: "undo" });
    expect(game.isEngineDown).toBe(true);
    world.workers.fate = () => "die-before";
    expect(await game.saveText()).toContain("shudu-game 1\n");
    world.workers.fate = () => "answer";
    expect(await game.saveText()).toContain("place r1c3 4");
    await game.close();
  });

  it("does not call old deaths many", async () => {
    const world = testWorld();
    const game = await begin(world);
    for (let i = 0; i < 4; ++i) {
      world.time += 30_001;
      world.workers.engine.restart();
      await settled();
      expect(await game.act({ intent: "corner", digit: 1, cells: [2] })).toBe(true);
    }
    expect(game.isEngineDown).toBe(false);
    await game.close();
  });

  it("waits no longer than it says for the answer to a move", async () => {
    const world = testWorld();
    const game = await begin(world);
    let isFirst = true;
    world.workers.fate = (request) => {
      const hangs = request.do === "act" && isFirst;
      if (hangs) isFirst = false;
      return hangs ? "hang" : "answer";
    };
    const begun = performance.now();
    expect(await game.act({ intent: "place", digit: 4, cells: [2] })).toBe(true);
    expect(performance.now() - begun).toBeGreaterThan(1_900);
    expect(game.cells[2]?.value).toBe(4);
    await game.close();
  });

  it("has hints again when the adviser died, and says when there is none", async () => {
    const world = testWorld();
    const game = await begin(world);
    world.advisers.fate = () => "die-before";
    await game.hintMore();
    expect(game.hint).toBeNull();
    expect(game.message.text).toBe("The engine stopped before it had an answer. Try again.");
    world.advisers.fate = () => "answer";
    await game.act({ intent: "place", digit: 4, cells: [2] });
    await game.hintMore();
    expect(game.hint?.kind).toBe("step");
    await game.close();
  });
});
