import { describe, expect, it } from 'vitest';
import { buildMapUrl, resolvePlace } from './map.model';

const church = {
  addressTitle: 'Example Church',
  addressLine1: '1 Example Street',
  addressLine2: 'Pearland, TX, 77581',
  addressCountry: 'United States',
  markerLat: 29.5477508,
  markerLng: -95.2395066,
  mapLat: 29.6853,
  mapLng: -95.4281,
  mapZoom: 10,
};

describe('resolvePlace', () => {
  it('reads every field of a location [MAP-001]', () => {
    expect(resolvePlace({}, church)).toEqual({
      center: { lat: 29.6853, lng: -95.4281 },
      zoom: 10,
      marker: { lat: 29.5477508, lng: -95.2395066 },
      address: ['Example Church', '1 Example Street', 'Pearland, TX, 77581', 'United States'],
    });
  });

  it('defaults to a fixed city at zoom 12 [MAP-002] [MAP-003]', () => {
    const place = resolvePlace({}, {});
    expect(place).toEqual(resolvePlace({ mapLat: null }, {}));
    expect(place.center).toEqual({ lat: 40.7128, lng: -74.006 });
    expect(place.zoom).toBe(12);
  });

  it('places a marker without coordinates at the center [MAP-004]', () => {
    expect(resolvePlace({ mapLat: 1, mapLng: 2 }, {}).marker).toEqual({ lat: 1, lng: 2 });
    expect(resolvePlace({ mapLat: 1, mapLng: 2, markerLat: 3 }, {}).marker).toEqual({ lat: 1, lng: 2 });
  });

  it('is centered on the marker by default', () => {
    expect(resolvePlace({ markerLat: 0, markerLng: 0 }, {}).center).toEqual({ lat: 0, lng: 0 });
  });

  it('prefers options over the location', () => {
    expect(resolvePlace({ mapZoom: 3, addressTitle: 'Chapel' }, church)).toMatchObject({
      zoom: 3,
      address: ['Chapel', '1 Example Street', 'Pearland, TX, 77581', 'United States'],
    });
  });
});

describe('buildMapUrl', () => {
  it('inserts the marker, which is not the center, zoom and address [MAP-012]', () => {
    expect(
      buildMapUrl('https://maps.example/?q={address}#{zoom}/{lat}/{lng}', resolvePlace({}, church)),
    ).toBe(
      'https://maps.example/?q=1%20Example%20Street%2C%20Pearland%2C%20TX%2C%2077581%2C%20United%20States#10/29.5477508/-95.2395066',
    );
  });

  it('uses the title without an address, and nothing for unknown placeholders', () => {
    expect(buildMapUrl('/{address}-{x}', resolvePlace({ addressTitle: 'A&B' }, {}))).toBe('/A%26B-');
  });

  it('accepts web, geo: and maps: URLs only', () => {
    expect(buildMapUrl('geo:{lat},{lng}', resolvePlace({}, { mapLat: 1, mapLng: 2 }))).toBe('geo:1,2');
    expect(buildMapUrl('javascript:alert({lat})', resolvePlace({}, {}))).toBe('');
    expect(buildMapUrl(' data:text/html,x', resolvePlace({}, {}))).toBe('');
  });
});
