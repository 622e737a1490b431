import { describe, expect, it } from 'vitest';
import { readSiteContext } from '../../core/entities/site-context';
import { createStore } from '../../core/store';
import { type FakePageOptions, fakePage } from '../page/testing/fake-page';
import { createServices } from '../services';
import type { ConsentState } from '../shared/ports';
import { createScriptLoader } from './script-loader';
import { createThirdParties, RECORDING_FEATURE, RECORDING_SAMPLE } from './third-parties';

interface SetupOptions extends FakePageOptions {
  readonly consent?: ConsentState;
  readonly context?: unknown;
  readonly features?: readonly string[];
}

function setup({ consent: initial = 'granted', context, features = [], ...options }: SetupOptions = {}) {
  const page = fakePage(options);
  const consent = createStore<ConsentState>(initial);
  const recordingRequests: string[] = [];
  const thirdParties = createThirdParties({
    page,
    context: readSiteContext(context),
    consent,
    load: createScriptLoader(page),
    isOn: (feature) => features.includes(feature),
    recordingId: async () => {
      recordingRequests.push('id');
      return { ok: true, data: 'id-1' };
    },
  });
  page.respondToScripts({});
  return { page, consent, thirdParties, recordingRequests };
}

describe('fonts', () => {
  it('are loaded from a list of families, as one style sheet [API-028]', async () => {
    const { page, thirdParties } = setup();
    expect(
      await thirdParties.fonts.stylesheet(['Inter:400,700', ' Playfair Display ', '', 'Inter:400,700']),
    ).toBe(true);
    expect(page.styles).toEqual([
      'https://fonts.googleapis.com/css?family=Inter%3A400%2C700%7CPlayfair+Display&display=swap',
    ]);
    await thirdParties.fonts.stylesheet(['Inter'], 'https://fonts.example/');
    expect(page.styles[1]).toBe('https://fonts.example/css?family=Inter&display=swap');
  });

  it.each([
    [[], undefined],
    [['', ' '], undefined],
    [['Inter'], 'no host'],
  ])('are not loaded for %j from %s', async (families, host) => {
    const { page, thirdParties } = setup();
    expect(await thirdParties.fonts.stylesheet(families, host)).toBe(false);
    expect(page.styles).toEqual([]);
  });

  it('are loaded as the kit of the site context [API-029]', async () => {
    const { page, thirdParties } = setup({ context: { website: { typekitId: 'abc1def' } } });
    expect(await thirdParties.fonts.typekit()).toBe(true);
    expect(page.styles).toEqual(['https://use.typekit.net/abc1def.css']);
    expect(await setup().thirdParties.fonts.typekit()).toBe(false);
    expect(await thirdParties.fonts.typekit('../evil')).toBe(false);
  });
});

it('fonts are loaded by the services of a page, as configured in its site context [API-028] [API-029]', async () => {
  const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
  page.respond(() => ({ status: 204 }));
  const { thirdParties, stop } = createServices({ page, context: { website: { typekitId: 'abc1def' } } });
  expect(await thirdParties.fonts.typekit()).toBe(true);
  expect(await thirdParties.fonts.stylesheet(['Inter'])).toBe(true);
  stop();
  expect(page.styles).toEqual([
    'https://use.typekit.net/abc1def.css',
    'https://fonts.googleapis.com/css?family=Inter&display=swap',
  ]);
});

describe('comment counts', () => {
  it('are loaded by the shortname of the site [HDR-003]', async () => {
    const { page, thirdParties } = setup({
      context: { websiteSettings: { disqusShortname: 'north-light', commentsEnabled: true } },
    });
    expect(await thirdParties.comments.count()).toBe(true);
    expect(page.scripts).toEqual(['https://north-light.disqus.com/count.js']);
    expect(page.scriptIds).toEqual(['dsq-count-scr']);
  });

  it('are loaded only if the site has comments [BLK-007]', async () => {
    for (const commentsEnabled of [false, undefined]) {
      const websiteSettings = { disqusShortname: 'north-light', commentsEnabled };
      const { page, thirdParties } = setup({ context: { websiteSettings } });
      expect(await thirdParties.comments.count()).toBe(false);
      expect(await thirdParties.comments.thread()).toBe(false);
      expect(page.scripts).toEqual([]);
    }
  });

  it.each(['', 'evil.example/', 'a b'])('are not loaded for the shortname "%s"', async (shortname) => {
    const { page, thirdParties } = setup({ context: { websiteSettings: { commentsEnabled: true } } });
    expect(await thirdParties.comments.count(shortname)).toBe(false);
    expect(page.scripts).toEqual([]);
  });
});

describe('the script for follow buttons', () => {
  it('times out after 10,000 ms and is retried [HDR-004]', async () => {
    const { page, thirdParties } = setup();
    page.respondToScripts('no-response');
    const loaded = thirdParties.social.follow();
    await page.advance(9_999);
    expect(page.scripts).toHaveLength(1);
    await page.advance(1_001);
    expect(page.scripts).toEqual(Array(2).fill('https://platform.twitter.com/widgets.js'));
    await page.advance(60_000);
    expect(await loaded).toBe(false);
    expect(page.warnings).toEqual([expect.stringContaining('widgets.js could not be loaded')]);
  });
});

describe('session recording', () => {
  const features = [RECORDING_FEATURE, RECORDING_SAMPLE];
  const recorder = { url: 'https://edge.fullstory.com/s/fs.js', global: 'FS' };

  it('starts with more than 2 cores, with the toggle on and in the sample [HDR-002]', async () => {
    const { page, thirdParties, recordingRequests } = setup({ cores: 3, features });
    const identified: string[] = [];
    page.respondToScripts({ FS: { identify: (id: string) => identified.push(id) } });
    expect(await thirdParties.recording.start(recorder)).toBe(true);
    expect([page.scripts, recordingRequests, identified]).toEqual([[recorder.url], ['id'], ['id-1']]);
  });

  it.each([
    { cores: 2, features },
    { cores: 0, features },
    { cores: 8, features: [RECORDING_FEATURE] },
    { cores: 8, features: [RECORDING_SAMPLE] },
  ])('does not start with %j [HDR-002]', async (setting) => {
    const { page, thirdParties, recordingRequests } = setup(setting);
    expect(await thirdParties.recording.start(recorder)).toBe(false);
    expect([page.scripts, recordingRequests]).toEqual([[], []]);
  });

  it('waits for consent, even if its script is on the same host', async () => {
    const { page, thirdParties, consent, recordingRequests } = setup({
      cores: 8,
      features,
      consent: 'pending',
    });
    page.respondToScripts({ FS: {} });
    const loaded = thirdParties.recording.start({ url: '/recorder.js', global: 'FS' });
    await page.advance(0);
    expect([page.scripts, recordingRequests]).toEqual([[], []]);
    consent.set('granted');
    expect(await loaded).toBe(true);
  });
});

describe('consent', () => {
  it.each(['pending', 'denied'] as const)(
    '%s: no third-party request; all requests once it is granted',
    async (initial) => {
      const context = { websiteSettings: { commentsEnabled: true } };
      const { page, thirdParties, consent } = setup({ consent: initial, context });
      const all = Promise.all([
        thirdParties.fonts.stylesheet(['Inter']),
        thirdParties.fonts.typekit('abc'),
        thirdParties.comments.count('north'),
        thirdParties.comments.thread('north'),
        thirdParties.social.follow(),
      ]);
      await page.advance(60_000);
      expect([...page.scripts, ...page.styles]).toEqual([]);
      consent.set('granted');
      expect(await all).toEqual([true, true, true, true, true]);
    },
  );

  it('is not required for scripts on the same host', async () => {
    const { page, thirdParties } = setup({ consent: 'denied' });
    expect(await thirdParties.fonts.stylesheet(['Inter'], page.url().origin)).toBe(true);
    expect(await thirdParties.social.follow('/follow.js')).toBe(true);
  });
});
