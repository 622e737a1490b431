import { expect, it } from 'vitest';
import type { AttributeValues } from '../../../kit/contract/attributes';
import { gallery } from '../gallery.contract';
import { applyDesignOptions } from './design-options';

const defaults = Object.fromEntries(
  Object.entries(gallery.attributes).map(([name, { defaultValue }]) => [name, defaultValue]),
) as AttributeValues<typeof gallery.attributes>;

const withOptions = (designOptions: Record<string, unknown>, more = {}) =>
  applyDesignOptions({ ...defaults, ...more, designOptions });

it('options of the design hold by camel or kebab case name, read as JSON is [GAL-024]', () => {
  const options = withOptions({ speed: '0.4s', 'click-behavior': 'PREVIOUS', loop: true });
  expect([options.speed, options.clickBehavior, options.loop]).toEqual([0.4, 'previous', true]);
});

it('what is said elsewhere goes before', () => {
  expect(withOptions({ speed: 0.4 }, { speed: 2 }).speed).toBe(2);
});

it('what means nothing is left out', () => {
  const options = withOptions({ speed: 'soon', loop: null, nothing: 1, constructor: 2, toString: 3 });
  expect({ ...options, designOptions: null }).toEqual(defaults);
  expect(applyDesignOptions(defaults)).toBe(defaults);
});
