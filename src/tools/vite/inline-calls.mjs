// @ts-check
// Keeps the table of calls out of the built library: replaces `calls.cart` with the entry of core/calls.ts.
import { readFileSync } from 'node:fs';

const TABLE = new URL('../../core/calls.ts', import.meta.url);
const METHODS = { get: 'GET', post: 'POST', put: 'PUT', remove: 'DELETE' };

/** @returns {import('vite').Plugin} */
export function inlineCalls() {
  return {
    name: 'inline-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /src[\\/](?:core|services|kit|blocks)[\\/].*\.tsx?$/, code: /(?:core|\.\.)\/calls'/ },
      handler: (code) => ({ code: withInlinedCalls(code), map: null }),
    },
  };
}

/** @param {string} code TypeScript that imports `calls` */
export function withInlinedCalls(code) {
  const calls = readCalls();
  return code.replace(/\bcalls\.(\w+)(?:\.(method|path)\b)?/g, (text, name, key) => {
    const call = calls.get(name);
    if (!call) return text;
    return JSON.stringify(key ? call[/** @type {'method' | 'path'} */ (key)] : call);
  });
}

/** @returns {Map<string, { method: string, path: string }>} */
function readCalls() {
  const rows = readFileSync(TABLE, 'utf8').matchAll(
    /^ {2}(\w+): (?:undocumented\()?(get|post|put|remove)\('([^']+)'\)/gm,
  );
  return new Map(
    [...rows].map(([, name = '', verb, path = '']) => [
      name,
      { method: METHODS[/** @type {keyof typeof METHODS} */ (verb)], path },
    ]),
  );
}
