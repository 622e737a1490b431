import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocumentedCallNames } from '../../core/call-path';
import { API_ROOT, calls, type DocumentedCallName } from '../../core/calls';
import { allRoutes } from '../../server/routes/routes';
import { EXAMPLE_MEMBER } from '../../server/testing/browser-client';
import { OPEN_MS, type TestApp, testApp } from '../../server/testing/test-app';
import { main } from './conformance';
import { formSample } from './form-sample';
import { type CallResult, type KitOptions, runKit } from './kit';
import { isConforming, lineOf, summaryOf } from './report';
import { ANSWER_FAULTS, type WrongFault, wrongServer } from './testing/wrong-server';

const names = getDocumentedCallNames();

let test: TestApp;
let ours: KitOptions;
/** Calls that our server implements. */
let mounted: DocumentedCallName[];
beforeAll(async () => {
  test = await testApp();
  const target = {
    base: 'https://site.example/api',
    fetch: (url: string, init: RequestInit) => test.app.request(url, init),
    timeout: 10_000,
    owner: { Authorization: `Bearer ${test.deps.ownerToken}` },
  };
  const form = await formSample(target, 'contact', undefined);
  ours = {
    ...target,
    form,
    account: EXAMPLE_MEMBER,
    widget: { type: 55, id: 'b', value: {} },
    changes: true,
  };
  const routes = new Set(allRoutes(test.deps).map(({ method, path }) => `${method} ${path}`));
  mounted = names.filter((name) => routes.has(`${calls[name].method} ${API_ROOT}${calls[name].path}`));
}, OPEN_MS);
afterAll(() => test.db.close());

const reasons = ({ checks }: CallResult) =>
  checks.filter(({ outcome }) => outcome === 'fail').map(({ reason }) => reason);

async function withFault(name: DocumentedCallName, fault: WrongFault): Promise<CallResult> {
  const fetch = wrongServer(ours.fetch, name, fault, test.deps.ownerToken);
  const [result] = await runKit({
    ...ours,
    fetch,
    timeout: fault === 'no-response' ? 40 : 10_000,
    only: [name],
  });
  return result as CallResult;
}

describe('conformance kit', () => {
  it('reports our server as conforming and lists unimplemented calls', async () => {
    const results = await runKit(ours);
    expect(results.filter(({ outcome }) => outcome === 'fail').map(lineOf)).toEqual([]);
    expect(results.map(({ name }) => name)).toEqual(names);
    const missing = results.filter(({ outcome }) => outcome === 'missing').map(({ name }) => name);
    expect(missing).toEqual(names.filter((name) => !mounted.includes(name)));
  });

  it('restores the state of the site', async () => {
    const read = async () => {
      const paths = ['site-header-footer', 'labs/internal', 'labs/circle', 'multilingual/languages'];
      return Promise.all(paths.map(async (path) => (await test.app.request(`/api/${path}`)).json()));
    };
    const before = await read();
    await runKit({ ...ours, only: ['putHeaderFooter', 'putInternalLabs', 'putCircleLabs', 'putLanguages'] });
    expect(await read()).toEqual(before);
  });

  it('skips checks without permission or input and names the missing option', async () => {
    const results = await runKit({
      ...ours,
      owner: undefined,
      form: undefined,
      account: undefined,
      changes: false,
    });
    expect(isConforming(results.filter(({ outcome }) => outcome !== 'missing'))).toBe(true);
    const text = results.map(lineOf).join('\n');
    expect(text).toMatch(/skipped: returns what was stored: needs --token or --owner-cookie/);
    expect(text).toMatch(/skipped: stores the submission: needs --form/);
    expect(text).toMatch(/skipped: returns xsrfToken: needs --account/);
    expect(summaryOf(results)).toMatch(/^\d+ of 33 calls pass, 0 fail.* single checks were skipped/);
  });
});

/** Calls whose responses are read and can therefore be incomplete. */
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

const EXPECTED: Readonly<Record<(typeof ANSWER_FAULTS)[number], RegExp>> = {
  status: /^status 418/,
  'content type': /^content type text\/html instead of application\/json/,
  'missing field': /is missing|should be/,
  'wrong type': /should be .*, is /,
  garbage: /^the body is not JSON/,
  'too many': /^status 429 .*the calls are rate-limited: run this again later$/,
  'endless words': /^.{20,400}$/,
  'no-response': /^no response within 0.04 s/,
};

describe.each(ANSWER_FAULTS)('backend with the fault "%s"', (fault) => {
  it.each(fault === 'status' || fault === 'no-response' ? names : READ)('is detected in %s', async (name) => {
    // An id can be any text.
    if (!mounted.includes(name) || (fault === 'endless words' && name === 'recordingId')) return;
    const result = await withFault(name, fault);
    expect(result.outcome, lineOf(result)).toBe('fail');
    expect(reasons(result)[0]).toMatch(EXPECTED[fault]);
  });
});

describe('backend with incorrect behavior', () => {
  it.each(['javascriptErrors', 'signOut'] as const)('ignores the crumb of %s', async (name) => {
    const result = await withFault(name, 'no crumb check');
    expect(reasons(result).at(-1)).toMatch(/^a wrong crumb is not rejected with crumbFail/);
  });

  it.each([
    'putLanguages',
    'putHeaderFooter',
    'putInternalLabs',
    'putCircleLabs',
    'disconnectTranslation',
  ] as const)('lets everybody call %s', async (name) => {
    expect(reasons(await withFault(name, 'open to everybody'))[0]).toMatch(/for a client without permission/);
  });

  it.each(['putLanguages', 'putHeaderFooter', 'putInternalLabs', 'putCircleLabs'] as const)(
    'forgets what %s gave it',
    async (name) => {
      expect(reasons(await withFault(name, 'forgetful')).join()).toMatch(/the value read after PUT/);
    },
  );

  it('responds differently to the same submission and is reported as not idempotent', async () => {
    const result = await withFault('saveForm', 'new answer each time');
    expect(reasons(result).join()).toMatch(/the second response: .*answer-\d/);
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
    [['https://a.example', '--wat']],
  ])('prints its usage for invalid arguments: %j', async (args) => {
    const { code, text } = await run(...args);
    expect([code, text.includes('npm run conformance -- https://site.example/api')]).toEqual([2, true]);
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
