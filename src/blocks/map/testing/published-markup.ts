// Map blocks as site builders print them: structure and classes of published pages, with places of our own.

const location = {
  addressTitle: 'Northlight studio',
  addressLine1: '18 High Street',
  addressLine2: 'Old Town, Ellery',
  addressCountry: 'Norway',
  markerLat: 59.91,
  markerLng: 10.75,
  mapLat: 59.92,
  mapLng: 10.7,
  mapZoom: 11,
};

/** A block with its options as JSON and its height as a percentage of its width. */
export const mapBlock = (ratio = '42.5'): string =>
  `<div class="sqs-block map-block sqs-block-map sized vsize-12" data-aspect-ratio="${ratio}" data-block-type="4"
    data-block-json="${JSON.stringify({ location, vSize: 12, hSize: null, style: 2, labels: true, terrain: false, controls: true }).replaceAll('"', '&quot;')}">
    <div class="sqs-block-content">&nbsp;</div></div>`;
