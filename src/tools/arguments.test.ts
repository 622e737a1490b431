import { expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';
import { main as crossSite } from './cross-site/cross-site';

const DEFAULTS = { requests: 1000, 'kill-every': 500, only: '' };

it('reads numbers and texts, with defaults', () => {
  expect(readArguments([], DEFAULTS)).toEqual(DEFAULTS);
  expect(readArguments(['--requests', '20', '--kill-every=0', '--only', '7'], DEFAULTS)).toEqual({
    requests: 20,
    'kill-every': 0,
    only: '7',
  });
});

it.each(['many', '', '1.5', '-1', '1e3'])('rejects %j as a number', (value) => {
  expect(() => readArguments([`--requests=${value}`], DEFAULTS)).toThrow(/^--requests: .*whole number/);
});

it('rejects unknown options', () => {
  expect(() => readArguments(['--seed', '1'], DEFAULTS)).toThrow(/--seed/);
});

it('a check rejects an invalid number instead of checking nothing', async () => {
  await expect(crossSite(['--requests', 'many'])).rejects.toThrow('--requests: many is not a whole number.');
});
