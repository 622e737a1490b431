import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocumentedCallNames } from '../../core/call-path';
import { calls, type DocumentedCallName } from '../../core/calls';
import { EXAMPLE_MEMBER } from '../../server/testing/browser-client';
import { OPEN_MS, type TestApp, testApp } from '../../server/testing/test-app';
import { main } from './conformance';
import { createFormSample } from './form-sample';
import { COMMERCE_CALLS } from './plan-commerce';
import { CONTENT_CALLS } from './plan-content';
import { getProfileCalls } from './profiles';
import { formatResult, formatSummary, isConforming } from './report';
import { type CallResult, type CheckedCallName, type RunOptions, runChecks } from './run-checks';
import { createFaultyFetch, RESPONSE_FAULTS, type ServerFault } from './testing/faulty-server';

const names = getDocumentedCallNames();

let test: TestApp;
let options: RunOptions;
beforeAll(async () => {
  test = await testApp();
  const target = {
    base: 'https://site.example/api',
    fetch: (url: string, init: RequestInit) => test.app.request(url, init),
    timeout: 10_000,
    owner: { Authorization: `Bearer ${test.deps.ownerToken}` },
  };
  const form = await createFormSample(target, 'contact', undefined);
  options = {
    ...target,
    form,
    account: EXAMPLE_MEMBER,
    widget: { type: 55, id: 'b', value: {} },
    changes: true,
  };
}, OPEN_MS);
afterAll(() => test.db.close());

const getFailureReasons = ({ checks }: CallResult) =>
  checks.filter(({ outcome }) => outcome === 'fail').map(({ reason }) => reason);

async function runWithFault(name: CheckedCallName, fault: ServerFault): Promise<CallResult> {
  const fetch = createFaultyFetch(options.fetch, name, fault, test.deps.ownerToken);
  const [result] = await runChecks({
    ...options,
    fetch,
    timeout: fault === 'no-response' ? 40 : 10_000,
    only: [name],
  });
  return result as CallResult;
}

describe('conformance kit', () => {
  it('reports the reference server as conforming, with all calls', async () => {
    const results = await runChecks(options);
    expect(results.filter(({ outcome }) => outcome !== 'pass').map(formatResult)).toEqual([]);
    expect(results.map(({ name }) => name)).toEqual(names);
  });

  it('reports a call that the backend does not implement', async () => {
    const fetch = async () => new Response('{}', { status: 404 });
    const results = await runChecks({ ...options, fetch, only: ['languages'] });
    expect(results).toMatchObject([{ name: 'languages', outcome: 'missing' }]);
    expect(formatSummary(results)).toContain('1 not implemented');
  });

  it('checks the calls of the shop on request, and leaves the cart empty', async () => {
    const cookies: string[] = [];
    const fetch = async (url: string, init: RequestInit) => {
      const cookie = new Headers(init.headers).get('cookie');
      if (cookie) cookies.push(cookie);
      return options.fetch(url, init);
    };
    const results = await runChecks({ ...options, fetch, only: COMMERCE_CALLS });
    expect(results.filter(({ outcome }) => outcome !== 'pass').map(formatResult)).toEqual([]);
    const headers = { cookie: cookies.at(-1)! };
    const cart = await (await test.app.request('/api/commerce/cart', { headers })).json();
    expect(cart).toMatchObject({ id: expect.stringMatching(/./), entries: [] });
  });

  it('checks the receipts of consent on request', async () => {
    const results = await runChecks({ ...options, only: getProfileCalls(['consent']) });
    expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([['consentReceipt', 'pass']]);
  });

  it('has profiles without duplicate calls', () => {
    expect(getProfileCalls(['forms', 'forms'])).toEqual(['formKey', 'saveForm']);
    expect(getProfileCalls(['documented'])).toEqual(names);
    const groups = ['forms', 'tracking', 'consent', 'commerce', 'content'];
    expect(getProfileCalls(['all'])).toEqual(expect.arrayContaining([...getProfileCalls(groups)]));
  });

  it('checks the calls of content and search on request', async () => {
    const results = await runChecks({ ...options, only: CONTENT_CALLS });
    expect(results.filter(({ outcome }) => outcome !== 'pass').map(formatResult)).toEqual([]);
    expect(results).toHaveLength(CONTENT_CALLS.length);
  });

  it('knows all calls of the shop, including native forms and markup', () => {
    const own = Object.entries(calls).filter(([, call]) => 'undocumented' in call);
    const shop = own.filter(([, { path }]) => path.startsWith('commerce/')).map(([name]) => name);
    expect([...COMMERCE_CALLS].sort()).toEqual(shop.sort());
  });

  it('restores the state of the site', async () => {
    const read = async () => {
      const paths = ['site-header-footer', 'labs/internal', 'labs/circle', 'multilingual/languages'];
      return Promise.all(paths.map(async (path) => (await test.app.request(`/api/${path}`)).json()));
    };
    const before = await read();
    await runChecks({
      ...options,
      only: ['putHeaderFooter', 'putInternalLabs', 'putCircleLabs', 'putLanguages'],
    });
    expect(await read()).toEqual(before);
  });

  it('skips checks without permission or input and names the missing option', async () => {
    const results = await runChecks({
      ...options,
      owner: undefined,
      form: undefined,
      account: undefined,
      changes: false,
    });
    expect(isConforming(results)).toBe(true);
    const text = results.map(formatResult).join('\n');
    expect(text).toMatch(/skipped: returns what was stored: needs --token or --owner-cookie/);
    expect(text).toMatch(/skipped: stores the submission: needs --form/);
    expect(text).toMatch(/skipped: returns xsrfToken: needs --account/);
    expect(formatSummary(results)).toMatch(/^\d+ of 33 calls pass, 0 fail.* checks were skipped/);
  });
});

/** Calls whose responses are parsed and can therefore be incomplete. */
const READ: readonly DocumentedCallName[] = [
  'formKey',
  'widgetRendering',
  'multilingualSettings',
  'multilingualStatus',
  'languages',
  'headerFooter',
  'placesAutocomplete',
  'placeDetails',
  'recordingId',
  'internalLabs',
  'circleLabs',
  'performanceSettings',
];

const EXPECTED: Readonly<Record<(typeof RESPONSE_FAULTS)[number], RegExp>> = {
  status: /^status 418/,
  'content type': /^content type text\/html instead of application\/json/,
  'missing field': /is missing|should be/,
  'wrong type': /should be .*, is /,
  'not JSON': /^the body is not JSON/,
  'rate limit': /^status 429 .*the calls are rate-limited: run this again later$/,
  'oversized body': /^.{20,400}$/,
  'no-response': /^no response within 0.04 s/,
};

describe.each(RESPONSE_FAULTS)('backend with the fault "%s"', (fault) => {
  const affected = fault === 'status' || fault === 'no-response' ? names : READ;
  // An id can be any text.
  const detectable = affected.filter((name) => fault !== 'oversized body' || name !== 'recordingId');

  it.each(detectable)('is detected in %s', async (name) => {
    const result = await runWithFault(name, fault);
    expect(result.outcome, formatResult(result)).toBe('fail');
    expect(getFailureReasons(result)[0]).toMatch(EXPECTED[fault]);
  });
});

describe('backend with incorrect behavior', () => {
  it.each(['javascriptErrors', 'signOut'] as const)('detects a missing crumb check in %s', async (name) => {
    const result = await runWithFault(name, 'no crumb check');
    expect(getFailureReasons(result).at(-1)).toMatch(/^a wrong crumb is not rejected with crumbFail/);
  });

  it.each([
    'putLanguages',
    'putHeaderFooter',
    'putInternalLabs',
    'putCircleLabs',
    'disconnectTranslation',
  ] as const)('detects missing authorization in %s', async (name) => {
    expect(getFailureReasons(await runWithFault(name, 'no authorization'))[0]).toMatch(
      /for a client without permission/,
    );
  });

  it.each(['putLanguages', 'putHeaderFooter', 'putInternalLabs', 'putCircleLabs'] as const)(
    'detects that %s stores nothing',
    async (name) => {
      expect(getFailureReasons(await runWithFault(name, 'stores nothing')).join()).toMatch(
        /the value read after PUT/,
      );
    },
  );

  it.each([
    ['cart', 'missing field'],
    ['products', 'wrong type'],
    ['addCartItem', 'missing field'],
    ['addShoppingCartEntry', 'not JSON'],
    ['updateCartItem', 'missing field'],
    ['paymentWebhook', 'status'],
    ['productReviewsHtml', 'not JSON'],
    ['postCartItem', 'status'],
  ] as const)('detects for %s of the shop the fault "%s"', async (name, fault) => {
    const result = await runWithFault(name, fault);
    expect(result.outcome, formatResult(result)).toBe('fail');
  });

  it.each(['updateCartItem', 'postCartItem', 'removeShoppingCartEntry'] as const)(
    'detects a missing crumb check in %s of the shop',
    async (name) => {
      const result = await runWithFault(name, 'no crumb check');
      expect(getFailureReasons(result).at(-1)).toMatch(/^a wrong crumb is not rejected with crumbFail/);
    },
  );

  it('detects a native form of the cart that changes nothing', async () => {
    const fetch = (url: string, init: RequestInit) =>
      `${init.body}` === 'quantity=2' ? new Response(null, { status: 303 }) : options.fetch(url, init);
    const [result] = await runChecks({ ...options, fetch, only: ['postCartItem'] });
    expect(getFailureReasons(result!)).toEqual(['the entry has 1 pieces instead of 2']);
  });

  it('detects a different response to a repeated submission', async () => {
    const result = await runWithFault('saveForm', 'new response each time');
    expect(getFailureReasons(result).join()).toMatch(/the second response: .*response-\d/);
  });
});

describe('command line', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await main(args, (line) => lines.push(line));
    return { code, text: lines.join('\n') };
  };

  it.each([
    [[]],
    [['site.example/api']],
    [['https://a.example', '--only', 'nothing']],
    [['https://a.example', '--profile', 'forms,nothing']],
    [['https://a.example', '--wat']],
    [['https://a.example', '--token', '--changes']],
    [['https://a.example', '--token']],
  ])('prints its usage for invalid arguments: %j', async (args) => {
    const { code, text } = await run(...args);
    expect([code, text.includes('npm run conformance -- https://site.example/api')]).toEqual([2, true]);
  });

  it.each(['-k3y', '--k3y'])('accepts a token that starts with a dash: %s', async (token) => {
    const address = 'http://127.0.0.1:9/api';
    const { code, text } = await run(address, '--token', token, '--only', 'languages', '--timeout', '5');
    expect([code, text]).toEqual([1, expect.stringContaining('no response')]);
  });

  it('exits with 1 when the backend does not respond', async () => {
    const { code, text } = await run(
      'http://127.0.0.1:9/api',
      '--only',
      'formKey,languages',
      '--timeout',
      '5',
    );
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(/FAIL {2}POST {3}form\/FormSubmissionKey\n.*no response/),
    ]);
    expect(text).toMatch(/0 of 2 calls pass, 2 fail/);
  });
});
