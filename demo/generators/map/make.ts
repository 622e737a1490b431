// Generates the demo map, a fictitious harbour town, as GeoJSON with several styles: `npm run demo:map`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { MAP_STYLES, styleOf } from './map-styles';
import { buildings, streets } from './streets';
import { blob, coast, EDGE, PARKS, river, riverWidth, WOODS, type XY } from './terrain';

/** Market square, in the middle of an ocean. */
const LAT = 50.12;
const LNG = -14.6;
const METRES_PER_DEGREE = 111_320;

const folder = 'demo/map';

type Geometry = { type: string; coordinates: unknown };
const features: object[] = [];
const add = (kind: string, geometry: Geometry, name?: string) =>
  features.push({ type: 'Feature', properties: { kind, ...(name && { name }) }, geometry });

const toDegrees = ([x, y]: XY) => [
  round(LNG + x / METRES_PER_DEGREE / Math.cos((LAT * Math.PI) / 180)),
  round(LAT + y / METRES_PER_DEGREE),
];
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const polygon = (ring: readonly XY[]): Geometry => ({
  type: 'Polygon',
  coordinates: [[...ring, ...ring.slice(0, 1)].map(toDegrees)],
});
const line = (points: readonly XY[]): Geometry => ({
  type: 'LineString',
  coordinates: points.map(toDegrees),
});
const point = (at: XY): Geometry => ({ type: 'Point', coordinates: toDegrees(at) });
const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

function land(): void {
  for (const [x, y, radius, seed] of [
    [-3600, 2900, 900, 11],
    [3500, 2900, 1000, 12],
    [-1500, 3100, 700, 13],
    [3300, 100, 700, 14],
  ] as const)
    add('field', polygon(blob([x, y], radius, seed)));
  for (const { at, radius, seed } of WOODS) add('wood', polygon(blob(at, radius, seed)));
  for (const { at, radius, seed } of PARKS) add('park', polygon(blob(at, radius, seed)));
}

function water(): void {
  const shore = range(-EDGE, EDGE, 50).map((x): XY => [x, coast(x)]);
  add('sea', polygon([...shore, [EDGE, -EDGE], [-EDGE, -EDGE]]));
  const down = range(-520, EDGE, 60);
  const bank = (side: number) => down.map((y): XY => [river(y) + (side * riverWidth(y)) / 2, y]);
  add('river', polygon([...bank(-1), ...bank(1).reverse()]));
  const beach = range(700, 2500, 50);
  add(
    'sand',
    polygon([
      ...beach.map((x): XY => [x, coast(x) + 24]),
      ...beach.reverse().map((x): XY => [x, coast(x) - 26]),
    ]),
  );
  add('island', polygon(blob([-900, -1500], 150, 9)));
  add('island', polygon(blob([1500, -2100], 260, 10)));
  for (const x of [90, 190, 400])
    add(
      'island',
      polygon([
        [x, coast(x) + 10],
        [x + 22, coast(x) + 10],
        [x + 22, coast(x) - 130],
        [x, coast(x) - 130],
      ]),
    );
}

function names(): void {
  for (const { name, at } of PARKS) if (name) add('green', point(at), name);
  const places: [string, string, XY][] = [
    ['town', 'Ellery', [0, 250]],
    ['district', 'Old Town', [-230, 10]],
    ['district', 'Northgate', [-420, 1120]],
    ['district', 'Castle Side', [830, 720]],
    ['district', 'Harbour', [250, -130]],
    ['waters', 'Bay of Ellery', [300, -1250]],
    ['waters', 'Orla', [river(820), 820]],
    ['green', 'Gull Island', [1500, -2100]],
  ];
  for (const [kind, name, at] of places) add(kind, point(at), name);
}

land();
water();
for (const { kind, name, line: points } of streets()) add(kind, line(points), name);
for (const house of buildings()) add('building', polygon(house));
names();

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/town.json`, `${JSON.stringify({ type: 'FeatureCollection', features })}\n`);
for (const [name, colors] of Object.entries(MAP_STYLES))
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(styleOf(name, colors), null, 2)}\n`);
