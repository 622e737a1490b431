import { expect, it } from 'vitest';
import { readCommand, USAGE } from './arguments';

it('reads the commands', () => {
  expect(readCommand(['backup', 'a.dump'])).toEqual({ name: 'backup', file: 'a.dump' });
  expect(readCommand(['restore', 'a.dump'])).toEqual({ name: 'restore', file: 'a.dump' });
  const to = 'postgres://user:password@host/name';
  expect(readCommand(['move', '--to', to])).toEqual({ name: 'move', to });
});

it.each([
  [[]],
  [['backup']],
  [['backup', 'a', 'b']],
  [['restore', 'a', '--force']],
  [['move']],
  [['drop', 'a']],
])('explains itself instead of running %j', (args) => {
  expect(() => readCommand(args)).toThrow(USAGE);
});

it('moves to PostgreSQL only', () => {
  expect(() => readCommand(['move', '--to', 'mysql://host/name'])).toThrow('--to is not an address like');
});
