// @ts-check
// Runs a tool in TypeScript, and ends the process with its result.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

/** @param {string} path of a module whose `main` returns the exit code, or whether all is right */
export async function runMain(path) {
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'warn' });
  const result = await module.main(argv.slice(2));
  exit(typeof result === 'boolean' ? Number(!result) : result);
}
