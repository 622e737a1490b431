import { expect, it } from 'vitest';
import { readCommand, USAGE } from './arguments';

it('parses the commands', () => {
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
])('throws an error with the usage for %j', (args) => {
  expect(() => readCommand(args)).toThrow(USAGE);
});

it('rejects a move to another database than PostgreSQL', () => {
  expect(() => readCommand(['move', '--to', 'mysql://host/name'])).toThrow('--to is not an address like');
});
