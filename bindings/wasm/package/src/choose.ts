// Which of the two modules: the one with vectors where the browser or node knows them, else the
// plain one, which says the same and is slower. Asked once, by a module of 30 bytes that has one
// vector.
import { EngineModule, type Parts } from "./parts.js";
import type { Address } from "./platform.js";

/** Where the two modules lie, each in its parts. */
export interface Addresses {
  simd: Parts<Address>;
  plain: Parts<Address>;
}

// (module (func (result v128) (i8x16.popcnt (i8x16.splat (i32.const 0)))))
// prettier-ignore
const kProbe = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, // \0asm, version 1
  0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, // a type: () -> v128
  0x03, 0x02, 0x01, 0x00, // a function of it
  0x0a, 0x0a, 0x01, 0x08, 0x00, // its code, 8 bytes, no locals
  0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b, // i32.const 0, i8x16.splat, i8x16.popcnt, end
]);

/** Are there vectors here? */
export function hasVectors(): boolean {
  return WebAssembly.validate(kProbe);
}

/**
 * The module for this machine, once for all engines and workers: its first part fetched and compiled, the
 * rest under way, the part for variants where it lies.
 */
export function loadModule({ simd, plain }: Addresses): Promise<EngineModule> {
  return EngineModule.load(hasVectors() ? simd : plain);
}
