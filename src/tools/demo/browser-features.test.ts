// Tests the column of browsers without a feature.
import { expect, it } from 'vitest';
import { FEATURES, formatMissingIn } from './browser-features';

it('lists the supported browsers without a feature', () => {
  expect(formatMissingIn({ chrome: 133, firefox: 144, safari: null, check: '' })).toBe(
    'Chrome before 133, Firefox before 144, Safari',
  );
  expect(formatMissingIn({ chrome: 87, firefox: 126, safari: 18.4, check: '' })).toBe('Safari before 18.4');
});

it('lists only features that a supported browser lacks', () => {
  for (const { name, missingIn } of FEATURES) expect(formatMissingIn(missingIn), name).not.toBe('');
});
