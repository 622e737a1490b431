// Fails a Node test that writes to the console without a spy (`vi.spyOn(console, 'warn').mockImplementation(() =>
// {})`).
import { afterEach, beforeEach } from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

const original = { ...console };
let output: string[] = [];

beforeEach(() => {
  output = [];
  for (const method of METHODS)
    console[method] = (...words: unknown[]) =>
      void output.push(`console.${method}: ${words.map(String).join(' ')}`);
});

afterEach(() => {
  Object.assign(console, original);
  if (output.length > 0) throw new Error(`Unexpected console output:\n  ${output.join('\n  ')}`);
});
