// Style of a MapLibre map: resolves the options to a MapLibre style and applies it to a map.
import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { MapSettings } from '../map-settings';

/** Default styles from OpenFreeMap, which needs no key and sets no cookies. */
const OPENFREEMAP_STYLES: Record<MapSettings['mapStyle'], string> = {
  original: 'liberty',
  grayscale: 'positron',
  satellite: 'liberty',
  'minimal-dark': 'dark',
  'minimal-light': 'positron',
  'minimal-blue': 'fiord',
};

/** The URL of the style, or the style itself for satellite images. */
export function resolveStyle({ mapStyle, styleUrl, satelliteUrl }: MapSettings): string | StyleSpecification {
  if (mapStyle === 'satellite' && satelliteUrl) return createSatelliteStyle(satelliteUrl);
  const name = mapStyle === 'satellite' ? 'original' : mapStyle;
  return styleUrl
    ? styleUrl.replaceAll('{style}', name)
    : `https://tiles.openfreemap.org/styles/${OPENFREEMAP_STYLES[name]}`;
}

/** Warnings for developers about missing URLs. */
export function validateStyle({ mapStyle, satelliteUrl, terrain, terrainUrl }: MapSettings): string[] {
  return [
    ...(mapStyle === 'satellite' && !satelliteUrl
      ? ['map-style="satellite" needs satellite-url; using "original".']
      : []),
    ...(terrain && !terrainUrl ? ['show-terrain needs terrain-url; the map stays flat.'] : []),
  ];
}

/** Resolves the URLs of data, tiles, glyphs and sprites against the URL of the style. */
export function resolveStyleUrls(style: StyleSpecification, baseUrl: string): StyleSpecification {
  const resolve = (value: unknown) => (typeof value === 'string' ? resolveUrl(value, baseUrl) : value);
  const sources = Object.entries(style.sources).map(([id, source]) => {
    const fields = Object.entries(source).map(([key, value]) => {
      if (key === 'url' || key === 'data') return [key, resolve(value)];
      return [key, key === 'tiles' ? (value as string[]).map(resolve) : value];
    });
    return [id, Object.fromEntries(fields)];
  });
  const { glyphs, sprite } = style;
  return {
    ...style,
    ...(glyphs && { glyphs: resolveUrl(glyphs, baseUrl) }),
    ...(typeof sprite === 'string' && { sprite: resolveUrl(sprite, baseUrl) }),
    sources: Object.fromEntries(sources),
  };
}

/** Keeps placeholders such as `{z}` unencoded. */
const resolveUrl = (url: string, baseUrl: string): string =>
  new URL(url, baseUrl).href.replaceAll('%7B', '{').replaceAll('%7D', '}');

const createSatelliteStyle = (tiles: string): StyleSpecification => ({
  version: 8,
  sources: { satellite: { type: 'raster', tiles: [tiles], tileSize: 256 } },
  layers: [{ id: 'satellite', type: 'raster', source: 'satellite' }],
});

const TERRAIN_SOURCE = 'site-map-terrain';

/** Sets the style of a map. Relative URLs in the style are resolved against its own URL. */
export function setStyle(map: MapLibreMap, style: string | StyleSpecification): void {
  const baseUrl = typeof style === 'string' ? resolveUrl(style, document.baseURI) : document.baseURI;
  map.setStyle(typeof style === 'string' ? baseUrl : style, {
    diff: false,
    transformStyle: (_, next) => resolveStyleUrls(next, baseUrl),
  });
}

/** Shows or hides labels and terrain in a loaded style. */
export function applyLayers(map: MapLibreMap, { labels, terrain, terrainUrl }: MapSettings): void {
  for (const { id, type } of map.getStyle().layers)
    if (type === 'symbol') map.setLayoutProperty(id, 'visibility', labels ? 'visible' : 'none');
  if (!terrain || !terrainUrl) {
    map.setTerrain(null);
    return;
  }
  if (!map.getSource(TERRAIN_SOURCE)) {
    const tiles = [resolveUrl(terrainUrl, document.baseURI)];
    map.addSource(TERRAIN_SOURCE, { type: 'raster-dem', encoding: 'terrarium', tileSize: 256, tiles });
    map.addLayer({ id: TERRAIN_SOURCE, type: 'hillshade', source: TERRAIN_SOURCE });
  }
  map.setTerrain({ source: TERRAIN_SOURCE });
}

/** The attributions of the sources as simple HTML, without duplicates. */
export function getAttribution(map: MapLibreMap): string {
  const attributions = Object.keys(map.getStyle()?.sources ?? {}).map((id) => map.getSource(id)?.attribution);
  return [...new Set(attributions.filter(Boolean))].join(' ');
}
