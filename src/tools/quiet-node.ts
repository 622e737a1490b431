// May a Node test speak? A test fails when what it runs writes to the console and the test has not put a spy in its place
// (`vi.spyOn(console, 'warn').mockImplementation(() => {})`).
import { afterEach, beforeEach } from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

const original = { ...console };
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const method of METHODS)
    console[method] = (...words: unknown[]) =>
      void said.push(`console.${method}: ${words.map(String).join(' ')}`);
});

afterEach(() => {
  Object.assign(console, original);
  if (said.length > 0) throw new Error(`The test was not silent:\n  ${said.join('\n  ')}`);
});
