// How does a MapLibre map get its look: style, labels, terrain, and whom to thank?
import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { MapSettings } from './map-settings';
import { resolveStyleUrls, resolveUrl } from './map-style';

const TERRAIN = 'site-map-terrain';

/** Loads another style; the addresses in it are relative to it. */
export function setStyle(map: MapLibreMap, style: string | StyleSpecification): void {
  const base = typeof style === 'string' ? resolveUrl(style, document.baseURI) : document.baseURI;
  map.setStyle(typeof style === 'string' ? base : style, {
    diff: false,
    transformStyle: (_, next) => resolveStyleUrls(next, base),
  });
}

/** Adds what the options ask for to a style that has just come: names or none, hills or none. */
export function applyLayers(map: MapLibreMap, { labels, terrainUrl }: MapSettings): void {
  for (const { id, type } of map.getStyle().layers)
    if (type === 'symbol') map.setLayoutProperty(id, 'visibility', labels ? 'visible' : 'none');
  if (!terrainUrl) {
    map.setTerrain(null);
    return;
  }
  if (!map.getSource(TERRAIN)) {
    const tiles = [resolveUrl(terrainUrl, document.baseURI)];
    map.addSource(TERRAIN, { type: 'raster-dem', encoding: 'terrarium', tileSize: 256, tiles });
    map.addLayer({ id: TERRAIN, type: 'hillshade', source: TERRAIN });
  }
  map.setTerrain({ source: TERRAIN });
}

/** The makers of the data, as the style or its sources name them: simple HTML, each once. */
export function getAttribution(map: MapLibreMap): string {
  const credits = Object.keys(map.getStyle()?.sources ?? {}).map((id) => map.getSource(id)?.attribution);
  return [...new Set(credits.filter(Boolean))].join(' ');
}
