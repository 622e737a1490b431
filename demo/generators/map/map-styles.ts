// Map styles of the example town: one list of layers, five color schemes.

export interface Colors {
  readonly land: string;
  readonly field: string;
  readonly wood: string;
  readonly park: string;
  readonly sand: string;
  readonly water: string;
  readonly building: string;
  readonly buildingEdge: string;
  readonly street: string;
  readonly main: string;
  readonly casing: string;
  readonly rail: string;
  readonly label: string;
  readonly halo: string;
  readonly waterLabel: string;
  readonly greenLabel: string;
}

/** By the name of the style; satellite pictures need tiles and have none here (MAP-009). */
export const MAP_STYLES: Readonly<Record<string, Colors>> = {
  original: {
    land: '#f4efe4',
    field: '#ece6cf',
    wood: '#bcd3a4',
    park: '#cbe3b4',
    sand: '#f3e3b5',
    water: '#a4cfe2',
    building: '#e2d8c7',
    buildingEdge: '#cfc2ac',
    street: '#ffffff',
    main: '#fbd98a',
    casing: '#d9c9a8',
    rail: '#9b958b',
    label: '#4a4338',
    halo: '#fffaf0',
    waterLabel: '#37708c',
    greenLabel: '#4f7440',
  },
  grayscale: {
    land: '#f2f2f1',
    field: '#ececea',
    wood: '#dedfdc',
    park: '#e3e5e1',
    sand: '#eeeeec',
    water: '#cfd3d6',
    building: '#e2e2e0',
    buildingEdge: '#d3d3d0',
    street: '#ffffff',
    main: '#ffffff',
    casing: '#cfcfcc',
    rail: '#b3b3b0',
    label: '#52524f',
    halo: '#fafafa',
    waterLabel: '#6d7880',
    greenLabel: '#6f756b',
  },
  'minimal-light': {
    land: '#fafaf8',
    field: '#f7f7f4',
    wood: '#f0f2ed',
    park: '#eef2ea',
    sand: '#f6f4ee',
    water: '#e3eaed',
    building: '#f2f1ee',
    buildingEdge: '#eae8e4',
    street: '#ececea',
    main: '#e2e1dd',
    casing: '#fafaf8',
    rail: '#e0dfdb',
    label: '#77756f',
    halo: '#ffffff',
    waterLabel: '#8aa1ab',
    greenLabel: '#8c9a82',
  },
  'minimal-dark': {
    land: '#1b1d21',
    field: '#1d2023',
    wood: '#1e2422',
    park: '#202823',
    sand: '#25252a',
    water: '#12161b',
    building: '#24272c',
    buildingEdge: '#2c3036',
    street: '#2e3238',
    main: '#3b4048',
    casing: '#1b1d21',
    rail: '#33373d',
    label: '#a9adb4',
    halo: '#141619',
    waterLabel: '#5f7384',
    greenLabel: '#6f8372',
  },
  'minimal-blue': {
    land: '#22364f',
    field: '#243a54',
    wood: '#25405a',
    park: '#274661',
    sand: '#2c4560',
    water: '#162740',
    building: '#2c4360',
    buildingEdge: '#36506f',
    street: '#3a5675',
    main: '#4b6a8b',
    casing: '#22364f',
    rail: '#436180',
    label: '#c3d4e6',
    halo: '#182b44',
    waterLabel: '#7f9fc0',
    greenLabel: '#8db0bd',
  },
};

const byZoom = (...stops: number[]) => ['interpolate', ['exponential', 1.6], ['zoom'], ...stops];
const isKind = (kind: string) => ['==', ['get', 'kind'], kind];
const wide = { 'line-cap': 'round', 'line-join': 'round' };

/** A MapLibre style of the town; it has no glyphs, so names are drawn with the visitor's own fonts. */
export function styleOf(name: string, c: Colors): object {
  const area = (kind: string, color: string) => ({
    id: kind,
    type: 'fill',
    source: 'town',
    filter: isKind(kind),
    paint: { 'fill-color': color },
  });
  const line = (id: string, kind: string, color: string, width: unknown, more = {}) => ({
    id,
    type: 'line',
    source: 'town',
    filter: isKind(kind),
    layout: wide,
    paint: { 'line-color': color, 'line-width': width, ...more },
  });
  const main = byZoom(10, 1, 14, 5, 18, 34);
  const street = byZoom(12, 0.4, 14, 2, 18, 22);
  return {
    version: 8,
    name: `Ellery, ${name}`,
    center: [-14.6, 50.122],
    zoom: 14,
    sources: { town: { type: 'geojson', data: 'town.json', attribution: 'Ellery is made up' } },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': c.land } },
      area('field', c.field),
      area('wood', c.wood),
      area('park', c.park),
      area('sea', c.water),
      area('river', c.water),
      area('sand', c.sand),
      area('island', c.land),
      {
        ...area('building', c.building),
        minzoom: 13.2,
        paint: {
          'fill-color': c.building,
          'fill-outline-color': c.buildingEdge,
          'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13.2, 0, 14, 1],
        },
      },
      line('path', 'path', c.casing, byZoom(13, 0.5, 16, 2), { 'line-dasharray': [2, 1.5] }),
      line('street-casing', 'street', c.casing, byZoom(12, 0.8, 14, 3.2, 18, 25)),
      line('main-casing', 'main', c.casing, byZoom(10, 1.6, 14, 7, 18, 38)),
      line('street', 'street', c.street, street),
      line('main', 'main', c.main, main),
      line('rail', 'rail', c.rail, byZoom(11, 0.8, 15, 2.4)),
      line('ferry', 'ferry', c.waterLabel, byZoom(11, 0.6, 15, 1.4), {
        'line-dasharray': [3, 3],
        'line-opacity': 0.6,
      }),
      ...labels(c),
    ],
  };
}

function labels(c: Colors): object[] {
  const font = ['sans-serif'];
  const paint = (color: string) => ({
    'text-color': color,
    'text-halo-color': c.halo,
    'text-halo-width': 1.4,
  });
  const point = (kind: string, color: string, size: unknown, more = {}) => ({
    id: `${kind}-name`,
    type: 'symbol',
    source: 'town',
    filter: isKind(kind),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': size,
      'text-max-width': 8,
      ...more,
    },
    paint: paint(color),
  });
  return [
    {
      id: 'main-name',
      type: 'symbol',
      source: 'town',
      filter: isKind('main'),
      minzoom: 13.5,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': 12,
        'symbol-spacing': 380,
      },
      paint: paint(c.label),
    },
    point('green', c.greenLabel, 12),
    point('waters', c.waterLabel, byZoom(11, 12, 15, 17), { 'text-letter-spacing': 0.12 }),
    point('district', c.label, byZoom(12, 11, 15, 15), {
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.14,
    }),
    { ...point('town', c.label, byZoom(9, 15, 13, 24)), maxzoom: 13.2 },
  ];
}
