// Fails a Node test that writes to the console without a spy (`vi.spyOn(console, 'warn').mockImplementation(() =>
// {})`).
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
