// The documented requests of the events service, their endpoints and their success statuses.
import { describe, expect, it } from 'vitest';
import type { FakeReply } from '../page/testing/fake-network';
import { fakePage } from '../page/testing/fake-page';
import { getRequestBodies, respondWith, setup } from './testing/events-fixture';

const setupWithReply = (reply: FakeReply) => {
  const page = fakePage();
  page.respond(() => reply);
  return setup({ page });
};

describe('the older call', () => {
  it.each(['json', 'form'] as const)(
    'succeeds with status 200 and 202, whatever the response body is: %s [EVT-013]',
    async (as) => {
      for (const reply of [
        { status: 200 },
        { status: 202 },
        { status: 200, text: '' },
        { status: 202, text: 'OK' },
      ]) {
        const { page, events } = setupWithReply(reply);
        expect(await events.record({ event: 'seen' }, as)).toBe(true);
        expect(page.warnings).toEqual([]);
      }
    },
  );

  it.each([201, 204, 302, 400, 404, 500, 503])('fails with %d and warns [EVT-016]', async (status) => {
    for (const as of ['json', 'form'] as const) {
      const { page, events } = setupWithReply({ status });
      expect(await events.record({ event: 'seen' }, as)).toBe(false);
      expect(page.warnings).toEqual([`Error tracking event: HTTP Status ${status}`]);
    }
  });

  it('is sent once per session to a server that does not support it', async () => {
    const { page, events } = setupWithReply({ status: 404 });
    await events.record({ event: 'seen' });
    await events.record({ event: 'seen' });
    expect(page.requests).toHaveLength(1);
  });

  it('sends a JSON body, or a form with crumb, event and data [EVT-013] [EVT-014] [EVT-015]', async () => {
    const url = 'https://shop.example/journal#b';
    const page = respondWith(fakePage({ url, cookies: { crumb: 'c1' }, language: 'fr-CA' }));
    const context = {
      templateId: 't1',
      website: { language: 'de-DE' },
      authenticatedAccount: { id: 'a1' },
    };
    const { events } = setup({ page, context });
    await events.record({ event: 'seen', data: { a: 1 } });
    await events.record({ event: 'seen', data: { a: 1 }, variantId: 'v1' }, 'form');
    const [json, form] = page.requests;
    expect([json?.method, json?.url.pathname]).toEqual(['POST', '/api/events/RecordEvent']);
    expect(json?.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(json?.body ?? '')).toEqual({ event: 'seen', data: { a: 1 } });
    expect([form?.method, form?.url.pathname]).toEqual(['POST', '/api/events/RecordEvent']);
    expect(form?.init.body).toBeInstanceOf(URLSearchParams);
    const { data = '', ...rest } = Object.fromEntries(new URLSearchParams(form?.body));
    expect(rest).toEqual({ crumb: 'c1', event: 'seen' });
    expect(JSON.parse(data)).toEqual({
      a: 1,
      pagePath: '/journal',
      pageHash: '#b',
      websiteId: 'w1',
      templateId: 't1',
      variantId: 'v1',
      memberAccountId: 'a1',
      member_locale: 'fr-CA',
      website_locale: 'de-DE',
    });
  });
});

describe('an event', () => {
  it('has the locale of the site, then of the visitor, then en-US [EVT-005]', async () => {
    const getLocale = async (language: string, website = {}) => {
      const page = respondWith(fakePage({ language }));
      await setup({ page, context: { website } }).events.track({});
      await page.advance(0);
      return getRequestBodies(page)[0].commonData.resolved_locale;
    };
    expect(await getLocale('fr-CA', { language: 'de-DE' })).toBe('de-DE');
    expect(await getLocale('fr-CA')).toBe('fr-CA');
    expect(await getLocale('')).toBe('en-US');
  });

  it('is sent to production from the main domain, to stage from elsewhere, or to a configured URL [EVT-012] [EVT-032]', async () => {
    const endpoints = {
      url: 'https://events.vendor.example/all',
      stageUrl: 'https://stage.vendor.example/all',
      mainDomain: 'vendor.example',
    };
    const getRequestUrl = async (host: string, endpoint: object = endpoints) => {
      const page = respondWith(fakePage({ url: `https://${host}/` }));
      await setup({ page, endpoint: endpoint }).events.track({});
      await page.advance(0);
      return page.requests[0]?.url.href;
    };
    expect(await getRequestUrl('www.vendor.example')).toBe('https://events.vendor.example/all');
    expect(await getRequestUrl('shop.example')).toBe('https://stage.vendor.example/all');
    expect(await getRequestUrl('shop.example', { url: '/collect' })).toBe('https://shop.example/collect');
  });

  it('is sent by beacon as a form with all four parts [EVT-007] [EVT-010]', async () => {
    const page = fakePage();
    page.respond('no-response');
    const { events } = setup({ page });
    await events.track({ action: 'first' });
    await page.advance(0);
    await events.track({ action: 'second', color: 'red' }, 'button_click');
    page.fire('hide');
    const form = page.beacons[0]?.body;
    expect(form).toBeInstanceOf(URLSearchParams);
    const { eventId: _, ...fields } = Object.fromEntries(form as URLSearchParams);
    expect(fields).toEqual({
      analyticsId: page.cookies.get('ss_analytics_id'),
      commonData: expect.stringContaining('"action":"second"'),
      customData: '{"color":"red"}',
      customSchemaName: 'button_click',
    });
  });

  it('is published on the channel of administrators only [EVT-029]', async () => {
    const messages: unknown[] = [];
    const page = respondWith();
    page.openTab().openChannel('site-events', (message) => messages.push(message));
    const signedIn = { authenticatedAccount: { id: 'a1' } };
    await setup({ page, context: { ...signedIn, websiteRoles: [4, 15] } }).events.track({ action: 'editor' });
    await setup({ page, context: { websiteRoles: [1] } }).events.track({ action: 'signed out' });
    expect(messages).toEqual([]);
    await setup({ page, context: { ...signedIn, websiteRoles: [1] } }).events.track({ action: 'admin' });
    expect(messages).toMatchObject([{ commonData: { action: 'admin' } }]);
  });
});
