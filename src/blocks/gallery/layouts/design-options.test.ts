import { expect, it } from 'vitest';
import { gallery } from '../gallery.contract';
import type { GalleryOptions } from '../gallery.types';
import { applyDesignOptions } from './design-options';

const defaults = Object.fromEntries(
  Object.entries(gallery.attributes).map(([name, { defaultValue }]) => [name, defaultValue]),
) as GalleryOptions;

const withOptions = (designOptions: Record<string, unknown>, options = {}) =>
  applyDesignOptions({ ...defaults, ...options, designOptions });

it('applies options by camel or kebab case name [GAL-024]', () => {
  const options = withOptions({ speed: '0.4s', 'click-behavior': 'PREVIOUS', loop: true });
  expect([options.speed, options.clickBehavior, options.loop]).toEqual([0.4, 'previous', true]);
});

it('does not override an option that is set elsewhere', () => {
  expect(withOptions({ speed: 0.4 }, { speed: 2 }).speed).toBe(2);
});

it('ignores unknown names and invalid values', () => {
  const options = withOptions({ speed: 'soon', loop: null, nothing: 1, constructor: 2, toString: 3 });
  expect({ ...options, designOptions: null }).toEqual(defaults);
  expect(applyDesignOptions(defaults)).toBe(defaults);
});
