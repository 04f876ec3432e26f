// Texts on their way to a worker: what comes out is what went in, whatever it is, and the buffers come back.
import { Engine, loadModule, openPool, type Pool, shippedModules } from "shudu";
import { afterEach, describe, expect, test } from "vitest";

import { pack, packBytes, unpack } from "../../bindings/wasm/package/src/packed.js";

const engine = Engine.of(await (await loadModule(shippedModules())).whole());
const kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const kSolved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

let pool: Pool | undefined;
afterEach(() => pool?.close());

describe("a text in a buffer", () => {
  const texts = [
    "",
    "a",
    "数独\n",
    "é".repeat(1000),
    "a\u{1F600}b",
    "\ufeffa",
    "x".repeat(100_000),
  ];
  test.each(texts)("comes out as it went in: %#", (text) => {
    const expected = new TextDecoder().decode(new TextEncoder().encode(text));
    for (const room of [undefined, 0, 1, text.length, text.length + 1, 3 * text.length]) {
      const buffer = room === undefined ? undefined : new ArrayBuffer(room);
      const packed = pack(text, buffer);
      expect(unpack(packed)).toBe(expected);
      if (room === 3 * text.length && room > 0) expect(packed.buffer).toBe(buffer);
    }
  });

  test("does not show what was in the buffer before", () => {
    const { buffer } = pack("a long text that was there");
    expect(unpack(pack("short", buffer))).toBe("short");
    expect(unpack(packBytes(new TextEncoder().encode("bytes"), buffer))).toBe("bytes");
    expect(packBytes(new Uint8Array(3), buffer).buffer).toBe(buffer);
    expect(
      unpack(packBytes(new TextEncoder().encode("more than there is room"), new ArrayBuffer(2))),
    ).toBe("more than there is room");
  });
});

describe("lines through a worker", () => {
  // Answers longer than their lines, and lines longer than their characters.
  const odd = ["x", "", "数独", "é".repeat(81), `${kEasy} ünï`, "\ud800", kEasy, "1", "# 注"];
  test("are answered as without one, whatever they hold", async () => {
    pool = await openPool({ size: 2 });
    const text = Array.from({ length: 500 }, (_, i) => odd[i % odd.length] ?? "").join("\n");
    const expected = engine.answer({ do: "solve-lines", puzzles: text });
    expect(expected.ok && (await pool.solveLines(text))).toBe(expected.ok && expected.solutions);
    expect(await pool.ask({ do: "solve-lines", puzzles: text })).toEqual(expected);
  });

  test("short ones behind long ones have nothing of them", async () => {
    pool = await openPool({ size: 1 });
    const many = `${kEasy}\n`.repeat(3000);
    expect(await pool.solveLines(many)).toBe(`${kSolved}\n`.repeat(3000));
    expect(await pool.solveLines(`${kEasy}\n`)).toBe(`${kSolved}\n`);
    expect(await pool.solveLines("x\n")).toBe("unreadable\n");
  });

  test("that are refused leave the pool as it was", async () => {
    pool = await openPool({ size: 1 });
    await expect(pool.solveLines(kEasy, { budget: 0 })).rejects.toThrow();
    expect(await pool.solveLines(`${kEasy}\n`)).toBe(`${kSolved}\n`);
  });
});
