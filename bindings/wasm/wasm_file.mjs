// What a linked module says of itself: its sections, the bodies of its functions, its data, and which function
// or variable refers to which. The last is told by the linker's relocations (--emit-relocs), which are exact:
// also what stands in tables of functions and in tables of texts is known by them.
import { readFileSync } from "node:fs";

export const kElements = 9;
export const kCode = 10;
export const kData = 11;
const kCustom = 0;
const kNames = "name";
const kConst = 0x41; // i32.const
const kEnd = 0x0b;

/** Numbers and names as the binary format has them, one after the other. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  unsigned() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  signed() {
    let value = 0;
    for (let shift = 0; ;) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      shift += 7;
      if (byte < 128) return shift < 32 && byte & 64 ? value | (-1 << shift) : value;
    }
  }

  name() {
    const size = this.unsigned();
    this.at += size;
    return this.bytes.toString("utf8", this.at - size, this.at);
  }

  /** What `read` gives for each of the elements that are counted here. */
  list(read) {
    return Array.from({ length: this.unsigned() }, () => read(this));
  }
}

export function unsigned(value) {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 128);
  }
}

export function signed(value) {
  const bytes = [];
  for (let rest = value; ; rest >>= 7) {
    if (rest >= -64 && rest < 64) return [...bytes, rest & 127];
    bytes.push((rest & 127) | 128);
  }
}

export const named = (name) => [...unsigned(Buffer.byteLength(name)), ...Buffer.from(name)];

/** A section with its head. */
export const section = (id, content) =>
  Buffer.concat([Buffer.from([id, ...unsigned(content.length)]), Buffer.from(content)]);

export function sectionsOf(bytes) {
  const sections = [];
  for (const reader = new Reader(bytes, 8); reader.at < bytes.length;) {
    const begin = reader.at;
    const id = reader.byte();
    const size = reader.unsigned();
    const { at } = reader;
    const end = at + size;
    const name = id === kCustom ? new Reader(bytes, at).name() : undefined;
    sections.push({ id, name, begin, at, end });
    reader.at = end;
  }
  return sections;
}

/** All sections as they are, but for those that `change` gives something else for. */
export function rewritten(bytes, change) {
  const parts = [bytes.subarray(0, 8)];
  for (const each of sectionsOf(bytes)) {
    parts.push(change(each) ?? bytes.subarray(each.begin, each.end));
  }
  return Buffer.concat(parts);
}

// The address of a segment of data or of a table.
function readAddress(reader) {
  if (reader.byte() !== 0 || reader.byte() !== kConst) throw new Error("a segment without address");
  const address = reader.signed() >>> 0;
  if (reader.byte() !== kEnd) throw new Error("a segment without address");
  return address;
}

/** What stands in the table of functions, in segments. */
export const elementsOf = (bytes, { at }) =>
  new Reader(bytes, at).list((reader) => {
    const slot = readAddress(reader);
    return { slot, functions: reader.list(() => reader.unsigned()) };
  });

export const elements = ({ slot, functions }) => [
  ...[0, kConst, ...signed(slot), kEnd],
  ...[...unsigned(functions.length), ...functions.flatMap(unsigned)],
];

/** What lies in the memory at first, where, and where in the file. */
export function segmentsOf(bytes, { at }) {
  return new Reader(bytes, at).list((reader) => {
    const address = readAddress(reader);
    const size = reader.unsigned();
    reader.at += size;
    return { address, at: reader.at - size, size };
  });
}

export const segment = (address, bytes) =>
  Buffer.concat([
    Buffer.from([0, kConst, ...signed(address), kEnd, ...unsigned(bytes.length)]),
    bytes,
  ]);

export const kKinds = { function: 0, data: 1, section: 3 };
const kIsUndefined = 0x10;
const kHasName = 0x40;
const kSymbolTable = 8;

function readSymbol(reader) {
  const kind = reader.byte();
  const flags = reader.unsigned();
  const isDefined = (flags & kIsUndefined) === 0;
  if (kind === kKinds.section) return { kind, index: reader.unsigned() };
  if (kind !== kKinds.data) {
    const index = reader.unsigned();
    return { kind, index, name: isDefined || flags & kHasName ? reader.name() : "" };
  }
  const name = reader.name();
  if (!isDefined) return { kind, name };
  const [segment, offset, size] = [reader.unsigned(), reader.unsigned(), reader.unsigned()];
  return { kind, name, segment, offset, size };
}

function symbolsOf(bytes, { at, end }) {
  const reader = new Reader(bytes, at);
  reader.name();
  reader.unsigned(); // the version
  while (reader.at < end) {
    const kind = reader.byte();
    const size = reader.unsigned();
    if (kind === kSymbolTable) return reader.list(readSymbol);
    reader.at += size;
  }
  throw new Error("a module without symbols: not linked with --emit-relocs");
}

// By the conventions of tools for linking WebAssembly: which kinds of relocation have an addend, and which
// speak of a type, a global or a table.
const kWithAddend = new Set([3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25]);
const kOfNoSymbol = new Set([6, 7, 10, 13, 20]);

function relocationsOf(bytes, { at }) {
  const reader = new Reader(bytes, at);
  reader.name();
  reader.unsigned(); // the section that they are of
  const all = reader.list(() => {
    const [kind, offset, symbol] = [reader.unsigned(), reader.unsigned(), reader.unsigned()];
    if (kWithAddend.has(kind)) reader.signed();
    return { kind, offset, symbol };
  });
  return all.filter(({ kind }) => !kOfNoSymbol.has(kind));
}

/** A module that was linked with --emit-relocs. */
export function readLinked(path) {
  const bytes = readFileSync(path);
  const sections = sectionsOf(bytes);
  const find = (id, name) => sections.find((each) => each.id === id && each.name === name);
  const code = find(kCode);
  const data = find(kData);
  const reader = new Reader(bytes, code.at);
  const bodies = reader.list(() => {
    const size = reader.unsigned();
    reader.at += size;
    return { begin: reader.at - size - code.at, end: reader.at - code.at };
  });
  const compiled = new WebAssembly.Module(bytes);
  return {
    bytes,
    imports: WebAssembly.Module.imports(compiled).filter(({ kind }) => kind === "function").length,
    bodies,
    segments: segmentsOf(bytes, data),
    elements: elementsOf(bytes, find(kElements)),
    dataAt: data.at,
    exported: new Reader(bytes, find(7).at)
      .list((each) => ({ name: each.name(), kind: each.byte(), index: each.unsigned() }))
      .filter(({ kind }) => kind === 0)
      .map(({ index }) => index),
    symbols: symbolsOf(bytes, find(kCustom, "linking")),
    ofCode: relocationsOf(bytes, find(kCustom, "reloc.CODE")),
    ofData: relocationsOf(bytes, find(kCustom, "reloc.DATA")),
  };
}

/** The module without what only a linker reads, its functions called `f0`, `f1`... */
export function withNumbers({ bytes, imports, bodies }) {
  const names = Array.from({ length: imports + bodies.length }, (_, i) => [
    ...unsigned(i),
    ...named(`f${i}`),
  ]);
  const content = [...unsigned(names.length), ...names.flat()];
  const table = section(kCustom, [...named(kNames), 1, ...unsigned(content.length), ...content]);
  const plain = rewritten(bytes, ({ id, name }) =>
    id === kCustom && name !== "target_features" ? Buffer.alloc(0) : undefined,
  );
  return Buffer.concat([plain, table]);
}
