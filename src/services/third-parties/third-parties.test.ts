import { describe, expect, it } from 'vitest';
import { readSiteContext } from '../../core/entities/site-context';
import { createStore } from '../../core/store';
import { type FakePageOptions, fakePage } from '../page/testing/fake-page';
import { createServices } from '../services';
import type { ConsentState } from '../shared/ports';
import { createScriptLoader } from './script-loader';
import { createThirdParties, RECORDING_FEATURE, RECORDING_SAMPLE } from './third-parties';

interface Setting extends FakePageOptions {
  readonly consent?: ConsentState;
  readonly context?: unknown;
  readonly features?: readonly string[];
}

function scene({ consent: first = 'granted', context, features = [], ...options }: Setting = {}) {
  const page = fakePage(options);
  const consent = createStore<ConsentState>(first);
  const asked: string[] = [];
  const parties = createThirdParties({
    page,
    context: readSiteContext(context),
    consent,
    load: createScriptLoader(page),
    isOn: (feature) => features.includes(feature),
    recordingId: async () => {
      asked.push('id');
      return { ok: true, data: 'id-1' };
    },
  });
  page.respondToScripts({});
  return { page, consent, parties, asked };
}

describe('fonts', () => {
  it('are loaded from a list of families, as one style sheet [API-028]', async () => {
    const { page, parties } = scene();
    expect(await parties.fonts.stylesheet(['Inter:400,700', ' Playfair Display ', '', 'Inter:400,700'])).toBe(
      true,
    );
    expect(page.styles).toEqual([
      'https://fonts.googleapis.com/css?family=Inter%3A400%2C700%7CPlayfair+Display&display=swap',
    ]);
    await parties.fonts.stylesheet(['Inter'], 'https://fonts.example/');
    expect(page.styles[1]).toBe('https://fonts.example/css?family=Inter&display=swap');
  });

  it.each([
    [[], undefined],
    [['', ' '], undefined],
    [['Inter'], 'no host'],
  ])('are not loaded for %j from %s', async (families, host) => {
    const { page, parties } = scene();
    expect(await parties.fonts.stylesheet(families, host)).toBe(false);
    expect(page.styles).toEqual([]);
  });

  it('are loaded as the kit of the site context [API-029]', async () => {
    const { page, parties } = scene({ context: { website: { typekitId: 'abc1def' } } });
    expect(await parties.fonts.typekit()).toBe(true);
    expect(page.styles).toEqual(['https://use.typekit.net/abc1def.css']);
    expect(await scene().parties.fonts.typekit()).toBe(false);
    expect(await parties.fonts.typekit('../evil')).toBe(false);
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
    const { page, parties } = scene({ context: { websiteSettings: { disqusShortname: 'north-light' } } });
    expect(await parties.comments.count()).toBe(true);
    expect(page.scripts).toEqual(['https://north-light.disqus.com/count.js']);
    expect(page.scriptIds).toEqual(['dsq-count-scr']);
  });

  it.each(['', 'evil.example/', 'a b'])('are not loaded for the shortname "%s"', async (shortname) => {
    const { page, parties } = scene();
    expect(await parties.comments.count(shortname)).toBe(false);
    expect(page.scripts).toEqual([]);
  });
});

describe('the script for follow buttons', () => {
  it('times out after 10,000 ms and is retried [HDR-004]', async () => {
    const { page, parties } = scene();
    page.respondToScripts('no-response');
    const came = parties.social.syncTabs();
    await page.advance(9_999);
    expect(page.scripts).toHaveLength(1);
    await page.advance(1_001);
    expect(page.scripts).toEqual(Array(2).fill('https://platform.twitter.com/widgets.js'));
    await page.advance(60_000);
    expect(await came).toBe(false);
    expect(page.warnings).toEqual([expect.stringContaining('widgets.js could not be loaded')]);
  });
});

describe('session recording', () => {
  const features = [RECORDING_FEATURE, RECORDING_SAMPLE];
  const recorder = { url: 'https://edge.fullstory.com/s/fs.js', global: 'FS' };

  it('starts with more than 2 cores, with the toggle on and in the sample [HDR-002]', async () => {
    const { page, parties, asked } = scene({ cores: 3, features });
    const identified: string[] = [];
    page.respondToScripts({ FS: { identify: (id: string) => identified.push(id) } });
    expect(await parties.recording.start(recorder)).toBe(true);
    expect([page.scripts, asked, identified]).toEqual([[recorder.url], ['id'], ['id-1']]);
  });

  it.each([
    { cores: 2, features },
    { cores: 0, features },
    { cores: 8, features: [RECORDING_FEATURE] },
    { cores: 8, features: [RECORDING_SAMPLE] },
  ])('does not start with %j [HDR-002]', async (setting) => {
    const { page, parties, asked } = scene(setting);
    expect(await parties.recording.start(recorder)).toBe(false);
    expect([page.scripts, asked]).toEqual([[], []]);
  });

  it('waits for consent, even if its script is on the same host', async () => {
    const { page, parties, consent, asked } = scene({ cores: 8, features, consent: 'pending' });
    page.respondToScripts({ FS: {} });
    const came = parties.recording.start({ url: '/recorder.js', global: 'FS' });
    await page.advance(0);
    expect([page.scripts, asked]).toEqual([[], []]);
    consent.set('granted');
    expect(await came).toBe(true);
  });
});

describe('consent', () => {
  it.each(['pending', 'denied'] as const)(
    '%s: no third-party request; all requests once it is granted',
    async (first) => {
      const { page, parties, consent } = scene({ consent: first });
      const all = Promise.all([
        parties.fonts.stylesheet(['Inter']),
        parties.fonts.typekit('abc'),
        parties.comments.count('north'),
        parties.social.syncTabs(),
      ]);
      await page.advance(60_000);
      expect([...page.scripts, ...page.styles]).toEqual([]);
      consent.set('granted');
      expect(await all).toEqual([true, true, true, true]);
    },
  );

  it('is not needed for scripts on the same host', async () => {
    const { page, parties } = scene({ consent: 'denied' });
    expect(await parties.fonts.stylesheet(['Inter'], page.url().origin)).toBe(true);
    expect(await parties.social.syncTabs('/follow.js')).toBe(true);
  });
});
