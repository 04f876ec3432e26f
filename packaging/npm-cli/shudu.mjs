#!/usr/bin/env node
// The command `shudu` of the npm package: the native program where there is one for this machine, else the
// WebAssembly engine, for the verbs that answer lines.
import { nativeProgram, runNative } from "./native.mjs";
import { runPortable } from "./portable.mjs";

const words = process.argv.slice(2);
const program = nativeProgram();
if (program === undefined) {
  process.exitCode = await runPortable(words);
} else {
  runNative(program, words);
}
