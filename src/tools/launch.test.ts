// Features that Playwright disables.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { PLAYWRIGHT_DISABLES } from './launch';

it('disables the features that this version of Playwright disables', () => {
  const source = readFileSync(
    createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'),
    'utf8',
  );
  const list = source.match(/disabledFeatures = \[(.*?)\]\.filter/s)?.[1] ?? '';
  const features = list.replaceAll(/\/\/.*/g, '').match(/(?<=")\w+(?=")/g);
  expect(PLAYWRIGHT_DISABLES).toEqual(features);
});
