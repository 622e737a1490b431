// Which MapLibre style belongs to a look, and where do its files lie? Pure.
import type { StyleSpecification } from 'maplibre-gl';
import type { MapSettings } from './map-settings';

/** Styles of OpenFreeMap (no key, no cookies) for pages that give none. */
const OPENFREEMAP_STYLES: Record<MapSettings['look'], string> = {
  original: 'liberty',
  grayscale: 'positron',
  satellite: 'liberty',
  'minimal-dark': 'dark',
  'minimal-light': 'positron',
  'minimal-blue': 'fiord',
};

/** The address of the style, or for satellite pictures the style itself. */
export function resolveStyle({ look, styleUrl, satelliteUrl }: MapSettings): string | StyleSpecification {
  if (look === 'satellite' && satelliteUrl) return createSatelliteStyle(satelliteUrl);
  const name = look === 'satellite' ? 'original' : look;
  return styleUrl
    ? styleUrl.replaceAll('{style}', name)
    : `https://tiles.openfreemap.org/styles/${OPENFREEMAP_STYLES[name]}`;
}

/** The style with relative addresses of data, tiles, glyphs and sprites made absolute: they lie beside the style. */
export function resolveStyleUrls(style: StyleSpecification, base: string): StyleSpecification {
  const full = (value: unknown) => (typeof value === 'string' ? resolveUrl(value, base) : value);
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
    ...(glyphs && { glyphs: resolveUrl(glyphs, base) }),
    ...(typeof sprite === 'string' && { sprite: resolveUrl(sprite, base) }),
    sources: Object.fromEntries(sources),
  };
}

/** Absolute, with place holders such as `{z}` left as they are. */
export const resolveUrl = (url: string, base: string): string =>
  new URL(url, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}');

const createSatelliteStyle = (tiles: string): StyleSpecification => ({
  version: 8,
  sources: { satellite: { type: 'raster', tiles: [tiles], tileSize: 256 } },
  layers: [{ id: 'satellite', type: 'raster', source: 'satellite' }],
});
