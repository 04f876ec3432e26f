// Interactive Sudoku Solver, timed by tools/variant_bench.py: node tools/variant_bench_iss.mjs DIR FILE [SECONDS]
//
// DIR is a checkout of the solver; FILE has a constraint string a line, as JSON has strings, empty where a puzzle has none. All
// are proved unique in this one process, after a first round over the first few that warms it. One line a puzzle: what
// came of it (one, none, several, unproved, or unread where the solver takes the string for none of its own), guesses,
// milliseconds of processor time from the text to the proof; parted by tabs. SECONDS is the limit of a puzzle.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [, , folder, file, seconds = "60"] = process.argv;
const kWarmUp = 8;
const kLookEvery = 10; // a look at the clock after 2^10 steps

// What the modules take a browser's page to have.
globalThis.self ??= globalThis;
globalThis.VERSION_PARAM ??= "";
const log = console.log;
console.log = () => {};

const load = (name) => import(pathToFileURL(resolve(folder, "js", name)).href);
const { SudokuParser } = await load("sudoku_parser.js");
const { SudokuBuilder } = await load("solver/sudoku_builder.js");

const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

class OverTime extends Error {}

function solutions(solver, end) {
  solver.setProgressCallback(() => {
    if (processor() > end) throw new OverTime();
  }, kLookEvery);
  return solver.countSolutions(2);
}

function prove(text, limit) {
  const start = processor();
  let verdict = "unread";
  let guesses = 0;
  if (text !== "") {
    let solver = null;
    try {
      solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(text)));
      verdict = ["none", "one", "several"][Number(solutions(solver, start + limit))];
    } catch (error) {
      verdict = error instanceof OverTime ? "unproved" : "unread";
    }
    guesses = solver?.state().counters.guesses ?? 0;
  }
  return [verdict, guesses, (processor() - start).toFixed(3)];
}

const lines = readFileSync(file, "utf8").split("\n").slice(0, -1).map((line) => JSON.parse(line));
for (const text of lines.slice(0, kWarmUp)) prove(text, 1000);
for (const text of lines) log(prove(text, Number(seconds) * 1000).join("\t"));
