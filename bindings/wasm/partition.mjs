// Which part of the module each function and each byte of constant data goes to.
//
//   first     what a game calls, which is found by playing (first_part.mjs)
//   variants  what is reached through functions about variants alone
//   rest      all else
//
// Functions about variants are told by their names: those of the rooms that know rules, and those whose
// arguments are variants. What they alone call or read, say a sort of the library made for them, goes
// with them. What was called for records without rules (looks at texts) stays out of that part, so
// that no plain puzzle has it fetched. Data goes where it is referred to; where that is the first part, nowhere else.
import { readFileSync } from "node:fs";

import { kKinds } from "./wasm_file.mjs";

export const kFirst = 1;
export const kRest = 2;
export const kVariants = 4;

const kAboutVariants = new RegExp(
  "^_ZZ?N[VKRO]*5shudu(7variant|11propagation|5large)" + // rooms
    "|^_ZZ?N[VKRO]*5shudu.*(13VariantPuzzle|11VariantText|13VariantRecord|_variant)" + // arguments, names
    "|^_ZN5shudu12_GLOBAL__N_1\\d+[a-z_]+_rowI", // rows of their table of formats
);

// Functions are nodes by their index, symbols follow them. A variable may have several symbols, and
// the linker lays texts with equal ends into one another.
function graphOf(module) {
  const { imports, bodies, segments, symbols } = module;
  const functions = imports + bodies.length;
  const edges = Array.from({ length: functions + symbols.length }, () => new Set());
  const loose = new Set(); // what unnamed data refers to
  const nodeOf = (index) => {
    const { kind, index: of, segment } = symbols[index];
    if (kind === kKinds.function) return of;
    return kind === kKinds.data && segment !== undefined ? functions + index : undefined;
  };
  let body = 0;
  for (const { offset, symbol } of module.ofCode) {
    while (offset >= bodies[body].end) body += 1;
    const node = nodeOf(symbol);
    if (node !== undefined) edges[imports + body].add(node);
  }
  const inSegment = segments.map(() => []);
  symbols.forEach(({ kind, segment }, i) => {
    if (kind === kKinds.data && segment !== undefined) inSegment[segment].push(i);
  });
  for (const { offset, symbol } of module.ofData) {
    const node = nodeOf(symbol);
    if (node === undefined) continue;
    const at = offset + module.dataAt;
    const of = segments.findIndex((each) => at >= each.at && at < each.at + each.size);
    const place = at - segments[of].at;
    const holders = inSegment[of].filter((i) => {
      const { offset: begin, size } = symbols[i];
      return begin <= place && place < begin + size;
    });
    if (holders.length === 0) loose.add(node);
    for (const i of holders) edges[functions + i].add(node);
  }
  return { functions, edges, loose };
}

function namesOf({ symbols }, functions) {
  const names = new Map();
  symbols.forEach(({ kind, index, name }, i) => {
    if (kind === kKinds.function && !names.has(index)) names.set(index, name);
    if (kind === kKinds.data) names.set(functions + i, name);
  });
  return names;
}

// What is reached without a function or table about variants.
function reachedWithoutVariants(module, { functions, edges, loose }) {
  const names = namesOf(module, functions);
  const reached = new Set();
  const waiting = [];
  const reach = (node) => {
    if (reached.has(node) || kAboutVariants.test(names.get(node) ?? "")) return;
    reached.add(node);
    waiting.push(node);
  };
  module.exported.forEach(reach);
  loose.forEach(reach);
  for (const [node, name] of names) if (/^(__wasm_call_ctors|_initialize)$/.test(name)) reach(node);
  module.symbols.forEach(({ segment }, i) => {
    if (segment > 0) reach(functions + i); // variables
  });
  while (waiting.length > 0) edges[waiting.pop()].forEach(reach);
  return reached;
}

// A file of wasm-split: a hash, and of each function when it was called first, or 0.
function calledIn(profile, count) {
  const bytes = readFileSync(profile);
  return Array.from({ length: count }, (_, i) => bytes.readUInt32LE(8 + 4 * i) !== 0);
}

/**
 * `ofFunction` by index: one part. `callers` of each: all parts that refer to it. `ofByte` of the constant data: all
 * parts that read it, or 0. `inGames` and `withoutRules` are profiles of wasm-split.
 */
export function partition(module, inGames, withoutRules) {
  const graph = graphOf(module);
  const { functions, edges, loose } = graph;
  const reached = reachedWithoutVariants(module, graph);
  const { imports, bodies, symbols, segments } = module;
  const isPlayed = calledIn(inGames, bodies.length);
  const isPlain = calledIn(withoutRules, bodies.length);
  const parts = new Uint8Array(edges.length);
  bodies.forEach((_, i) => {
    const isOfRest = isPlain[i] || reached.has(imports + i);
    parts[imports + i] = isPlayed[i] ? kFirst : isOfRest ? kRest : kVariants;
  });
  for (const index of module.exported) parts[index] = kFirst;
  // Only constants move: the first segment is the only one that nobody writes to.
  symbols.forEach(({ segment }, i) => {
    if (segment > 0 || loose.has(functions + i)) parts[functions + i] = kFirst;
  });
  const waiting = edges.map((_, node) => node).filter((node) => parts[node] !== 0);
  while (waiting.length > 0) {
    const node = waiting.pop();
    for (const to of edges[node]) {
      if (to < functions || (parts[to] | parts[node]) === parts[to]) continue;
      parts[to] |= parts[node];
      waiting.push(to);
    }
  }
  const ofByte = new Uint8Array(segments[0].size);
  symbols.forEach(({ segment, offset, size }, i) => {
    if (segment !== 0) return;
    const part = parts[functions + i]; // 0: nobody refers to it, by this name
    for (let at = offset; at < offset + size; at += 1) ofByte[at] |= part;
  });
  const callers = new Uint8Array(functions); // the parts that refer to a function
  edges.forEach((tos, from) => {
    for (const to of tos) if (to < functions) callers[to] |= parts[from];
  });
  for (const node of loose) if (node < functions) callers[node] |= kFirst;
  return { ofFunction: parts.subarray(0, functions), ofByte, callers };
}
