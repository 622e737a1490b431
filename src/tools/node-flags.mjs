// @ts-check
// Flags of Node for tests.

/**
 * Compiles WebAssembly with the baseline compiler only. The optimizing compiler takes more processor time for the
 * embedded database than its code saves in a test: a server starts in 2.2 s of processor time instead of 3.6 s.
 */
export const BASELINE_WASM = '--liftoff-only';
