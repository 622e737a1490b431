import { expect, it, vi } from 'vitest';
import { layouts } from '.';
import { validateLayouts } from './checked';

const predicate = () => true;

it('a design gives exactly one of container and predicate for the focus; none or both is an error [GAL-111]', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  validateLayouts({ one: { container: 'track' }, other: { predicate } });
  validateLayouts(layouts);
  expect(said).not.toHaveBeenCalled();
  validateLayouts({ none: {}, both: { container: 'track', predicate } });
  expect(said.mock.calls.map(([message]) => message)).toEqual([
    'site-gallery: the design "none" must give exactly one of container and predicate for the focus; it gives none.',
    'site-gallery: the design "both" must give exactly one of container and predicate for the focus; it gives both.',
  ]);
  said.mockRestore();
});
