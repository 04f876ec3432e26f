// How long a game of 2,000 events takes to open and to play further, and a move on a new one,
// without a browser.
//   npx vitest bench --project pure
import { afterAll, bench, describe } from "vitest";

import { hasModule } from "../engine/engine.fixture";
import { kEasy, settled, TestStore, testWorld } from "./world.fixture";

const kFew = { time: 0, iterations: 5, warmupTime: 0, warmupIterations: 1 };

async function longGame(store: TestStore): Promise<string> {
  const world = testWorld(store);
  const opening = await world.games.start({ puzzle: kEasy, origin: "typed" });
  if (!opening.ok) throw new Error(opening.sentence);
  const { game } = opening;
  for (let i = 0; i < 2_000; ++i) {
    await game.act({ intent: "colour", digit: (i % 9) + 1, cells: [(i * 7) % 81] });
  }
  await settled();
  await game.close();
  return game.uid;
}

if (hasModule) {
  const store = new TestStore();
  const uid = await longGame(store);
  const world = testWorld(store);

  describe("a game of 2,000 events", () => {
    bench(
      "opens from its newest text",
      async () => {
        await world.games.open(uid);
        await world.games.leave();
      },
      kFew,
    );

    bench(
      "is played 200 moves further",
      async () => {
        const opening = await world.games.open(uid);
        if (!opening.ok) throw new Error(opening.sentence);
        for (let n = 0; n < 200; ++n) await opening.game.act({ intent: n % 2 ? "redo" : "undo" });
        await opening.game.discard();
      },
      kFew,
    );
  });

  const opened = await testWorld(new TestStore()).games.start({ puzzle: kEasy, origin: "typed" });
  if (opened.ok) {
    const { game } = opened;
    let turn = 0;
    describe("a move", () => {
      bench("and its painting", async () => {
        turn += 1;
        await game.act({ intent: "colour", digit: (turn % 9) + 1, cells: [(turn * 7) % 81] });
      });
    });
    afterAll(() => game.close());
  }
}
