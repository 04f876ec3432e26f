// The first move of a page took ten times as long as the next ones, for the engine's code is made
// ready when it first runs (measured in chromium: 14 ms in the worker, then 1 ms). A small game that
// nobody sees goes first, while the page is still being built.
import type { Request } from "shudu";

import type { GameEngine } from "../engine/game_engine";

const kGame = { uid: "0".repeat(20), created: "2026-01-01T00:00:00Z", puzzle: "1.....2..3.....4" };
const kIntents = ["place", "undo", "corner", "erase"] as const;

/** Rejects with EngineLost as every question does. */
export async function warmUp(engine: GameEngine): Promise<void> {
  const started = await engine.ask({ do: "start", origin: "typed", ...kGame });
  if (!started.ok) return;
  const { game } = started;
  const cells = ["r1c2"];
  const moves = kIntents.map((intent): Request => ({ do: "act", game, intent, cells, digit: 2 }));
  const rest: Request[] = [
    { do: "read", game, what: "labels" },
    { do: "close", game },
  ];
  await Promise.all([...moves, ...rest].map((request) => engine.ask(request)));
}
