// What may a page rely on of <site-map>?
import { choice, flag, INVALID, json, number, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './map.loading';
import type { LatLng, LocationOptions } from './map.model';

/** MAP-009. */
export const MAP_STYLES = [
  'original',
  'grayscale',
  'satellite',
  'minimal-dark',
  'minimal-light',
  'minimal-blue',
] as const;

export const map = contract({
  tag: 'site-map',
  description:
    'An address with a map: a drawn place holder without any request until the visitor asks for the map (or `loading="eager"`), then an interactive one. The children, an `<address>` and links, stay.',
  loading,
  attributes: {
    mapLat: {
      ...number(0, 'Latitude of the centre, degrees; without it the marker, or else New York.', {
        min: -90,
        max: 90,
      }),
      defaultValue: null,
    },
    mapLng: {
      ...number(0, 'Longitude of the centre, degrees.', { min: -180, max: 180 }),
      defaultValue: null,
    },
    mapZoom: { ...number(0, 'Zoom level; without it 12.', { min: 0, max: 22 }), defaultValue: null },
    markerLat: {
      ...number(0, 'Latitude of the marker; without it the centre.', { min: -90, max: 90 }),
      defaultValue: null,
    },
    markerLng: {
      ...number(0, 'Longitude of the marker; without it the centre.', { min: -180, max: 180 }),
      defaultValue: null,
    },
    addressTitle: text('', 'Name of the place, where the page has no address of its own as a child.'),
    addressLine1: text('', 'First line of the address.'),
    addressLine2: text('', 'Second line of the address.'),
    addressCountry: text('', 'Country.'),
    location: json<LocationOptions>(
      {},
      'All of the above in one, as stored by the site builder; single options come first.',
      {
        expects: 'an object',
        accept: readLocation,
      },
    ),
    mapStyle: withAliases(
      ['style'],
      choice(
        MAP_STYLES,
        'grayscale',
        'Look of the map; also by its number, from 1 (`style` in JSON or as data-style).',
        {
          // MAP-010: in the numbers light comes before dark.
          1: 'original',
          2: 'grayscale',
          3: 'satellite',
          4: 'minimal-light',
          5: 'minimal-dark',
          6: 'minimal-blue',
          minimalDark: 'minimal-dark',
          minimalLight: 'minimal-light',
          minimalBlue: 'minimal-blue',
        },
      ),
    ),
    styleUrl: text(
      '',
      'Address of a MapLibre style; `{style}` in it becomes the name of the look. Without it the public styles of OpenFreeMap are used.',
    ),
    satelliteUrl: text(
      '',
      'Tile address (`{z}/{x}/{y}`) of satellite pictures; the satellite look needs it.',
    ),
    terrainUrl: text('', 'Tile address of elevations in the Terrarium encoding; show-terrain needs it.'),
    linkUrl: text(
      'https://www.openstreetmap.org/?mlat={lat}&mlon={lng}&query={address}#map={zoom}/{lat}/{lng}',
      'The external maps page, with {lat}, {lng}, {zoom} and {address}.',
    ),
    showLabels: withAliases(['labels'], flag(true, 'Names on the map.')),
    showTerrain: withAliases(['terrain'], flag(false, 'Hills and valleys.')),
    mapDraggable: withAliases(
      ['draggable'],
      flag(true, 'The map can be moved (`draggable` in JSON or as data-draggable).'),
    ),
    scrollwheel: choice(
      ['cooperative', 'greedy', 'off'],
      'cooperative',
      'What the wheel does: zooms together with Ctrl or ⌘ so that it does not trap the page (also `true`), zooms alone, or nothing (also `false`).',
      {
        true: 'cooperative',
        on: 'cooperative',
        yes: 'cooperative',
        1: 'cooperative',
        false: 'off',
        no: 'off',
        0: 'off',
      },
    ),
    showControls: withAliases(['controls'], flag(true, 'Buttons that zoom.')),
    disableDefaultUi: withAliases(
      ['disableDefaultUI'],
      flag(true, 'No further controls of the map library; off adds its scale.'),
    ),
    markerDraggable: flag(false, 'The marker can be dragged.'),
    linkOnClick: flag(true, 'A click on the marker opens the external maps page in a new window.'),
    labelMap: text('Map', 'Name of the map for assistive technology.'),
    labelShow: text('Show the map', 'Button that asks for the map.'),
    labelLink: text('Open in maps', 'Link to the external maps page.'),
    labelLoading: text('The map is loading …', 'What is said meanwhile.'),
    labelFailed: text('The map could not be shown.', 'What is said when it does not come.'),
    labelZoomIn: text('Zoom in', 'Button.'),
    labelZoomOut: text('Zoom out', 'Button.'),
    labelWheel: text(
      'Use Ctrl or ⌘ and the wheel to zoom',
      'Shown when the wheel turns over a cooperative map.',
    ),
    labelTouch: text(
      'Use two fingers to move the map',
      'Shown when one finger moves over a cooperative map.',
    ),
  },
  events: {
    'site-map-load': event('The interactive map is shown.'),
    'site-map-fail': event<{ reason: 'timeout' | 'unsupported' | 'unavailable' }>(
      'It could not be shown; the address stays.',
    ),
    'site-map-open-request': event<{ url: string; reason: 'marker' | 'link' }>(
      'The external maps page is about to open.',
    ),
    'site-map-marker-move': event<LatLng>('The visitor has put the marker elsewhere.'),
  },
  slots: { '': 'The address, with links if you like.' },
  parts: {
    base: 'All of it; data-stage is card, loading or shown.',
    address: 'The address made of options.',
    marker: 'The marker.',
    actions: 'Box of the link and the button.',
    link: 'Link to the external maps page.',
    show: 'Button that asks for the map.',
    status: 'Line that says how loading goes.',
  },
  cssProperties: {
    '--site-map-height': 'Least height (24rem); for a ratio set it to 0 and use aspect-ratio.',
  },
});

const FIELDS = /^(map(Lat|Lng|Zoom)|marker(Lat|Lng)|address(Title|Line1|Line2|Country))$/;

/** Reads each field as the single option of its name; what cannot be read is left out. */
function readLocation(value: unknown): LocationOptions | typeof INVALID {
  if (typeof value !== 'object' || value === null) return INVALID;
  const fields = Object.entries(value)
    .filter(([name, said]) => FIELDS.test(name) && said != null)
    .map(([name, said]) => [name, map.attributes[name as keyof LocationOptions].read(said, 'json')]);
  return Object.fromEntries(fields.filter(([, read]) => read !== INVALID));
}
