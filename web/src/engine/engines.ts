// The engines of this page, and who they are for:
//
//   research   a pool, a worker a core less one: whatever needs no open game
//   play       one worker, the open game: it must answer at once, so nothing long is asked of it
//   advice     one worker with a copy of that game: hints and reasons, ended where they take long
//
// All run one module, fetched and compiled once, with vectors where the browser has them; what a game
// needs of it comes first, and engines begin before the rest is there; what variants need is fetched when one
// is met. Nothing is started before it is asked for, so that the first paint waits for none of it; `warmUp` is
// called after that.
import plain from "@wasm/shudu.wasm?url";
import plainRest from "@wasm/shudu_rest.wasm?url";
import simd from "@wasm/shudu_simd.wasm?url";
import simdRest from "@wasm/shudu_simd_rest.wasm?url";
import simdVariants from "@wasm/shudu_simd_variants.wasm?url";
import plainVariants from "@wasm/shudu_variants.wasm?url";
import { type EngineModule, loadModule, type Parts, Pool, Session } from "shudu";

import { type GameEngine, WatchedGameEngine } from "./game_engine";
import { Research } from "./research";

export interface Engines {
  readonly research: Research;
  readonly play: GameEngine;
  readonly advice: GameEngine;
  /** Fetches and compiles the module ahead of the first question. */
  warmUp(): void;
}

const spawn = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

const coresForResearch = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

function makeEngines(): Engines {
  let loaded: Promise<EngineModule> | undefined;
  const load = async (): Promise<EngineModule> => {
    const at = (first: string, rest: string, variants: string): Parts<URL> => ({
      first: new URL(first, document.baseURI),
      rest: new URL(rest, document.baseURI),
      variants: new URL(variants, document.baseURI),
    });
    try {
      loaded ??= loadModule({
        simd: at(simd, simdRest, simdVariants),
        plain: at(plain, plainRest, plainVariants),
      });
      return await loaded;
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };
  const openGames = async (onDeath: () => void): Promise<Session> =>
    new Session({ spawn, module: await load(), onDeath });
  return {
    research: new Research(
      async () => new Pool({ size: coresForResearch(), spawn, module: await load() }),
    ),
    play: new WatchedGameEngine(openGames),
    advice: new WatchedGameEngine(openGames),
    warmUp: () => void load().catch(() => undefined),
  };
}

let made: Engines | undefined;

/** The engines of the page. */
export const engines = (): Engines => (made ??= makeEngines());

/** The port for requests without a game. */
export const research = (): Research => engines().research;
