// The parts of a module: a game needs the first alone, the others are asked for when they are needed, once,
// and workers do not wait for them. That the answers are the same is what golden.test.ts says, whose engines
// get the others no sooner than they need them.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import {
  Engine,
  EngineModule,
  loadEngine,
  Pool,
  type Request,
  RestMissing,
  Session,
  shippedModules,
  spawnWorker,
} from "shudu";
import { describe, expect, test, vi } from "vitest";

import { compiled, goldens, installed } from "./places.js";

const kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const kIdentity = { uid: "7k3m9q2x4w8v6t1r5p0n", created: "2026-11-21T07:58:03Z" };
const kStart = { do: "start", puzzle: kPuzzle, ...kIdentity } as const;
const kRate = { do: "rate", puzzle: kPuzzle } as const;
/** Grows the memory before it wants the rest. */
const kLargeRate = { do: "rate", puzzles: `${kPuzzle}\n`.repeat(9_000) } as const;
const kRated = { ok: true, rating: { er: 1.2 } };
/** With a cage of 3, a thermometer and a cage of 6. */
const kVariant = {
  do: "solve",
  puzzle: ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R2C4~R2C3~R1C3~R1C4.Cage~6~R3C3~R3C4~R4C4",
} as const;
const kSolved = { ok: true, status: "multiple" };
/** Goldens about puzzles with rules of their own, by name. */
const kAboutVariants = /variant|killer|miracle|sixteen|^candidates/;

describe.each(["shudu", "shudu_simd"])("%s", (name) => {
  const { first, rest, variants } = compiled(name);
  const unwanted = (): never => {
    throw new Error("a part was asked for");
  };

  test("plays a game without the others", () => {
    const engine = Engine.begin(first, unwanted, unwanted);
    const ask = (request: Request): unknown => engine.answer(request);
    expect(ask(kStart)).toMatchObject({ ok: true, game: 1 });
    const act = (intent: string, more: object): unknown =>
      ask({ do: "act", game: 1, intent, t: 1, ...more } as Request);
    expect(act("place", { cells: ["r1c3"], digit: 4 })).toMatchObject({ ok: true });
    expect(act("corner", { cells: ["r1c4", "r1c6"], digit: 2 })).toMatchObject({ ok: true });
    expect(act("undo", {})).toMatchObject({ ok: true });
    expect(act("fill-all", { fill: "legal" })).toMatchObject({ ok: true });
    for (const language of ["en", "zh-CN", "zh-TW"] as const) {
      expect(ask({ do: "advise", game: 1, language })).toMatchObject({ ok: true, kind: "step" });
      expect(ask({ do: "read", game: 1, what: "labels", language })).toMatchObject({ ok: true });
    }
    expect(ask({ do: "save", game: 1 })).toMatchObject({ ok: true });
  });

  test("asks for the rest once, when it is needed", () => {
    const source = vi.fn(() => rest);
    const engine = Engine.begin(first, source);
    expect(source).not.toHaveBeenCalled();
    expect(engine.answer(kRate)).toMatchObject(kRated);
    expect(engine.answer(kRate)).toMatchObject(kRated);
    engine.complete();
    expect(source).toHaveBeenCalledTimes(1);
  });

  test("asks for the part for variants once, when a puzzle has rules of its own", () => {
    const source = vi.fn(() => variants);
    const engine = Engine.begin(first, () => rest, source);
    expect(engine.answer(kStart)).toMatchObject({ ok: true });
    expect(engine.answer(kRate)).toMatchObject(kRated);
    expect(source).not.toHaveBeenCalled();
    expect(engine.answer(kVariant)).toMatchObject(kSolved);
    expect(engine.answer(kVariant)).toMatchObject(kSolved);
    expect(source).toHaveBeenCalledTimes(1);
    expect(engine.answer({ do: "board", game: 1 })).toMatchObject({ ok: true, givens: kPuzzle });
  });

  test("asks for it for no other request", () => {
    const engine = Engine.begin(first, () => rest, unwanted);
    for (const { name, before, request, answer } of goldens()) {
      if (before.length > 0 || /"game":|no_clock/.test(request + answer)) continue;
      if (!kAboutVariants.test(name)) expect(engine.answerText(request), name).toBe(answer);
    }
  });

  test("keeps its games where that part cannot be had, and takes it when it can", () => {
    let isHere = false;
    const source = (): WebAssembly.Module => (isHere ? variants : unwanted());
    const engine = Engine.begin(first, () => rest, source);
    expect(() => engine.answer(kVariant)).toThrow(RestMissing);
    expect(engine.answer(kStart)).toMatchObject({ ok: true, game: 1 });
    expect(engine.answer(kRate)).toMatchObject(kRated);
    const saved = engine.answer({ do: "save", game: 1 });
    for (const time of [1, 2, 3]) {
      expect(() => engine.answer(kVariant), `${time}`).toThrow(
        "The part of the module for variants cannot be had: a part was asked for",
      );
      expect(engine.answer(kRate)).toMatchObject(kRated);
    }
    expect(engine.answer({ do: "save", game: 1 })).toEqual(saved);
    isHere = true;
    expect(engine.answer(kVariant)).toMatchObject(kSolved);
    expect(engine.answer({ do: "save", game: 1 })).toEqual(saved);
  });

  test("has the rest still where it came in a request that wanted the other in vain", () => {
    const source = vi.fn(() => rest);
    const engine = Engine.begin(first, source, unwanted);
    expect(engine.answer(kStart)).toMatchObject({ ok: true, game: 1 });
    const both = { do: "rate", puzzles: `${kPuzzle}\n${kVariant.puzzle}\n` } as const;
    expect(() => engine.answer(both)).toThrow(RestMissing);
    expect(source).toHaveBeenCalledTimes(1);
    expect(engine.answer(kRate)).toMatchObject(kRated);
    expect(engine.answer({ do: "board", game: 1 })).toMatchObject({ ok: true, givens: kPuzzle });
    expect(source).toHaveBeenCalledTimes(1);
  });

  test("answers the same when it was complete before", () => {
    const engine = Engine.of({ first, rest, variants });
    engine.complete();
    engine.putIn("variants");
    for (const { name, before, request, answer } of goldens()) {
      if (before.length > 0 || /"game":|no_clock/.test(request + answer)) continue;
      expect(engine.answerText(request), name).toBe(answer);
    }
  });

  test("keeps its games where the rest cannot be had, and takes it when it can", () => {
    let isHere = false;
    const engine = Engine.begin(first, () => {
      if (isHere) return rest;
      throw new Error("no rest");
    });
    expect(engine.answer(kStart)).toMatchObject({ ok: true, game: 1 });
    const act = { do: "act", game: 1, intent: "place", cells: ["r1c3"], digit: 4, t: 1 };
    expect(engine.answer(act as Request)).toMatchObject({ ok: true });
    const saved = engine.answer({ do: "save", game: 1 });
    for (const time of [1, 2, 3]) {
      expect(() => engine.answer(kRate), `${time}`).toThrow(RestMissing);
      expect(() => engine.answer(kLargeRate)).toThrow(
        "The rest of the module cannot be had: no rest",
      );
    }
    expect(engine.dead).toBe(false);
    expect(engine.answer({ do: "save", game: 1 })).toEqual(saved);
    isHere = true;
    expect(engine.answer(kRate)).toMatchObject(kRated);
    expect(engine.answer({ do: "save", game: 1 })).toEqual(saved);
  });

  test("is as it was before each request that wanted the rest in vain", () => {
    const games = goldens().filter(({ before }) => before.length === 1);
    expect(games.length).toBeGreaterThan(10);
    for (const { name, before, request, answer } of games) {
      let isHere = true;
      const engine = Engine.begin(first, () => {
        if (isHere) return rest;
        throw new Error("no rest");
      });
      isHere = false;
      expect(() => engine.answer(kRate), name).toThrow(RestMissing);
      isHere = true;
      engine.answerText(before[0] ?? "");
      expect(engine.answerText(request), name).toBe(answer);
    }
  });

  test("says so where what comes is no rest", () => {
    const engine = Engine.begin(first, () => first);
    expect(() => engine.answer(kRate)).toThrow(RestMissing);
    expect(() => engine.complete()).toThrow(RestMissing);
    expect(engine.answer(kStart)).toMatchObject({ ok: true, game: 1 });
  });
});

test("an engine in the thread of a program has all parts", async () => {
  for (const parts of [undefined, shippedModules().plain]) {
    const engine = await loadEngine(parts);
    expect(engine.answer(kVariant)).toMatchObject(kSolved);
    expect(engine.answer(kRate)).toMatchObject(kRated);
  }
});

describe("workers", () => {
  const { first } = compiled("shudu");
  const address = pathToFileURL(installed("shudu_rest.wasm")).href;
  const never = new Promise<WebAssembly.Module>(() => undefined);
  const lost = (): Promise<WebAssembly.Module> => Promise.reject(new Error("lost on the way"));

  test("fetch the rest themselves where they need it before it is there", async () => {
    const module = new EngineModule(first, never, address);
    const session = new Session({ module, spawn: spawnWorker });
    expect(await session.ask(kStart)).toMatchObject({ ok: true, game: 1 });
    expect(await session.ask(kRate)).toMatchObject(kRated);
    expect(await session.ask({ do: "board", game: 1 })).toMatchObject({ ok: true });
    session.close();
  });

  test("are handed the rest as soon as it is there", async () => {
    const { rest } = compiled("shudu");
    let arrive: (module: WebAssembly.Module) => void = () => undefined;
    const coming = new Promise<WebAssembly.Module>((resolve) => (arrive = resolve));
    const session = new Session({ module: new EngineModule(first, coming), spawn: spawnWorker });
    expect(await session.ask(kStart)).toMatchObject({ ok: true });
    arrive(rest);
    await coming;
    expect(await session.ask(kRate)).toMatchObject(kRated);
    session.close();
  });

  test("keep games where the rest is lost, and say so where it is needed", async () => {
    const onDeath = vi.fn();
    const module = new EngineModule(first, lost());
    const session = new Session({ module, spawn: spawnWorker, onDeath });
    expect(await session.ask(kStart)).toMatchObject({ ok: true, game: 1 });
    for (const time of [1, 2, 3, 4]) {
      await expect(session.ask(kRate), `${time}`).rejects.toThrow(RestMissing);
    }
    expect(await session.ask({ do: "board", game: 1 })).toMatchObject({
      ok: true,
      givens: kPuzzle,
    });
    expect(onDeath).not.toHaveBeenCalled();
    session.close();
    const pool = new Pool({ size: 1, module: new EngineModule(first, lost()), spawn: spawnWorker });
    await expect(pool.ask(kRate)).rejects.toThrow("The rest of the module is not here.");
    expect(await pool.ask({ do: "solve", puzzle: kPuzzle })).toMatchObject({ status: "unique" });
    pool.close();
  });

  test("look for it again each time", async () => {
    const folder = mkdtempSync(`${tmpdir()}/shudu-rest-`);
    const file = `${folder}/rest.wasm`;
    const module = new EngineModule(first, lost(), pathToFileURL(file).href);
    const session = new Session({ module, spawn: spawnWorker });
    expect(await session.ask(kStart)).toMatchObject({ ok: true, game: 1 });
    await expect(session.ask(kRate)).rejects.toThrow("ENOENT");
    writeFileSync(file, "a page of somebody who wants a password");
    await expect(session.ask(kRate)).rejects.toThrow(RestMissing);
    copyFileSync(installed("shudu_rest.wasm"), file);
    expect(await session.ask(kRate)).toMatchObject(kRated);
    expect(await session.ask({ do: "board", game: 1 })).toMatchObject({
      ok: true,
      givens: kPuzzle,
    });
    session.close();
    rmSync(folder, { recursive: true });
  });

  test("fetch the part for variants when they meet one, and look for it again each time", async () => {
    const folder = mkdtempSync(`${tmpdir()}/shudu-variants-`);
    const file = `${folder}/variants.wasm`;
    const { rest, variants } = compiled("shudu");
    const lies = pathToFileURL(file).href;
    const module = new EngineModule(first, Promise.resolve(rest), address, lies);
    const session = new Session({ module, spawn: spawnWorker });
    expect(await session.ask(kStart)).toMatchObject({ ok: true, game: 1 });
    await expect(session.ask(kVariant)).rejects.toThrow(RestMissing);
    await expect(session.ask(kVariant)).rejects.toThrow("ENOENT");
    copyFileSync(installed("shudu_variants.wasm"), file);
    expect(await session.ask(kVariant)).toMatchObject(kSolved);
    expect(await session.ask({ do: "board", game: 1 })).toMatchObject({ ok: true });
    session.close();
    rmSync(folder, { recursive: true });
    const given = new EngineModule(first, Promise.resolve(rest), "", Promise.resolve(variants));
    const pool = new Pool({ size: 1, module: given, spawn: spawnWorker });
    expect(await pool.ask(kVariant)).toMatchObject(kSolved);
    pool.close();
  });

  test("say so where nobody has told where the part for variants is", async () => {
    const module = new EngineModule(first, Promise.resolve(compiled("shudu").rest));
    const pool = new Pool({ size: 1, module, spawn: spawnWorker });
    await expect(pool.ask(kVariant)).rejects.toThrow(
      "The part of the module for variants is not here.",
    );
    expect(await pool.ask(kRate)).toMatchObject(kRated);
    pool.close();
  });

  test.each(["from the beginning", "later"])(
    "go on where %s they are handed the rest of another module",
    async (when) => {
      const module = new EngineModule(first, Promise.resolve(first), address);
      if (when === "from the beginning") await module.rest;
      expect(module.arrived !== undefined).toBe(when === "from the beginning");
      const session = new Session({ module, spawn: spawnWorker });
      expect(await session.ask(kStart)).toMatchObject({ ok: true, game: 1 });
      expect(await session.ask(kRate)).toMatchObject(kRated);
      expect(await session.ask({ do: "board", game: 1 })).toMatchObject({ ok: true });
      session.close();
    },
  );
});
