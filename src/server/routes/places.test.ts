import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { createLimits } from '../http/limits';
import { type FakePlacesService, startFakePlaces } from '../testing/fake-places';
import { pageHeaders } from '../testing/owner-client';
import { OPEN_MS, restartApp, type TestApp, testApp } from '../testing/test-app';

let test: TestApp;
let service: FakePlacesService;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startFakePlaces();
  test = await testApp({ places: { url: service.url, key: 'places-key' } });
  headers = await pageHeaders(test);
}, OPEN_MS);
afterAll(async () => {
  await service.close();
  await test.db.close();
});
afterEach(() => {
  service.failure = undefined;
  service.asked.length = 0;
});

const ask = (call: string, app = test.app) => app.request(`/api/google-maps/places/${call}`, { headers });

describe('places', () => {
  it('are predicted for partial input, with the site’s key [SRV-013]', async () => {
    const answer = await ask('autocomplete?input=Os&language=en&productPage=map&key=mine&crumb=x');
    expect(await answer.json()).toEqual({
      status: 'OK',
      predictions: [{ description: 'Oslo, Norway', place_id: 'oslo', types: ['locality'] }],
    });
    const [asked] = service.asked;
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      input: 'Os',
      language: 'en',
      key: 'places-key',
    });
    expect(await (await ask('autocomplete?input=zz')).json()).toEqual({
      status: 'ZERO_RESULTS',
      predictions: [],
    });
  });

  it('have details [SRV-013]', async () => {
    const answer = await ask('details?place_id=oslo&fields=name&product_page=map');
    expect(await answer.json()).toEqual({
      status: 'OK',
      result: { name: 'Oslo', formatted_address: 'Oslo, Norway' },
    });
    expect((await ask('details?place_id=atlantis')).status).toBe(404);
  });

  it('require input', async () => {
    expect((await ask('autocomplete')).status).toBe(400);
    expect((await ask('details?place_id=')).status).toBe(400);
    expect(service.asked).toEqual([]);
  });

  it.each([
    { status: 500, text: 'oops' },
    { status: 200, text: 'not json' },
    { status: 200, text: '{"status":"OK","predictions":[{"description":1}]}' },
    { status: 200, text: '{"status":"OVER_QUERY_LIMIT","error_message":"pay for places-key"}' },
  ])('whose service responds $text are temporarily unavailable', async (trouble) => {
    service.failure = trouble;
    const answer = await ask('autocomplete?input=Os');
    expect(answer.status).toBe(502);
    expect(await answer.text()).not.toContain('places-key');
  });

  it('respond 503 without a key [SRV-013]', async () => {
    const answer = await ask('autocomplete?input=Os', restartApp(test, { places: undefined }));
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: 'Place search is not available: this site has no API key for a places service.' },
    ]);
  });

  it('require the crumb and are rate-limited, because each call costs the owner money', async () => {
    const stranger = await test.app.request('/api/google-maps/places/autocomplete?input=Os');
    expect(await stranger.json()).toMatchObject({ crumbFail: true });
    expect(service.asked).toEqual([]);
    const limited = restartApp(test, { limits: createLimits(() => 0) });
    const statuses = await Promise.all(
      Array.from({ length: 41 }, async () => (await ask('autocomplete?input=Os', limited)).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('are configured by a key, and an address for tests', () => {
    expect(readConfig({}, '/').places).toBeUndefined();
    const { places } = readConfig({ PLACES_KEY: 'k', PLACES_URL: 'http://localhost:1/maps/' }, '/');
    expect(places).toEqual({ key: 'k', url: 'http://localhost:1/maps' });
  });
});
