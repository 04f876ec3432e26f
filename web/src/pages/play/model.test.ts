// The browser's game against the terminal's: the same keys, and after each the same board, selection,
// mode and hint. tests/tui/play_model_test.cpp plays 2,000 sequences of them and says what it came
// to; here the page's own game plays them with the real engine.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, describe, expect, it } from "vitest";

import { hasModule } from "../../engine/engine.fixture";
import type { CellView } from "../../play/game";
import type { OpenedGame } from "../../play/opened_game.svelte";
import { testWorld } from "../../play/world.fixture";
import { changeSetting } from "../../settings/settings.svelte";
import { run } from "./commands";
import { PlayDesk } from "./desk.svelte";

const kProgram = fileURLToPath(new URL("../../../../build/release/bin/tui_test", import.meta.url));
const canPlay = hasModule && existsSync(kProgram);
if (!canPlay) console.warn(`LEFT OUT: the model of play: ${kProgram} or the module is missing`);

/** A sequence: the game, then keys, each with what the terminal came to. */
interface Sequence {
  readonly game: string;
  readonly keys: readonly { readonly key: string; readonly told: string }[];
}

function sequences(): Sequence[] {
  const folder = mkdtempSync(join(tmpdir(), "shudu-model-"));
  const file = join(folder, "model.txt");
  const env = { ...process.env, SHUDU_PLAY_MODEL: file };
  const played = spawnSync(kProgram, ["--gtest_filter=PlayModel.*"], { env, encoding: "utf8" });
  if (played.status !== 0) throw new Error(played.stdout);
  const lines = readFileSync(file, "utf8").split("\n");
  rmSync(folder, { recursive: true });
  const found: { game: string; keys: { key: string; told: string }[] }[] = [];
  for (let i = 0; i + 1 < lines.length;) {
    if (lines[i]?.startsWith("game ")) found.push({ game: lines[i++] ?? "", keys: [] });
    else found.at(-1)?.keys.push({ key: lines[i++] ?? "", told: lines[i++] ?? "" });
  }
  return found;
}

const world = testWorld();
world.settings.set("techniques", "medium");

function cellText({ value, corner, centre, out, colours }: CellView, cell: number): string {
  const layers = [corner, centre, out, colours].map((digits) => digits.join(""));
  const text = `${value || ""}/${layers.join("/")}`;
  return text === "////" ? "" : `${cell}:${text} `;
}

function told(game: OpenedGame): string {
  const { cells, selection, mode, hint } = game;
  const shown = hint === null ? "" : ` ${hint.stage} ${hint.text}`;
  return `${cells.map(cellText).join("")}| ${selection.join(" ")} | ${mode} |${shown}`;
}

const kQuietTurns = 3;

/** Until all that a key has begun is done; a question that it asks is not answered. */
async function settle(desk: PlayDesk): Promise<void> {
  for (let quiet = 0; quiet < kQuietTurns; ++quiet) {
    await new Promise((done) => setImmediate(done));
    if (world.workers.waiting + world.advisers.waiting > 0) quiet = 0;
  }
  if (desk.opened.kind !== "nothing") desk.shut();
  desk.cellMenu = null;
}

async function play({ game: about, keys }: Sequence): Promise<void> {
  const [, layout = "", puzzle = "", wrap = "", marks = ""] = about.split(" ");
  changeSetting("wrap", wrap.slice("wrap=".length));
  changeSetting("marks", marks.slice("marks=".length));
  const opening = await world.games.start({ puzzle, layout, origin: "typed" });
  if (!opening.ok) throw new Error(opening.sentence);
  const { game } = opening;
  const desk = new PlayDesk(game, () => undefined);
  const past = [about];
  for (const { key, told: wanted } of keys) {
    const [command = "", digit, grows] = key.split(" ");
    run(desk, { command, digit: Number(digit), grows: grows === "1" });
    await settle(desk);
    past.push(key);
    expect(told(game), past.join("\n")).toBe(wanted);
    past.push(wanted);
  }
  await world.games.remove(game.uid);
}

describe.runIf(canPlay)("the game of the terminal and that of the browser", () => {
  afterAll(() => {
    changeSetting("wrap", "off");
    changeSetting("marks", "two");
  });

  it("come to the same by the same keys", { timeout: 120_000 }, async () => {
    const all = sequences();
    expect(all).toHaveLength(2_000);
    for (const each of all) await play(each);
  });
});
