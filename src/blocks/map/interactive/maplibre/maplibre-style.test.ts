import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { MAP_STYLES } from '../../map.contract';
import type { MapSettings } from '../map-settings';
import { resolveStyle, resolveStyleUrls, validateStyle } from './maplibre-style';

const settings = (overrides: Partial<MapSettings>) =>
  ({ styleUrl: '', satelliteUrl: '', ...overrides }) as MapSettings;

describe('resolveStyle', () => {
  it('inserts the name of the map style into the URL of the page', () => {
    expect(resolveStyle(settings({ mapStyle: 'minimal-blue', styleUrl: '/map/{style}.json' }))).toBe(
      '/map/minimal-blue.json',
    );
    expect(resolveStyle(settings({ mapStyle: 'grayscale', styleUrl: '/my-style.json' }))).toBe(
      '/my-style.json',
    );
  });

  it('has a default for every map style', () => {
    for (const mapStyle of MAP_STYLES)
      expect(resolveStyle(settings({ mapStyle }))).toMatch(
        /^https:\/\/tiles\.openfreemap\.org\/styles\/\w+$/,
      );
  });

  it('creates a satellite style from tiles and falls back to original', () => {
    const tiles = '/tiles/{z}/{x}/{y}.jpg';
    expect(resolveStyle(settings({ mapStyle: 'satellite', satelliteUrl: tiles }))).toMatchObject({
      sources: { satellite: { tiles: [tiles] } },
    });
    expect(resolveStyle(settings({ mapStyle: 'satellite', styleUrl: '{style}.json' }))).toBe('original.json');
  });
});

describe('validateStyle', () => {
  it('reports missing URLs of satellite images and terrain', () => {
    expect(validateStyle(settings({ mapStyle: 'original', terrain: false }))).toEqual([]);
    expect(validateStyle(settings({ mapStyle: 'satellite', terrain: true, terrainUrl: '' }))).toEqual([
      'map-style="satellite" needs satellite-url; using "original".',
      'show-terrain needs terrain-url; the map stays flat.',
    ]);
  });
});

describe('resolveStyleUrls', () => {
  it('resolves URLs against the style and keeps placeholders', () => {
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
