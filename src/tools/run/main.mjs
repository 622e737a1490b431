// @ts-check
// Runs a TypeScript tool, and ends the process with its result.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

/** @param {string} path path of a module whose `main` returns the exit code, or whether it succeeded */
export async function runMain(path) {
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'warn' });
  const result = await module.main(argv.slice(2));
  exit(typeof result === 'boolean' ? Number(!result) : result);
}
