// @ts-check
// How does a long command show its progress? Steps one after the other, each with a heading and its time.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { env } from 'node:process';

/** @typedef {{ name: string, command: readonly string[], env?: Record<string, string> }} Step `command`: program and arguments */
/** @typedef {{ name: string, seconds: number, passed: boolean }} Outcome */

const ROOT = resolve(import.meta.dirname, '../../..');

/** The command line of a tool that npm installed, run by this same Node. @param {string} file path below node_modules @param {string[]} args */
export function installed(file, ...args) {
  return [process.execPath, resolve(ROOT, 'node_modules', file), ...args];
}

/** The command line of one of the project's own scripts. @param {string} file path below src/tools @param {string[]} args */
export function tool(file, ...args) {
  return [process.execPath, resolve(ROOT, 'src/tools', file), ...args];
}

/**
 * Runs the steps in order with their output passed through and no input.
 * @param {readonly Step[]} steps
 * @param {{ keepGoing?: boolean }} [options] `keepGoing`: run the rest after a failure, instead of stopping there
 * @returns {Outcome[]} one for each step that ran
 */
export function runSteps(steps, { keepGoing = false } = {}) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of steps) {
    console.log(`\n── ${step.name} ${'─'.repeat(Math.max(3, 76 - step.name.length))}`);
    const outcome = runStep(step);
    outcomes.push(outcome);
    console.log(`── ${step.name}: ${outcome.passed ? 'ok' : 'FAILED'} in ${outcome.seconds.toFixed(1)} s`);
    if (!outcome.passed && !keepGoing) break;
  }
  return outcomes;
}

/** @param {Step} step @returns {Outcome} */
function runStep({ name, command, env: extra }) {
  const [program = '', ...args] = command;
  const start = performance.now();
  const { status, error } = spawnSync(program, args, {
    cwd: ROOT,
    env: { ...env, ...extra },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) console.error(error.message);
  return { name, seconds: (performance.now() - start) / 1000, passed: status === 0 };
}
