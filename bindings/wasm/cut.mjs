// The steps of cutting a linked module in three (CMakeLists.txt) that wasm-split has not:
//
//   cut.mjs number WHOLE NUMBERED                  functions get names by number, so that both agree on them
//   cut.mjs list WHOLE GAMES PLAIN VARIANTS FIRST  the functions of two parts (partition.mjs), a line each
//   cut.mjs finish WHOLE GAMES PLAIN FIRST REST VARIANTS
//                                                  data goes into its parts, and names become short, in place
import { readFileSync, writeFileSync } from "node:fs";

import { kFirst, kRest, kVariants, partition } from "./partition.mjs";
import * as wasm from "./wasm_file.mjs";

const kImports = 2;
const kExports = 7;
// A segment costs about as much as so many bytes, which are the same in all parts.
const kBridged = 8;

/** Begin and end of what only other parts than the first need, for one of them. */
function runsOf(ofByte, part) {
  const runs = [];
  ofByte.forEach((parts, at) => {
    if (parts & kFirst || !(parts & part)) return;
    const last = runs.at(-1);
    if (last !== undefined && at - last.end <= kBridged) last.end = at + 1;
    else runs.push({ begin: at, end: at + 1 });
  });
  return runs;
}

const dataOf = (segments) =>
  wasm.section(
    wasm.kData,
    Buffer.concat([Buffer.from(wasm.unsigned(segments.length)), ...segments]),
  );

// Without what other parts need alone, and without zeros, which a memory has anyway.
function withoutOthers(bytes, { segments: [constant] }, ofByte) {
  const isKept = (address, byte) => {
    const parts = ofByte[address - constant.address] ?? kFirst;
    return byte !== 0 && (parts === 0 || (parts & kFirst) !== 0);
  };
  const keptOf = ({ address, at, size }) => {
    const runs = [];
    for (let i = 0; i < size; i += 1) {
      if (!isKept(address + i, bytes[at + i])) continue;
      const last = runs.at(-1);
      if (last !== undefined && i - last.end <= kBridged) last.end = i + 1;
      else runs.push({ begin: i, end: i + 1 });
    }
    return runs.map(({ begin, end }) =>
      wasm.segment(address + begin, bytes.subarray(at + begin, at + end)),
    );
  };
  return wasm.rewritten(bytes, (each) =>
    each.id === wasm.kData ? dataOf(wasm.segmentsOf(bytes, each).flatMap(keptOf)) : undefined,
  );
}

function withOwn(bytes, { bytes: whole, segments: [constant] }, ofByte, part) {
  const segments = runsOf(ofByte, part).map(({ begin, end }) =>
    wasm.segment(constant.address + begin, whole.subarray(constant.at + begin, constant.at + end)),
  );
  return wasm.rewritten(bytes, ({ id, begin, end }) => {
    if (id === wasm.kData) throw new Error("a part with data of its own");
    return id === wasm.kCode
      ? Buffer.concat([bytes.subarray(begin, end), dataOf(segments)])
      : undefined;
  });
}

// What stands in the table for its own part alone needs no placeholder in the first.
function withoutOwnSlots(bytes, { elements }, { ofFunction, callers }) {
  const isOwn = (index) => ofFunction[index] !== kFirst && callers[index] === ofFunction[index];
  const own = new Set();
  for (const { slot, functions } of elements) {
    functions.forEach((index, i) => isOwn(index) && own.add(slot + i));
  }
  const keptOf = ({ slot, functions }) => {
    const kept = [];
    functions.forEach((index, i) => {
      if (own.has(slot + i)) return;
      const last = kept.at(-1);
      if (last !== undefined && last.slot + last.functions.length === slot + i) {
        last.functions.push(index);
      } else {
        kept.push({ slot: slot + i, functions: [index] });
      }
    });
    return kept;
  };
  return wasm.rewritten(bytes, (each) => {
    if (each.id !== wasm.kElements) return undefined;
    const kept = wasm.elementsOf(bytes, each).flatMap(keptOf);
    return wasm.section(each.id, [...wasm.unsigned(kept.length), ...kept.flatMap(wasm.elements)]);
  });
}

// What the host calls keeps its name; what the parts call of each other is renamed.
const kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const isNumbered = (name) => /^f\d+$/.test(name);

function shortName(index) {
  const letter = kLetters[index % kLetters.length];
  return index < kLetters.length
    ? letter
    : shortName(Math.floor(index / kLetters.length) - 1) + letter;
}

function withShortExports(bytes, names) {
  return wasm.rewritten(bytes, ({ id, at }) => {
    if (id !== kExports) return undefined;
    const exports = new wasm.Reader(bytes, at).list((reader) => {
      const name = reader.name();
      if (isNumbered(name)) names.set(name, shortName(names.size));
      return [
        ...wasm.named(names.get(name) ?? name),
        reader.byte(),
        ...wasm.unsigned(reader.unsigned()),
      ];
    });
    return wasm.section(id, [...wasm.unsigned(exports.length), ...exports.flat()]);
  });
}

// Of an import: a function's type, a table's or memory's limits, a global's type. A table's largest size is left
// out: it grows with the cut after this one.
function readImported(reader) {
  const kind = reader.byte();
  if (kind === 0) return [kind, ...wasm.unsigned(reader.unsigned())];
  if (kind === 3) return [kind, reader.byte(), reader.byte()];
  const type = kind === 1 ? [reader.byte()] : [];
  const hasMost = (reader.byte() & 1) !== 0;
  const least = wasm.unsigned(reader.unsigned());
  const most = hasMost ? wasm.unsigned(reader.unsigned()) : [];
  return kind === 1
    ? [kind, ...type, 0, ...least]
    : [kind, ...type, hasMost ? 1 : 0, ...least, ...most];
}

function withShortImports(bytes, names) {
  return wasm.rewritten(bytes, ({ id, at }) => {
    if (id !== kImports) return undefined;
    const imports = new wasm.Reader(bytes, at).list((reader) => {
      const [from, name] = [reader.name(), reader.name()];
      return [...wasm.named(from), ...wasm.named(names.get(name) ?? name), ...readImported(reader)];
    });
    return wasm.section(id, [...wasm.unsigned(imports.length), ...imports.flat()]);
  });
}

function list(module, { ofFunction }, [variantsPath, firstPath]) {
  const functionsOf = (part) =>
    [...ofFunction.entries()]
      .flatMap(([index, of]) => (of === part ? [`f${index}`] : []))
      .join("\n");
  writeFileSync(variantsPath, functionsOf(kVariants));
  writeFileSync(firstPath, functionsOf(kFirst));
}

function finish(module, parts, [firstPath, restPath, variantsPath]) {
  const names = new Map();
  const { ofByte } = parts;
  const first = withoutOwnSlots(readFileSync(firstPath), module, parts);
  writeFileSync(firstPath, withoutOthers(withShortExports(first, names), module, ofByte));
  for (const [path, part] of [
    [restPath, kRest],
    [variantsPath, kVariants],
  ]) {
    writeFileSync(path, withOwn(withShortImports(readFileSync(path), names), module, ofByte, part));
  }
}

const [, , step, whole, ...paths] = process.argv;
const module = wasm.readLinked(whole);
if (step === "number") {
  writeFileSync(paths[0], wasm.withNumbers(module));
} else {
  const [inGames, withoutRules, ...files] = paths;
  const parts = partition(module, inGames, withoutRules);
  ({ list, finish })[step](module, parts, files);
}
