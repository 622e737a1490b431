import { describe, expect, it } from 'vitest';
import { ContentStatus } from '../../core/enums/content';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { fakePage } from '../page/testing/fake-page';
import { type Calls, createCalls } from './calls';

function setup() {
  const page = fakePage({ cookies: { crumb: 'c' } });
  const calls = createCalls(
    createApi({ page, base: '/api/', token: createStore<string | null>(null) }),
    page,
  );
  /** Method, path below the root, and query without the crumb. */
  const getLastRequest = () => {
    const { method, url, body, headers } = page.requests.at(-1)!;
    const { crumb, ...query } = Object.fromEntries(url.searchParams);
    return {
      call: `${method} ${url.pathname.replace('/api/', '')}`,
      crumb,
      query,
      body,
      type: headers.get('content-type'),
    };
  };
  return { page, calls, getLastRequest };
}

describe('calls without a payload', () => {
  const cases = [
    ['GET multilingual/settings', (calls: Calls) => calls.multilingual.settings()],
    ['GET multilingual/status', (calls: Calls) => calls.multilingual.status()],
    ['GET multilingual/languages', (calls: Calls) => calls.multilingual.languages()],
    ['DELETE multilingual/connection', (calls: Calls) => calls.multilingual.disconnect()],
    ['GET site-header-footer', (calls: Calls) => calls.headerFooter.read()],
    ['GET commerce/fullstory/getId', (calls: Calls) => calls.recording.id()],
    ['GET labs/internal', (calls: Calls) => calls.labs.internal()],
    ['GET labs/circle', (calls: Calls) => calls.labs.circle()],
  ] as const;

  it.each(cases)(
    '%s has the documented request [API-018] [API-020] [API-021] [API-025] [API-026] [API-027]',
    async (call, makeCall) => {
      const { page, calls, getLastRequest } = setup();
      page.respond({ json: {} });
      await makeCall(calls);
      expect(getLastRequest()).toEqual({ call, crumb: 'c', query: {}, body: '', type: null });
    },
  );
});

describe('calls with a body', () => {
  const features = { multilingual: true, checkout: 'b' };

  it('encode a widget as a form, with its collection if given [API-016]', async () => {
    const { page, calls, getLastRequest } = setup();
    page.respond({ json: { data: { html: '<p>1</p>' } } }, { json: { html: '<p>2</p>' } });
    const widget = { type: 55, id: 'block', value: { limit: 2 } };
    expect(await calls.widget.render(widget)).toEqual({ ok: true, data: '<p>1</p>' });
    expect(getLastRequest()).toMatchObject({ call: 'POST widget/GetWidgetRendering', query: {} });
    expect(Object.fromEntries(new URLSearchParams(getLastRequest().body))).toEqual({
      widgetJSON: JSON.stringify(widget),
    });
    expect(await calls.widget.render(widget, 'col')).toEqual({ ok: true, data: '<p>2</p>' });
    expect(new URLSearchParams(getLastRequest().body).get('collectionId')).toBe('col');
  });

  it('send languages as {languages} [API-019]', async () => {
    const { page, calls, getLastRequest } = setup();
    const languages = [{ code: 'de', name: 'Deutsch' }];
    page.respond({ json: { languages } });
    expect(await calls.multilingual.setLanguages(languages)).toEqual({ ok: true, data: languages });
    expect(getLastRequest()).toMatchObject({
      call: 'PUT multilingual/languages',
      body: JSON.stringify({ languages }),
    });
  });

  it('send header and footer as {header, footer} and read them from data [API-021] [API-022]', async () => {
    const { page, calls, getLastRequest } = setup();
    const entity = { header: { a: 1 }, footer: null };
    page.respond({ json: { data: entity } }, { json: { data: entity } });
    expect(await calls.headerFooter.read()).toEqual({ ok: true, data: entity });
    await calls.headerFooter.write({ ...entity, more: 1 } as typeof entity);
    expect(getLastRequest()).toMatchObject({ call: 'PUT site-header-footer', body: JSON.stringify(entity) });
  });

  it.each([
    ['setInternal', 'POST labs/internal'],
    ['setCircle', 'POST labs/circle'],
  ] as const)('labs.%s posts the features object itself [API-026] [API-027]', async (name, call) => {
    const { page, calls, getLastRequest } = setup();
    page.respond({ json: { features } });
    expect(await calls.labs[name](features)).toEqual({ ok: true, data: features });
    expect(getLastRequest()).toMatchObject({
      call,
      body: JSON.stringify(features),
      type: 'application/json',
    });
  });
});

describe('places', () => {
  const query = { input: 'Os', language: 'en' };

  it('are completed with the given parameters [API-023]', async () => {
    const { page, calls, getLastRequest } = setup();
    page.respond({ json: { predictions: [{ description: 'Oslo', place_id: 'o' }] } });
    const result = await calls.places.autocomplete(query);
    expect(result).toMatchObject({ ok: true, data: { status: 'OK', predictions: [{ place_id: 'o' }] } });
    expect(getLastRequest()).toMatchObject({ call: 'GET google-maps/places/autocomplete', query });
  });

  it('have details, requested with the tracking context [API-024]', async () => {
    const { page, calls, getLastRequest } = setup();
    page.respond({ json: { result: { name: 'Oslo' } } });
    await calls.places.details({ place_id: 'o' }, { productPage: 'page', productSection: 'map' });
    const context = { product_page: 'page', product_section: 'map' };
    expect(getLastRequest()).toMatchObject({
      call: 'GET google-maps/places/details',
      query: { place_id: 'o', ...context },
    });
    expect(page.errors).toEqual([]);
  });

  it.each([
    undefined,
    { productPage: 'page', productSection: '' },
    { productPage: '', productSection: 'map' },
  ])('without a tracking context (%j) are requested, and an error is logged [HDR-001]', async (tracking) => {
    const { page, calls } = setup();
    page.respond({ json: { result: {} } });
    expect((await calls.places.details({ place_id: 'o' }, tracking)).ok).toBe(true);
    expect(page.errors).toEqual([expect.stringContaining('without a tracking context')]);
    expect(page.requests[0]?.url.searchParams.get('place_id')).toBe('o');
  });
});

describe('content', () => {
  it('is searched with the query, the limit and, if given, the collection', async () => {
    const { page, calls, getLastRequest } = setup();
    const item = { title: 'First oysters', url: '/journal/first-oysters', excerpt: 'Cold', kind: 'item' };
    const json = {
      query: 'oy',
      total: 9,
      items: [item, { ...item, title: ' ' }, { url: '/a', title: 'A', kind: 'odd' }, item],
    };
    page.respond({ json }, { json: [] });
    expect(await calls.content.searchPreview({ query: 'oy', limit: 2, collectionId: 'c' })).toEqual({
      ok: true,
      data: { query: 'oy', total: 9, items: [item, { title: 'A', url: '/a', excerpt: '', kind: 'page' }] },
    });
    expect(getLastRequest()).toMatchObject({
      call: 'GET search/preview',
      query: { q: 'oy', limit: '2', collectionId: 'c' },
    });
    expect(await calls.content.searchPreview({ query: 'oy', limit: 2, collectionId: '' })).toMatchObject({
      data: { total: 0, items: [] },
    });
    expect(getLastRequest().query).toEqual({ q: 'oy', limit: '2' });
  });

  it('is read by month: a bare array, whose items may lack title and end [BLK-006]', async () => {
    const { page, calls, getLastRequest } = setup();
    const place = { addressTitle: 'Brewery', addressLine1: '' };
    page.respond({
      json: [{ title: 'Oysters', startDate: 5, location: place }, { title: 'No start' }, 7, {}],
    });
    expect(await calls.content.itemsByMonth('c', '07-2025')).toEqual({
      ok: true,
      data: [{ id: '', title: 'Oysters', startDate: 5, endDate: 5, fullUrl: '', location: place }],
    });
    expect(getLastRequest()).toMatchObject({
      call: 'GET open/GetItemsByMonth',
      query: { month: '07-2025', collectionId: 'c' },
    });
  });

  it('omits items that a backend marks as not published [ENM-013]', async () => {
    const { page, calls } = setup();
    const states = [...Object.values(ContentStatus), '1', undefined, null];
    page.respond({
      json: states.map((workflowState, index) => ({ title: `${index}`, startDate: index, workflowState })),
    });
    const result = await calls.content.itemsByMonth('c', '07-2025');
    const titles = result.ok && result.data.map(({ title }) => title);
    // Items that are published, by number or text, or have no state; not scheduled, in review, draft, private or deleted ones.
    expect(titles).toEqual(['0', '6', '7', '8']);
    expect(ContentStatus).toEqual({
      published: 1,
      scheduled: 2,
      needsReview: 3,
      draft: 4,
      private: 5,
      deleted: 6,
    });
  });
});

describe('responses of other backends', () => {
  it.each([
    [null],
    [[]],
    ['text'],
    [{ data: null }],
    [{ languages: 7, features: [1], predictions: {}, html: {} }],
  ])('are read as empty results without errors: %j', async (json) => {
    const { page, calls } = setup();
    page.respond(() => ({ json }));
    expect(await calls.widget.render({ type: 1, id: 'a' })).toEqual({ ok: true, data: '' });
    expect(await calls.multilingual.languages()).toEqual({ ok: true, data: [] });
    expect(await calls.multilingual.status()).toEqual({
      ok: true,
      data: { connected: false, provider: null },
    });
    expect(await calls.labs.circle()).toEqual({ ok: true, data: {} });
    expect(await calls.headerFooter.read()).toEqual({ ok: true, data: { header: null, footer: null } });
    expect(await calls.places.autocomplete({})).toMatchObject({ data: { status: 'ZERO_RESULTS' } });
  });

  it('can contain a plain or a named recording id, and languages as codes [API-025]', async () => {
    const { page, calls } = setup();
    page.respond(
      { json: 'id-1' },
      { json: { id: 'id-2' } },
      { json: { data: { languages: ['de', { code: 'en' }, {}] } } },
    );
    expect(await calls.recording.id()).toEqual({ ok: true, data: 'id-1' });
    expect(await calls.recording.id()).toEqual({ ok: true, data: 'id-2' });
    expect(await calls.multilingual.languages()).toEqual({
      ok: true,
      data: [{ code: 'de' }, { code: 'en' }],
    });
  });

  it('keep their errors', async () => {
    const { page, calls } = setup();
    page.respond({ status: 503, json: { error: 'no key' } });
    const result = await calls.places.autocomplete({ input: 'a' });
    expect(result).toMatchObject({ ok: false, status: 503, error: { kind: 'unavailable' } });
  });
});
