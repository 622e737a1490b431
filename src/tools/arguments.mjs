// @ts-check
// Command-line options of the tools: `--seed 2 --only server`.
import { parseArgs } from 'node:util';

/**
 * @template {Readonly<Record<string, string | number>>} Defaults
 * @param {readonly string[]} args
 * @param {Defaults} defaults value of each option; if it is a number, the option takes only whole numbers
 * @returns {{ -readonly [Name in keyof Defaults]: Defaults[Name] extends number ? number : string }}
 * @throws if an option is unknown, or a number is not whole
 */
export function readArguments(args, defaults) {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: /** @type {const} */ ('string') }]),
  );
  const { values } = parseArgs({ args: [...args], options });
  const read = Object.entries(defaults).map(([name, fallback]) => {
    const value = values[name];
    if (value === undefined) return [name, fallback];
    return [name, typeof fallback === 'number' ? readNumber(name, value) : value];
  });
  return Object.fromEntries(read);
}

/** @param {string} name @param {string} value */
function readNumber(name, value) {
  if (!/^\d+$/.test(value)) throw new Error(`--${name}: ${value} is not a whole number.`);
  return Number(value);
}
