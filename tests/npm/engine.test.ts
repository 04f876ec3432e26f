// One engine: sources, progress, cancelling, what it does when it traps, and what the modules want of
// their host.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import {
  compile,
  Engine,
  EngineDead,
  hasVectors,
  loadEngine,
  type ModuleSource,
  type Progress,
} from "shudu";
import { describe, expect, test, vi } from "vitest";

import { echoModule } from "./echo_module.js";
import { compiled, installed, source } from "./places.js";

const kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const kSolution =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/** Some seconds of work; its progress is the number of puzzles. */
const kLong = { do: "check", puzzles: `${kPuzzle}\n`.repeat(9_990), minimal: true } as const;

const file = installed("shudu.wasm");

describe("an engine is made of", () => {
  const bytes = readFileSync(file);
  const response = (type: string): Response =>
    new Response(bytes, { headers: { "content-type": type } });
  test.each([
    ["a module", () => new WebAssembly.Module(bytes)],
    ["bytes", () => bytes],
    ["a buffer", () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)],
    ["the address of a file", () => pathToFileURL(file)],
    ["a response", () => response("application/wasm")],
    ["a response under way", () => Promise.resolve(response("application/wasm"))],
    ["a response of a server that knows no modules", () => response("application/octet-stream")],
  ])("%s", async (_, source) => {
    const rest = readFileSync(installed("shudu_rest.wasm"));
    const engine = await Engine.load({ first: source(), rest });
    expect(engine.answer({ do: "solve", puzzle: kPuzzle })).toEqual({
      shudu: 1,
      ok: true,
      puzzle: kPuzzle,
      status: "unique",
      solution: kSolution,
    });
  });

  test("nothing that is no module", async () => {
    const load = (part: ModuleSource, other: ModuleSource): Promise<Engine> =>
      Engine.load({ first: part, rest: other });
    const none = (): Response => new Response("", { status: 404 });
    const noise = new Uint8Array([1, 2, 3]);
    await expect(load(none(), bytes)).rejects.toThrow("404");
    await expect(load(bytes, none())).rejects.toThrow("404");
    await expect(load(noise, bytes)).rejects.toThrow(WebAssembly.CompileError);
    await expect(load(bytes, noise)).rejects.toThrow(WebAssembly.CompileError);
    await expect(compile(pathToFileURL(`${file}.not`))).rejects.toThrow("ENOENT");
  });

  test("the package's own files", async () => {
    expect(hasVectors()).toBe(true); // node 22 has them
    const engine = await loadEngine();
    expect(engine.answer({ do: "version" })).toMatchObject({ ok: true });
  });
});

test("the modules import what the engine lends, and no more", () => {
  for (const name of ["shudu", "shudu_simd"]) {
    const { first, ...others } = compiled(name);
    const imports = WebAssembly.Module.imports(first)
      .filter((row) => !(row.module in others))
      .map((row) => `${row.module}.${row.name}`);
    for (const part of Object.values(others)) {
      expect(WebAssembly.Module.imports(part).every((row) => row.module === "first")).toBe(true);
    }
    const lent = ["fd_close", "fd_seek", "fd_write"].map((row) => `wasi_snapshot_preview1.${row}`);
    expect(["shudu.progress", "shudu.now", ...lent]).toEqual(expect.arrayContaining(imports));
  }
});

// A budget as small as that keeps lines away from the batch solver, so one module answers in both ways.
test.each(["shudu", "shudu_simd"])("%s solves lines in batches as one by one", (name) => {
  const engine = Engine.of(compiled(name));
  const text = readFileSync(source("examples/puzzles.txt"), "utf8");
  const puzzles = text.replace(/ .*$/gm, "").repeat(20);
  const one = engine.answer({ do: "solve", puzzles, budget: 99_999 });
  const many = engine.answer({ do: "solve", puzzles });
  expect(many.ok && many.results.filter(({ status }) => status === "unique").length).toBe(680);
  expect(many).toEqual(one);
});

describe("an engine", () => {
  const engine = Engine.of(compiled("shudu"));

  test("answers a failure as it answers all else", () => {
    const answer = engine.answer({ do: "solve", puzzle: "11..............", id: "a" });
    expect(answer).toMatchObject({ ok: false, id: "a", error: { code: "duplicate_in_row" } });
  });

  test("gives text back as it was: no surrogate is lost that has its other half", () => {
    expect(engine.answer({ do: "version", id: "数独 🧩" })).toMatchObject({ id: "数独 🧩" });
  });

  test("takes a large request, so that its memory grows, and goes on", () => {
    const puzzles = `${kPuzzle}\n`.repeat(10_000);
    const answer = engine.answer({ do: "check", puzzles });
    expect(answer.ok && answer.results.length).toBe(10_000);
    expect(engine.answer({ do: "solve", puzzle: kPuzzle })).toMatchObject({ solution: kSolution });
  });

  test("tells how far it has come, and is cancelled", () => {
    const told: Progress[] = [];
    const answer = engine.answer(kLong, {
      progress: (progress) => {
        told.push(progress);
        return told.length < 3;
      },
    });
    expect(answer).toMatchObject({ ok: false, error: { code: "cancelled" } });
    expect(told.length).toBe(3);
    expect(told.map(({ request }) => request)).toEqual(["check", "check", "check"]);
    expect(told[2]?.done).toBeGreaterThan(told[1]?.done ?? Infinity);
  });

  test("has a clock", () => {
    const begin = performance.now();
    const answer = engine.answer({ ...kLong, time: 30 });
    expect(answer).toMatchObject({ ok: false, error: { code: "timeout" } });
    expect(performance.now() - begin).toBeGreaterThanOrEqual(29);
  });

  test("hands on what progress throws, and goes on", () => {
    const progress = vi.fn(() => {
      throw new RangeError("stop");
    });
    expect(() => engine.answer(kLong, { progress })).toThrow(new RangeError("stop"));
    expect(progress).toHaveBeenCalledTimes(1);
    expect(engine.dead).toBe(false);
    expect(engine.answer({ do: "solve", puzzle: kPuzzle })).toMatchObject({ solution: kSolution });
  });

  test("cannot be asked by its own progress", () => {
    const progress = (): void => void engine.answer({ do: "version" });
    expect(() => engine.answer(kLong, { progress })).toThrow("its own progress callback");
    expect(engine.answer({ do: "version" })).toMatchObject({ ok: true });
  });

  test("keeps its games to itself", () => {
    const other = Engine.of(compiled("shudu"));
    const uid = "7k3m9q2x4w8v6t1r5p0n";
    const created = "2026-11-21T07:58:03Z";
    const started = other.answer({ do: "start", puzzle: kPuzzle, uid, created });
    expect(started).toMatchObject({ ok: true, game: 1 });
    expect(other.answer({ do: "board", game: 1 })).toMatchObject({ ok: true, uid });
    expect(engine.answer({ do: "board", game: 1 })).toMatchObject({
      error: { code: "unknown_game" },
    });
  });
});

describe("lines", () => {
  const engine = Engine.of(compiled("shudu"));
  const many = `${kPuzzle}\n`.repeat(30);
  const puzzles = `${many}11${kPuzzle.slice(2)}\n数独 is not a puzzle of this line\n`;

  test("apart from a request are answered as those in it", () => {
    const request = { do: "solve-lines", puzzles, id: "数" } as const;
    const apart = engine.answer(request);
    expect(apart).toEqual(JSON.parse(engine.answerText(JSON.stringify({ shudu: 1, ...request }))));
    const solutions = `${`${kSolution}\n`.repeat(30)}invalid\nunreadable\n`;
    expect(apart).toEqual({ shudu: 1, id: "数", ok: true, solutions });
  });

  test("can be refused and cancelled", () => {
    const refused = engine.answer({ do: "solve-lines", puzzles, budget: 0 });
    expect(refused).toMatchObject({ ok: false, error: { field: "budget" } });
    const cancelled = engine.answer(
      { do: "solve-lines", puzzles: many.repeat(20) },
      { progress: ({ done }) => done < 256 },
    );
    expect(cancelled).toMatchObject({ ok: false, error: { code: "cancelled" } });
  });
});

test("an engine that traps is dead for good, and says so", () => {
  const engine = Engine.of({ first: echoModule, rest: echoModule });
  expect(engine.answerText("a")).toBe("a");
  expect(engine.dead).toBe(false);
  expect(() => engine.answerText("!")).toThrow(EngineDead);
  expect(engine.dead).toBe(true);
  expect(() => engine.answerText("a")).toThrow(/cannot be used any more: unreachable/);
  expect(Engine.of({ first: echoModule, rest: echoModule }).answerText("a")).toBe("a");
});
