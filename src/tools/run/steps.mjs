// @ts-check
// Runs the steps of a long command, each with a heading and its duration.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stdout } from 'node:process';

/**
 * @typedef {{ name: string, command: readonly string[], env?: Readonly<Record<string, string>> }} Step `command`:
 * program and arguments; `env`: additional variables
 */
/** @typedef {{ name: string, seconds: number, passed: boolean }} StepResult */

const ROOT = join(import.meta.dirname, '../../..');

/** The command line of a tool that npm installed, run by this same Node. @param {string} file path below node_modules @param {string[]} args */
export function installed(file, ...args) {
  return [process.execPath, join(ROOT, 'node_modules', file), ...args];
}

/** The command line of one of the project's own scripts. @param {string} file path below src/tools @param {string[]} args */
export function tool(file, ...args) {
  return [process.execPath, join(ROOT, 'src/tools', file), ...args];
}

/**
 * Runs steps one after the other and stops at the first failure. Their output is passed through.
 * @param {readonly Step[]} steps
 * @returns {Promise<StepResult[]>} one per step that ran
 */
export async function runInSequence(steps) {
  /** @type {StepResult[]} */
  const results = [];
  for (const step of steps) {
    console.log(heading(step));
    const result = await runStep(step, 'inherit');
    console.log(footer(result));
    results.push(result);
    if (!result.passed) break;
  }
  return results;
}

/**
 * Runs all steps, several at a time. The output of a step is printed when it ends; failed steps come last.
 * @param {readonly Step[]} steps longest first, so that none is left running alone at the end
 * @param {number} concurrency
 * @returns {Promise<StepResult[]>} in the order of `steps`
 */
export async function runInParallel(steps, concurrency) {
  /** @type {StepResult[]} */
  const results = [];
  /** @type {string[]} */
  const failures = [];
  const queue = steps.entries();
  const work = async () => {
    for (const [index, step] of queue) {
      /** @type {Buffer[]} */
      const output = [];
      const result = await runStep(step, 'pipe', (bytes) => output.push(bytes));
      const text = `${heading(step)}\n${Buffer.concat(output)}${footer(result)}\n`;
      if (result.passed) stdout.write(text);
      else failures.push(text);
      results[index] = result;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  stdout.write(failures.join(''));
  return results;
}

/**
 * @param {Step} step
 * @param {'inherit' | 'pipe'} output
 * @param {(bytes: Buffer) => void} [onOutput]
 * @returns {Promise<StepResult>}
 */
function runStep({ name, command, env = {} }, output, onOutput = () => {}) {
  const [program = '', ...args] = command;
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  child.stdout?.on('data', onOutput);
  child.stderr?.on('data', onOutput);
  return new Promise((resolve) => {
    /** @param {boolean} passed */
    const end = (passed) => resolve({ name, seconds: (performance.now() - start) / 1000, passed });
    child.on('error', (error) => {
      console.error(error.message);
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

/** @param {Step} step */
function heading({ name }) {
  return `\n── ${name} ${'─'.repeat(Math.max(3, 76 - name.length))}`;
}

/** @param {StepResult} result */
function footer({ name, passed, seconds }) {
  return `── ${name}: ${passed ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`;
}
