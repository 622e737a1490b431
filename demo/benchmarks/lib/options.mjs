// Parses the command line.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BENCH } from './paths.mjs';

export const SUITES = ['weight', 'upgrade', 'gallery', 'marquee', 'page', 'journey', 'inp', 'media', 'shop'];
const DEFAULT_SUITES = 'weight,upgrade,page';

/**
 * @typedef {{ suites: string[], rounds: number, sizes?: number[], only?: string[], match?: RegExp, all: boolean,
 *   out: string, table?: string, gate: boolean, goals?: string[], help: boolean }} Options
 */

export const HELP = `npm run bench -- [options]
  --suite a,b     suites: ${SUITES.join(', ')} (default: ${DEFAULT_SUITES}; with --all: all)
  --rounds n      samples per row (5)
  --all           all peers, not only the strongest ones
  --only a,b      only these subjects (folders of demo/benchmarks/subjects)
  --match regex   only pages with a matching id, for example 'badge|plain'
  --sizes a,b     numbers of elements or images of the suites upgrade and gallery
  --goals A1,B3   evaluate only these goals
  --gate          exit code 1 when a goal fails; with --goals: when one of them does not pass
  --out file      results file (default: demo/benchmarks/results.json)
  --table file    also write the printed Markdown to this file`;

/**
 * @param {string[]} args
 * @returns {Options}
 * @throws {Error} with a sentence about the invalid argument
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      suite: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      match: { type: 'string' },
      sizes: { type: 'string' },
      goals: { type: 'string' },
      gate: { type: 'boolean', default: false },
      out: { type: 'string', default: path.join(BENCH, 'results.json') },
      table: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    ...values,
    suites: suitesOf(values.suite ?? (values.all ? SUITES.join() : DEFAULT_SUITES)),
    rounds: positive(values.rounds, '--rounds'),
    sizes: list(values.sizes)?.map((size) => positive(size, '--sizes')),
    only: list(values.only),
    goals: list(values.goals),
    match: values.match === undefined ? undefined : new RegExp(values.match),
    out: path.resolve(values.out),
  };
}

function suitesOf(text) {
  const names = list(text);
  const unknown = names.filter((name) => !SUITES.includes(name));
  if (unknown.length > 0)
    throw new Error(`--suite: ${unknown.join(', ')} is not one of ${SUITES.join(', ')}.`);
  return SUITES.filter((name) => names.includes(name));
}

function list(text) {
  return text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function positive(text, name) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name}: ${text} is not a positive whole number.`);
  return value;
}
