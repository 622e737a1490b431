// Which MapLibre style belongs to a look, and where do its files lie? Pure.
import type { StyleSpecification } from 'maplibre-gl';
import type { Settings } from './settings';

/** Styles of OpenFreeMap (no key, no cookies) for pages that give none. */
const PUBLIC: Record<Settings['look'], string> = {
  original: 'liberty',
  grayscale: 'positron',
  satellite: 'liberty',
  'minimal-dark': 'dark',
  'minimal-light': 'positron',
  'minimal-blue': 'fiord',
};

/** The address of the style, or for satellite pictures the style itself. */
export function styleOf({ look, styleUrl, satelliteUrl }: Settings): string | StyleSpecification {
  if (look === 'satellite' && satelliteUrl) return satellite(satelliteUrl);
  const name = look === 'satellite' ? 'original' : look;
  return styleUrl
    ? styleUrl.replaceAll('{style}', name)
    : `https://tiles.openfreemap.org/styles/${PUBLIC[name]}`;
}

/** The style with relative addresses of data, tiles, glyphs and sprites made absolute: they lie beside the style. */
export function withAbsoluteUrls(style: StyleSpecification, base: string): StyleSpecification {
  const full = (value: unknown) => (typeof value === 'string' ? absolute(value, base) : value);
  const sources = Object.entries(style.sources).map(([id, source]) => {
    const fields = Object.entries(source).map(([key, value]) => {
      if (key === 'url' || key === 'data') return [key, full(value)];
      return [key, key === 'tiles' ? (value as string[]).map(full) : value];
    });
    return [id, Object.fromEntries(fields)];
  });
  const { glyphs, sprite } = style;
  return {
    ...style,
    ...(glyphs && { glyphs: absolute(glyphs, base) }),
    ...(typeof sprite === 'string' && { sprite: absolute(sprite, base) }),
    sources: Object.fromEntries(sources),
  };
}

/** Absolute, with place holders such as `{z}` left as they are. */
export const absolute = (url: string, base: string): string =>
  new URL(url, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}');

const satellite = (tiles: string): StyleSpecification => ({
  version: 8,
  sources: { satellite: { type: 'raster', tiles: [tiles], tileSize: 256 } },
  layers: [{ id: 'satellite', type: 'raster', source: 'satellite' }],
});
