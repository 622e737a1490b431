import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { MAP_STYLES } from '../map.contract';
import { type MapSettings, validateOptions } from './map-settings';
import { resolveStyle, resolveStyleUrls } from './map-style';

const settings = (given: Partial<MapSettings>) =>
  ({ styleUrl: '', satelliteUrl: '', ...given }) as MapSettings;

describe('styleOf', () => {
  it('puts the name of the look into the address that the page gives', () => {
    expect(resolveStyle(settings({ look: 'minimal-blue', styleUrl: '/map/{style}.json' }))).toBe(
      '/map/minimal-blue.json',
    );
    expect(resolveStyle(settings({ look: 'grayscale', styleUrl: '/my-style.json' }))).toBe('/my-style.json');
  });

  it('has a style for every look without any address', () => {
    for (const look of MAP_STYLES)
      expect(resolveStyle(settings({ look }))).toMatch(/^https:\/\/tiles\.openfreemap\.org\/styles\/\w+$/);
  });

  it('makes satellite pictures of their tiles, and is the original without', () => {
    const tiles = '/tiles/{z}/{x}/{y}.jpg';
    expect(resolveStyle(settings({ look: 'satellite', satelliteUrl: tiles }))).toMatchObject({
      sources: { satellite: { tiles: [tiles] } },
    });
    expect(resolveStyle(settings({ look: 'satellite', styleUrl: '{style}.json' }))).toBe('original.json');
  });
});

describe('problemsOf', () => {
  const fine = { mapStyle: 'original', satelliteUrl: '', showTerrain: false, terrainUrl: '' } as const;

  it('names what satellite pictures and terrain lack', () => {
    expect(validateOptions(fine)).toEqual([]);
    expect(validateOptions({ ...fine, mapStyle: 'satellite', showTerrain: true })).toEqual([
      'map-style="satellite" needs satellite-url; using "original".',
      'show-terrain needs terrain-url; the map stays flat.',
    ]);
  });
});

describe('withAbsoluteUrls', () => {
  it('looks for everything beside the style and keeps place holders', () => {
    const style = {
      version: 8,
      glyphs: 'fonts/{fontstack}/{range}.pbf',
      sources: {
        town: { type: 'geojson', data: 'town.json' },
        inline: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
        hills: { type: 'raster-dem', tiles: ['dem/{z}/{x}/{y}.png'] },
        world: { type: 'vector', url: 'https://tiles.example/world.json' },
      },
      layers: [],
    } as unknown as StyleSpecification;
    expect(resolveStyleUrls(style, 'https://site.example/map/grayscale.json')).toEqual({
      ...style,
      glyphs: 'https://site.example/map/fonts/{fontstack}/{range}.pbf',
      sources: {
        town: { type: 'geojson', data: 'https://site.example/map/town.json' },
        inline: style.sources.inline,
        hills: { type: 'raster-dem', tiles: ['https://site.example/map/dem/{z}/{x}/{y}.png'] },
        world: style.sources.world,
      },
    });
  });
});
