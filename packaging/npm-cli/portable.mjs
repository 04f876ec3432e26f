// `shudu` without a native program: solve, count and check of lines, answered by the WebAssembly engine in the words
// of the native program and with its exit codes. Everything else says what is missing.
import { readFileSync, writeSync } from "node:fs";

const kVerbs = ["solve", "count", "check"];
const kUsage = 2;
const kInputOutput = 3;
const kUnreadable = 4;
const kOthers = `shudu: there is no program for ${process.platform}-${process.arch}; the WebAssembly engine answers \
${kVerbs.join(", ")} and version, without options\n`;

// A line of 81 or fewer cells of a square layout, or else a file.
function isPuzzle(word) {
  return [16, 36, 64, 81].includes(word.length) && /^[0-9.*_]+$/.test(word);
}

function linesOf(word) {
  const text = isPuzzle(word) ? word : readFileSync(word === "-" ? 0 : word, "utf8");
  const lines = text.split(/\r?\n/).map((puzzle, index) => ({ puzzle, number: index + 1 }));
  return lines.filter(({ puzzle }) => puzzle.trim() !== "" && !puzzle.startsWith("#"));
}

// What the native program asks for where no option says otherwise.
const kFields = { count: { limit: 1000000 } };

// What the native program prints for an answer of the service, and whether the puzzle is a proper one.
const kPrinted = {
  solve: (answer) => {
    const solution = answer.solution ?? answer.solutions?.[0] ?? "-";
    return answer.status === "unique" ? solution : `${solution}\t${answer.status}`;
  },
  count: (answer) => (answer.count_is_exact ? String(answer.count) : `${answer.count}+`),
  check: (answer) => answer.status,
};

function printed(verb, answer, number) {
  const before = verb === "check" ? "" : "-\t";
  if (answer.ok) {
    return { text: kPrinted[verb](answer), code: answer.status === "unique" ? 0 : 1 };
  }
  const { code, sentence, column = 1 } = answer.error;
  return code.startsWith("duplicate_")
    ? { text: `${before}invalid: ${sentence}`, code: 1 }
    : { text: `${before}error: line ${number}, column ${column}: ${sentence}`, code: kUnreadable };
}

function writeAll(text) {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; ) from += writeSync(1, bytes, from);
}

async function answerAll(verb, files) {
  const { loadEngine } = await import("shudu");
  const engine = await loadEngine();
  let code = 0;
  for (const file of files.length > 0 ? files : ["-"]) {
    for (const { puzzle, number } of linesOf(file)) {
      const line = printed(verb, engine.answer({ do: verb, puzzle, ...kFields[verb] }), number);
      code = Math.max(code, line.code);
      writeAll(`${line.text}\n`);
    }
  }
  return code;
}

export async function runPortable(words) {
  const [verb = "help", ...rest] = words;
  if (verb === "version") {
    const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
    writeAll(`shudu ${version} (WebAssembly)\n`);
    return 0;
  }
  if (!kVerbs.includes(verb) || rest.some((word) => /^-./.test(word))) {
    process.stderr.write(kOthers);
    return kUsage;
  }
  try {
    return await answerAll(verb, rest);
  } catch (error) {
    if (error.code === "EPIPE") return 0;
    process.stderr.write(`shudu: ${error.message}\n`);
    return kInputOutput;
  }
}
