import { expect, it } from 'vitest';
import { MAP_STYLES } from '../../map.contract';
import { resolveGoogleStyle } from './google-style';

const resolve = (mapStyle: (typeof MAP_STYLES)[number], labels = true, terrain = false) =>
  resolveGoogleStyle({ mapStyle, labels, terrain });

it('draws each map style differently', () => {
  const styles = MAP_STYLES.map((name) => JSON.stringify(resolve(name)));
  expect(new Set(styles).size).toBe(MAP_STYLES.length);
  expect(resolve('original')).toEqual({ mapTypeId: 'roadmap', styles: [] });
  expect(resolve('grayscale').styles).toEqual([{ stylers: [{ saturation: -100 }] }]);
});

it('hides labels', () => {
  const hidden = { elementType: 'labels', stylers: [{ visibility: 'off' }] };
  for (const name of MAP_STYLES.filter((style) => style !== 'satellite')) {
    expect(resolve(name).styles).not.toContainEqual(hidden);
    expect(resolve(name, false).styles?.at(-1)).toEqual(hidden);
  }
  expect(resolve('satellite').mapTypeId).toBe('hybrid');
  expect(resolve('satellite', false).mapTypeId).toBe('satellite');
});

it('shows terrain, in the colors of the style', () => {
  const flat = resolve('minimal-blue');
  expect(resolve('minimal-blue', true, true)).toEqual({ ...flat, mapTypeId: 'terrain' });
});
