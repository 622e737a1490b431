// Public API of <site-map>.
import {
  type Attribute,
  choice,
  flag,
  INVALID,
  json,
  number,
  optional,
  parseNumber,
  text,
  withAliases,
} from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './map.loading';
import type { LatLng, LocationOptions } from './map.model';

/** Documented map styles (MAP-009). */
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
    'Shows an address card that becomes an interactive map on demand, or immediately with `loading="eager"`. Makes no request before that. The children, an `<address>` and links, remain visible.',
  kind: 'react',
  loading,
  attributes: {
    mapLat: {
      ...number(0, 'Latitude of the center in degrees. Default: the marker, or New York.', {
        min: -90,
        max: 90,
      }),
      defaultValue: null,
    },
    mapLng: {
      ...number(0, 'Longitude of the center in degrees.', { min: -180, max: 180 }),
      defaultValue: null,
    },
    mapZoom: {
      ...number(0, 'Zoom level from 0 to 22 (default 12).', { min: 0, max: 22 }),
      defaultValue: null,
    },
    markerLat: {
      ...number(0, 'Latitude of the marker in degrees. Default: the center.', { min: -90, max: 90 }),
      defaultValue: null,
    },
    markerLng: {
      ...number(0, 'Longitude of the marker in degrees. Default: the center.', { min: -180, max: 180 }),
      defaultValue: null,
    },
    addressTitle: text('', 'Name of the place. Ignored if the children contain an address.'),
    addressLine1: text('', 'First line of the address.'),
    addressLine2: text('', 'Second line of the address.'),
    addressCountry: text('', 'Country.'),
    location: json<LocationOptions>(
      {},
      'All of the above as one object, in the format of site builders. The separate attributes take precedence.',
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
        'Map style by name or by number, from 1. In JSON and as a `data-` attribute also `style`.',
        {
          // By number, light comes before dark (MAP-010).
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
    aspectRatio: aspectRatio(
      optional(
        text(
          '',
          'Height as a percentage of the width, such as `42.5`, as in site builders, or a ratio such as `16/9`. Default: `--site-map-height`.',
        ),
      ),
    ),
    provider: choice(
      ['auto', 'maplibre'],
      'auto',
      'Map library. `auto`: Google Maps if there is a key, otherwise MapLibre.',
    ),
    googleMapsKey: text(
      '',
      'API key of Google Maps, plain or in base64. Default: `gmRenderKey` of the site context. Language and region are those of the page; if it has no region, that of the `locale` of `<site-services>`.',
    ),
    styleUrl: text(
      '',
      'URL of a MapLibre style. `{style}` is replaced with the name of the map style. Default: the public styles of OpenFreeMap.',
    ),
    satelliteUrl: text(
      '',
      'URL template (`{z}/{x}/{y}`) of satellite tiles, required by the `satellite` style of MapLibre.',
    ),
    terrainUrl: text(
      '',
      'URL template of elevation tiles in the Terrarium encoding, required by `show-terrain` with MapLibre.',
    ),
    linkUrl: text(
      'https://www.openstreetmap.org/?mlat={lat}&mlon={lng}&query={address}#map={zoom}/{lat}/{lng}',
      'URL template of the external maps page, with `{lat}`, `{lng}`, `{zoom}` and `{address}`.',
    ),
    showLabels: withAliases(['labels'], flag(true, 'Shows labels on the map.')),
    showTerrain: withAliases(['terrain'], flag(false, 'Shows terrain.')),
    mapDraggable: withAliases(
      ['draggable'],
      flag(true, 'Allows dragging the map. In JSON and as a `data-` attribute also `draggable`.'),
    ),
    scrollwheel: choice(
      ['cooperative', 'greedy', 'off'],
      'cooperative',
      'Wheel behavior. `cooperative` (or `true`): zooms with Ctrl or ⌘, so that the page can be scrolled; `greedy`: always zooms; `off` (or `false`): does not zoom.',
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
    showControls: withAliases(['controls'], flag(true, 'Shows zoom buttons.')),
    disableDefaultUi: withAliases(
      ['disableDefaultUI'],
      flag(true, 'Hides the controls of the map library. If false, its scale is shown.'),
    ),
    markerDraggable: flag(false, 'Allows dragging the marker.'),
    linkOnClick: flag(true, 'Opens the external maps page in a new tab on a click on the marker.'),
    labelMap: text('Map', 'Accessible name of the map.'),
    labelShow: text('Show the map', 'Label of the button that loads the map.'),
    labelLink: text('Open in maps', 'Label of the link to the external maps page.'),
    labelLoading: text('Loading map…', 'Status message while the map loads.'),
    labelFailed: text('The map could not be loaded.', 'Status message if the map fails to load.'),
    labelConsent: text(
      'Google Maps stores data on your device. Accept cookies to see the map.',
      'Status message if the page has a cookie banner and Google Maps waits for consent.',
    ),
    labelSettings: text('Cookie settings', 'Label of the button that shows the cookie banner.'),
    labelZoomIn: text('Zoom in', 'Label of the zoom-in button.'),
    labelZoomOut: text('Zoom out', 'Label of the zoom-out button.'),
    labelWheel: text(
      'Use Ctrl or ⌘ and scroll to zoom',
      'Hint when the visitor scrolls over a cooperative map.',
    ),
    labelTouch: text(
      'Use two fingers to move the map',
      'Hint when the visitor swipes over a cooperative map with one finger.',
    ),
  },
  events: {
    'site-map-load': event('Dispatched when the interactive map is displayed.'),
    'site-map-fail': event<{ reason: 'timeout' | 'unsupported' | 'key' | 'unavailable' }>(
      'Dispatched when the map has failed to load; the address remains. The reasons: `timeout`: the map library did not load within 30 seconds; `unsupported`: the device cannot render maps; `key`: Google Maps rejected the key; `unavailable`: the library or the style could not be loaded, or the style did not load within 30 seconds.',
    ),
    'site-map-open-request': event<{ url: string; reason: 'marker' | 'link' }>(
      'Dispatched before the external maps page opens; cancelable.',
    ),
    'site-map-marker-move': event<LatLng>('Dispatched when the visitor has moved the marker.'),
  },
  slots: {
    '': 'The address, optionally with links; a link to a map replaces the link of the element. Or the map block of a site builder.',
  },
  parts: {
    base: 'Container; `data-stage` is `card`, `consent`, `loading`, `shown` or `failed`.',
    address: 'Address from the attributes.',
    marker: 'Marker icon.',
    actions: 'Container of the link and the button.',
    link: 'Link to the external maps page, unless the children contain a link to a map.',
    show: 'Button that loads the map.',
    settings: 'Button that shows the cookie banner.',
    status: 'Status message.',
  },
  cssProperties: {
    '--site-map-height': 'Minimum height (default 24rem). Set it to 0 to use `aspect-ratio` instead.',
  },
});

/** Width divided by height. Numbers below 10 are a ratio, larger ones a percentage. */
function aspectRatio(attribute: Attribute<string | null>): Attribute<number | null> {
  const read = (value: unknown) => {
    const [, width, height] = /^\s*([\d.]+)\s*[/:]\s*([\d.]+)\s*$/.exec(String(value)) ?? [];
    const number = width ? Number(width) / Number(height) : parseNumber(value);
    if (number === INVALID || !(number > 0 && Number.isFinite(number))) return INVALID;
    return width || number < 10 ? number : 100 / number;
  };
  return {
    ...attribute,
    defaultValue: null,
    expects: 'a percentage such as 42.5 or a ratio such as 16/9',
    read,
  };
}

const FIELDS = /^(map(Lat|Lng|Zoom)|marker(Lat|Lng)|address(Title|Line1|Line2|Country))$/;

/** Parses each property like the attribute of its name; invalid values are dropped. */
function readLocation(value: unknown): LocationOptions | typeof INVALID {
  if (typeof value !== 'object' || value === null) return INVALID;
  const fields = Object.entries(value)
    .filter(([name, field]) => FIELDS.test(name) && field != null)
    .map(([name, field]) => [name, map.attributes[name as keyof LocationOptions].read(field, 'json')]);
  return Object.fromEntries(fields.filter(([, read]) => read !== INVALID));
}
