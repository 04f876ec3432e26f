// A module with the exports of the real one that gives every request back as its answer, and traps on
// one that begins with "!": what the real one must never do. Written byte by byte, so that a test needs
// no compiler.

const bytes = (text: string): number[] => [text.length, ...new TextEncoder().encode(text)];
const section = (id: number, content: number[]): number[] => [id, content.length, ...content];
const list = (items: number[][]): number[] => [items.length, ...items.flat()];
const code = (body: number[]): number[] => [body.length + 2, 0, ...body, 0x0b];

const kI32 = 0x7f;
const types = list([
  [0x60, 0, 0], // 0: ()
  [0x60, 1, kI32, 1, kI32], // 1: (i32) -> i32
  [0x60, 0, 1, kI32], // 2: () -> i32
]);
const exported = list([
  [...bytes("memory"), 2, 0],
  [...bytes("_initialize"), 0, 0],
  [...bytes("shudu_reserve"), 0, 1],
  [...bytes("shudu_answer"), 0, 2],
  [...bytes("shudu_answer_size"), 0, 3],
]);
const kExclamationMark = 0x21;
const bodies = list([
  code([]),
  code([0x41, 0]), // i32.const 0: the request lies where the memory begins
  // prettier-ignore
  code([
    0x20, 0, 0x24, 0, // the size of the answer is that of the request
    0x41, 0, 0x2d, 0, 0, 0x41, kExclamationMark, 0x46, // its first byte is the mark?
    0x04, 0x40, 0x00, 0x0b, // then unreachable
    0x41, 0,
  ]),
  code([0x23, 0]),
]);

export const echoModule = new WebAssembly.Module(
  // prettier-ignore
  new Uint8Array([
    0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00,
    ...section(1, types),
    ...section(3, list([[0], [1], [1], [2]])),
    ...section(5, list([[0, 1]])), // one page of memory
    ...section(6, list([[kI32, 1, 0x41, 0, 0x0b]])), // a variable: the size
    ...section(7, exported),
    ...section(10, bodies),
  ]),
);
