// How does a MapLibre map get its look: style, labels, terrain, and whom to thank?
import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { Settings } from './settings';
import { absolute, withAbsoluteUrls } from './style';

const TERRAIN = 'site-map-terrain';

/** Loads another style; the addresses in it are relative to it. */
export function setStyle(map: MapLibreMap, style: string | StyleSpecification): void {
  const base = typeof style === 'string' ? absolute(style, document.baseURI) : document.baseURI;
  map.setStyle(typeof style === 'string' ? base : style, {
    diff: false,
    transformStyle: (_, next) => withAbsoluteUrls(next, base),
  });
}

/** Adds what the options ask for to a style that has just come: names or none, hills or none. */
export function dress(map: MapLibreMap, { labels, terrainUrl }: Settings): void {
  for (const { id, type } of map.getStyle().layers)
    if (type === 'symbol') map.setLayoutProperty(id, 'visibility', labels ? 'visible' : 'none');
  if (!terrainUrl) {
    map.setTerrain(null);
    return;
  }
  if (!map.getSource(TERRAIN)) {
    const tiles = [absolute(terrainUrl, document.baseURI)];
    map.addSource(TERRAIN, { type: 'raster-dem', encoding: 'terrarium', tileSize: 256, tiles });
    map.addLayer({ id: TERRAIN, type: 'hillshade', source: TERRAIN });
  }
  map.setTerrain({ source: TERRAIN });
}

/** The makers of the data, as the style or its sources name them: simple HTML, each once. */
export function creditsOf(map: MapLibreMap): string {
  const credits = Object.keys(map.getStyle()?.sources ?? {}).map((id) => map.getSource(id)?.attribution);
  return [...new Set(credits.filter(Boolean))].join(' ');
}
