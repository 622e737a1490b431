import { expect, it } from 'vitest';
import { INVALID } from '../../../kit/contract/attributes';
import { navigationAttributes } from './navigation.attributes';

it('accepts the swipe boundaries none, hard and inertial and rejects any other value [GAL-103]', () => {
  const { read } = navigationAttributes.swipeBoundary;
  expect(['none', 'hard', 'inertial'].map((value) => read(value, 'attribute'))).toEqual([
    'none',
    'hard',
    'inertial',
  ]);
  for (const invalid of ['soft', '', 1, {}, 'constructor']) expect(read(invalid, 'attribute')).toBe(INVALID);
});
