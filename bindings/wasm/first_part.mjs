// Which functions of the module a game needs: node first_part.mjs INSTRUMENTED.wasm PUZZLES GAMES PLAIN
//
// Plays in a module that wasm-split has instrumented, from the start of a page to the end of the games, with
// hints for every move, and writes down which functions were called, as wasm-split reads it. Those become the
// first part of the module, which a page fetches before anything can be played; what was not called here is in
// the rest, which comes after it and is just as good, only later. So this list decides about time, never about
// answers. It is the same for each build: no clock, no chance. So far the profile GAMES. After it puzzles without rules
// of their own are read from the formats that variants share: what is called then, too, is in PLAIN.
import { readFileSync, writeFileSync } from "node:fs";

const [, , modulePath, puzzlesPath, gamesPath, plainPath] = process.argv;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const noFile = () => 8;
const { exports: engine } = new WebAssembly.Instance(
  new WebAssembly.Module(readFileSync(modulePath)),
  {
    shudu: { progress: () => 1, now: () => 0 },
    wasi_snapshot_preview1: { fd_close: noFile, fd_seek: noFile, fd_write: noFile },
  },
);
engine._initialize();

const opened = []; // games, of which so many may be open at a time

function ask(request) {
  const bytes = encoder.encode(JSON.stringify({ shudu: 1, ...request }));
  const to = engine.shudu_reserve(bytes.length);
  new Uint8Array(engine.memory.buffer).set(bytes, to);
  const at = engine.shudu_answer(bytes.length);
  const bytesOfAnswer = new Uint8Array(engine.memory.buffer, at, engine.shudu_answer_size());
  const answer = JSON.parse(decoder.decode(bytesOfAnswer));
  if (["start", "load", "continue"].includes(request.do) && answer.ok) opened.push(answer.game);
  return answer;
}

// Of these requests nothing is refused; a misspelt one would silently leave its functions in the rest.
function mustAsk(request) {
  const answer = ask(request);
  if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(answer.error)}`);
  return answer;
}

function closeGames() {
  for (const game of opened.splice(0)) ask({ do: "close", game });
}

const kIdentity = { uid: "7k3m9q2x4w8v6t1r5p0n", created: "2026-11-21T07:58:03Z" };
const kLanguages = ["en", "zh-CN", "zh-TW"];
const kHoldsMany = 200; // hints in a game at most

/** All hints of a puzzle in all stages, each done, until none is left. */
function playThrough(puzzle, language) {
  const { game } = mustAsk({ do: "start", puzzle, ...kIdentity });
  mustAsk({ do: "read", game, what: "labels", language });
  for (let count = 0; count < kHoldsMany; ++count) {
    const { kind, step, basis } = mustAsk({
      do: "advise",
      game,
      language,
      ...(count % 10 === 0 && { others: 3 }),
    });
    if (kind !== "step") break;
    mustAsk({
      do: "act",
      game,
      intent: "asked",
      text: step.technique,
      number: 5,
      t: count,
      language,
    });
    const actions = [...step.placements, ...step.eliminations].slice(0, 80);
    const hints = [basis];
    const done = { intent: "hint", text: step.technique, actions, hints, t: count, language };
    mustAsk({ do: "act", game, ...done });
  }
  for (const request of ["board", "history", "result", "save"])
    mustAsk({ do: request, game, language });
  for (let digit = 1; digit <= 9; ++digit)
    ask({ do: "doubt", game, cell: "r5c5", digit, language });
  mustAsk({ do: "close", game });
}

/** One of each thing that a key does, and what is refused. */
function tryAll(puzzle, language) {
  const { game } = mustAsk({ do: "start", puzzle, ...kIdentity, settings: "check=solution" });
  const { givens } = mustAsk({ do: "board", game });
  const cellOf = (i) => `r${Math.floor(i / 9) + 1}c${(i % 9) + 1}`;
  const empty = [...givens].flatMap((sign, i) => (sign === "." ? [cellOf(i)] : []));
  const filled = cellOf([...givens].findIndex((sign) => sign !== "."));
  const act = (intent, more = {}) =>
    ask({
      do: "act",
      game,
      intent,
      cells: [empty[0]],
      mode: "digit",
      brush: 0,
      t: 1,
      language,
      ...more,
    });
  for (const mode of ["digit", "corner", "centre", "colour"]) {
    for (const cells of [[empty[0]], [empty[1], empty[2]], [filled]]) {
      mustAsk({ do: "select", game, cells, mode, brush: 0 });
      for (const digit of [1, 2, 1]) act("digit", { cells, mode, digit });
      act("erase", { cells, mode });
    }
  }
  for (let digit = 1; digit <= 9; ++digit) {
    for (const intent of ["place", "corner", "centre", "out", "colour", "tint", "why"])
      act(intent, { digit, number: 3 });
    act("erase-all");
    ask({ do: "doubt", game, cell: empty[3], digit, language });
  }
  for (const fill of ["legal", "missing", "snyder"]) {
    for (const intent of ["fill", "fill-all"]) act(intent, { fill });
  }
  act("savepoint", { text: "here" });
  for (const intent of [
    "auto-marks",
    "undo",
    "undo",
    "redo",
    "check-rules",
    "check-solution",
    "back",
    "pause",
    "resume",
  ])
    act(intent);
  act("goto", { number: 3 });
  act("goto-name", { text: "here" });
  act("drop", { text: "here" });
  act("set", { key: "check", text: "rules" });
  for (const what of ["row", "column", "box", "where"])
    mustAsk({ do: "read", game, what, number: 2, language });
  for (const what of ["left", "summary"]) mustAsk({ do: "read", game, what, language });
  for (const what of ["cell", "excluded"])
    mustAsk({ do: "read", game, what, cell: empty[0], language });
  for (let digit = 1; digit <= 9; ++digit) {
    act("place", { digit, one_kind: true });
    ask({ do: "advise", game, others: 3, language }); // of wrong digits too
    act("corner", { digit, one_kind: true });
  }
  ask({ do: "advise", game, others: 3, language });
  mustAsk({ do: "history", game, part: "line", language });
  const { text } = mustAsk({ do: "save", game, t: 5, played: kIdentity.created, title: "Title" });
  const loaded = mustAsk({ do: "load", text });
  mustAsk({ do: "continue", game: loaded.game, ...kIdentity });
  mustAsk({ do: "apply", game: loaded.game, line: `${loaded.events + 1} 9 place ${empty[0]} 1` });
  for (const intent of ["reveal", "restart", "give-up"]) act(intent);
  mustAsk({ do: "result", game });
}

const kSmall = "1.....2..3.....4";
const kSeveral =
  "....1...47......2.3.........8....2.....7...3..1............48.16.23..............";
const kNone = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/** What is asked beside the board: of pages that teach, and what is read, shared and refused. */
function askAround(puzzle, technique, language) {
  mustAsk({ do: "layout", puzzle: kSmall, language });
  for (const layout of ["classic", "4x4", "6x6", "x", "windoku", "anti-knight"])
    mustAsk({ do: "layout", layout, language, moves: true });
  const { game } = mustAsk({ do: "start", puzzle: kSmall, ...kIdentity });
  const colours = ["red", "green"];
  mustAsk({
    do: "act",
    game,
    intent: "colour",
    digit: 2,
    cells: ["r1c2"],
    t: 1,
    colours,
    language,
  });
  mustAsk({ do: "history", game, colours, language });
  mustAsk({ do: "read", game, what: "labels", colours, order: "content", short: true, language });
  const { text } = mustAsk({ do: "save", game });
  mustAsk({ do: "share", text, language });
  for (const pasted of [puzzle, text, "no puzzle", `1${puzzle.slice(1)}`])
    ask({ do: "import", text: pasted, ...kIdentity, language });
  for (const stage of [1, 5]) mustAsk({ do: "hint", puzzle, stage, stages: true, language });
  mustAsk({ do: "explain", puzzle, stages: true, marks: true, positions: true, language });
  mustAsk({ do: "steps", puzzle, limit: 3, language });
  ask({ do: "why", puzzle, candidate: "r1c1=1", language });
  const { practice } = mustAsk({ do: "practise", technique, puzzle, language });
  for (const candidate of ["r1c1=1", "r1c1<>1", "r9c9"])
    ask({ do: "judge", practice, candidate, language });
  for (const way of ["more", "less"]) ask({ do: "practice-hint", practice, way, language });
  mustAsk({ do: "close-practice", practice });
  for (const other of [kSeveral, kNone, `11${puzzle.slice(2)}`, "x"]) {
    for (const request of ["start", "solve", "hint"])
      ask({ do: request, puzzle: other, ...(request === "start" && kIdentity), language });
  }
  for (const request of ["board", "save", "advise", "result", "close"])
    ask({ do: request, game: 999, language });
  ask({ do: "load", text: "x", language });
  ask({ do: "act", game, intent: "place", cells: ["r9c9"], language });
  ask({ do: "apply", game, line: "place", language });
}

/** From a format to a format, as a puzzle without rules of its own. */
function readPlain(puzzle) {
  for (const to of ["line", "fpuzzles", "sudokupad", "sgt", "json", "csv", "numbers", "sdk"]) {
    const { text } = mustAsk({ do: "convert", puzzle, to });
    for (const request of ["convert", "solve", "import"]) {
      const more = {
        convert: { puzzle: text, to: "line" },
        solve: { puzzle: text },
        import: { text, ...kIdentity },
      };
      mustAsk({ do: request, ...more[request] });
    }
  }
}

function writeProfile(path) {
  const size = engine.__write_profile(0, 0);
  const at = engine.shudu_reserve(size);
  engine.__write_profile(at, size);
  writeFileSync(path, new Uint8Array(engine.memory.buffer, at, size));
}

const lines = readFileSync(puzzlesPath, "utf8").split("\n");
const puzzles = lines.filter((line) => /^[.1-9]{81}/.test(line)).map((line) => line.slice(0, 81));
// Behind these stand those known for what they ask of solvers: what only they call may come later.
const kGames = 20;
if (puzzles.length < kGames) throw new Error(`${puzzlesPath}: not ${kGames} puzzles`);

mustAsk({ do: "version" });
for (const language of kLanguages) {
  for (const request of ["layouts", "techniques"]) mustAsk({ do: request, language });
  tryAll(puzzles[0], language);
  askAround(puzzles[0], "naked-single", language);
  askAround(puzzles[12], "hidden-single", language);
  closeGames();
}
for (const request of ["solve", "check"]) mustAsk({ do: request, puzzle: puzzles[0] });
puzzles
  .slice(0, kGames)
  .forEach((puzzle, i) => playThrough(puzzle, kLanguages[i % kLanguages.length]));

writeProfile(gamesPath);
[puzzles[0], kSmall].forEach(readPlain);
writeProfile(plainPath);
