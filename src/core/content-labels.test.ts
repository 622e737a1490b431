import { expect, it } from 'vitest';
import { getContentLabel } from './content-labels';

it.each([
  ['published', 'Available'],
  ['scheduled', 'Scheduled'],
  ['draft', 'Hidden'],
  ['deleted', 'Unsupported'],
  ['', 'Unsupported'],
  ['toString', 'Unsupported'],
])('an item that is %s reads %s [ENM-016]', (state, label) => {
  expect(getContentLabel(state)).toBe(label);
});
