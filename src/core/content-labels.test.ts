import { expect, it } from 'vitest';
import { getContentLabel } from './content-labels';

it.each([
  ['published', 'Available'],
  ['scheduled', 'Scheduled'],
  ['draft', 'Hidden'],
  ['deleted', 'Unsupported'],
  ['', 'Unsupported'],
  ['toString', 'Unsupported'],
])('labels an item in state %s as %s [ENM-016]', (state, label) => {
  expect(getContentLabel(state)).toBe(label);
});
