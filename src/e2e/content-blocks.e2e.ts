// Content blocks: what a page with all of them fetches, one player for an album, and no request to a provider before
// consent and a click.
import type { Page } from 'playwright-core';
import { EMBED_FRAME_SOURCES } from '../core/embeds/embed-frame-sources';
import { axe, expect, test } from './harness';
import { activateElements } from './pages';
import { openTestPage } from './test-page';
import type { Watch } from './watch';

/** Content blocks, by folder; without tour dates, which load immediately because some may be over. */
const BLOCKS =
  'archive audio calendar chart code comments email-footer embed geo html link logo markdown member-area navigation page-links posts quote reservation search share-buttons social-follow social-links spacer horizontal-rule summary tag-cloud'.split(
    ' ',
  );

async function readSamples(): Promise<string> {
  const read = async (name: string) => {
    const { samples } = (await import(`../blocks/${name}/${name}.sample.ts`)) as { samples: string[] };
    return samples;
  };
  return (await Promise.all(BLOCKS.map(read)))
    .flat()
    .join('\n')
    .replaceAll(/<img [^>]*>/g, '');
}

/** Library files, without hashes. */
const fetched = (watch: Watch): string[] =>
  watch
    .requests(/\/site-elements\//)
    .map(({ url }) => url.pathname.replace('/site-elements/', ''))
    .sort();

test('a page with all content blocks below the first screen fetches only the style sheets and the loader before any intent', async ({
  page,
  watch,
}) => {
  const firstScreen = '<div style="block-size: 3000px"></div>';
  await openTestPage(page, firstScreen + (await readSamples()), { allowInlineStyles: true });
  await watch.networkQuiet();
  expect(fetched(watch)).toEqual([
    'autoload.js',
    'extended-registry.js',
    'site-elements-extended.css',
    'site-elements.css',
  ]);
  expect(
    await page
      .locator('body *')
      .evaluateAll((all) => all.filter((it) => it.matches(':not(:defined)')).length),
  ).toBeGreaterThan(BLOCKS.length);
});

const track = (number: number) =>
  `<li><strong>Song ${number}</strong> <audio controls preload="none" src="/audio/first-light.wav?${number}"></audio></li>`;

test('an album of 60 tracks is one player, which requests nothing before play [BLK-003] [BLK-004]', async ({
  page,
  watch,
}) => {
  const tracks = Array.from({ length: 60 }, (_, index) => track(index + 1)).join('');
  await openTestPage(page, `<site-audio><ol>${tracks}</ol></site-audio>`);
  await activateElements(page);
  await watch.networkQuiet();
  expect(watch.requests(/\/audio\//)).toEqual([]);
  const countPlayers = () =>
    page.evaluate(() => [...document.querySelectorAll('audio')].filter((it) => it.checkVisibility()).length);
  expect(await countPlayers()).toBe(0);
  await page.getByRole('button', { name: 'Play: Song 60' }).press('Enter');
  await page.getByRole('button', { name: 'Pause: Song 60' }).waitFor();
  // The button answers at once; the browser requests the file after that, unless another one has replaced it.
  const listRequested = () => [...new Set(watch.requests(/\/audio\//).map(({ url }) => url.search))].sort();
  await expect.poll(listRequested).toEqual(['?60']);
  await page.getByRole('button', { name: 'Play: Song 2', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Pause: Song 2', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Play: Song 60' }).waitFor();
  await expect.poll(listRequested).toEqual(['?2', '?60']);
  expect(await axe(page, 'site-audio')).toEqual([]);
  expect(listRequested()).toEqual(['?2', '?60']);
});

const PROVIDERS = [
  ['twitter', 'https://twitter.com/nasa/status/1410624005669187586'],
  ['instagram', 'https://www.instagram.com/p/CmzfEGkN7vQ/'],
  ['tiktok', 'https://www.tiktok.com/@a/video/7138776934917344554'],
  ['soundcloud', 'https://soundcloud.com/forss/flickermood'],
  ['spotify', 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'],
  ['amazon', 'https://read.amazon.com/kp/kshare?asin=B001AO0GRC'],
] as const;

const THIRD_PARTIES = `${PROVIDERS.map(([name, link]) => `<site-embed provider="${name}"><a href="${link}">Post at ${name}</a></site-embed>`).join('')}
  <site-social-follow><a href="https://x.com/nasa">Follow @nasa</a></site-social-follow>
  <site-reservation provider="opentable" script-url="https://www.opentable.com/widget/reservation/loader?rid=1"><a href="https://www.opentable.com/">Book a table</a></site-reservation>
  <site-share-buttons networks="facebook x linkedin pinterest whatsapp mail copy"></site-share-buttons>`;

const CONSENT = `<site-services><script type="application/json">{}</script></site-services>
  <site-cookie-banner applies-to-eu></site-cookie-banner>`;

/** Logs all requests to other hosts, which get no response. */
async function logOtherHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const isOther = ({ protocol, hostname }: URL) => /^https?:$/.test(protocol) && hostname !== '127.0.0.1';
  await page.context().route(isOther, (route) => {
    asked.push(route.request().url());
    return route.abort('connectionrefused');
  });
  return asked;
}

test('third-party blocks request nothing before a click and consent [BLK-013] [BLK-033]', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host|ERR_CONNECTION_REFUSED|the link remains|could not be loaded/);
  const asked = await logOtherHosts(page);
  await openTestPage(page, CONSENT + THIRD_PARTIES, {
    frameSources: EMBED_FRAME_SOURCES.join(' '),
    scriptSources: 'https:',
  });
  await activateElements(page);
  expect(asked).toEqual([]);
  for (const [name] of PROVIDERS) await page.getByRole('link', { name: `Post at ${name}` }).click();
  await page.getByRole('link', { name: 'Follow @nasa' }).click();
  await page.getByRole('link', { name: 'Book a table' }).click();
  await expect.poll(() => page.getByText(/Accept cookies/).count()).toBeGreaterThanOrEqual(PROVIDERS.length);
  await watch.networkQuiet();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect.poll(() => new Set(asked.map((url) => new URL(url).hostname)).size).toBe(PROVIDERS.length + 1);
});

test('a follow button that cannot be reached stays a link [BLK-009]', async ({ page, watch }) => {
  watch.allowOutput(/request to another host|ERR_CONNECTION_REFUSED|could not be loaded/);
  const asked = await logOtherHosts(page);
  await openTestPage(
    page,
    `${CONSENT}<site-social-follow><a href="https://x.com/nasa">Follow @nasa</a></site-social-follow>`,
    {
      scriptSources: 'https:',
    },
  );
  await activateElements(page);
  const accept = page.getByRole('button', { name: /^Accept/ });
  await accept.click();
  await accept.waitFor({ state: 'hidden' });
  expect(asked).toEqual([]);
  const link = page.getByRole('link', { name: 'Follow @nasa' });
  await link.press('Enter');
  await page.locator('site-social-follow:state(failed)').waitFor();
  expect(new Set(asked)).toEqual(new Set(['https://platform.twitter.com/widgets.js']));
  expect(await link.isVisible()).toBe(true);
  expect(await axe(page, 'site-social-follow')).toEqual([]);
});

/** Elements that make the page wider than the window. */
const findWide = () => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isWide = (it: Element) => it.getBoundingClientRect().right > innerWidth + 1;
  return [...document.querySelectorAll('main *')].filter(isWide).map((it) => it.outerHTML.slice(0, 120));
};

test('all content blocks fit 320 px with text at 200 %, before and after the upgrade', async ({ visit }) => {
  const { page, watch } = await visit({ viewport: { width: 320, height: 640 } });
  watch.allowOutput(/site-\w+|404|401/);
  await openTestPage(page, await readSamples());
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(findWide)).toEqual([]);
  await activateElements(page);
  expect(await page.evaluate(findWide)).toEqual([]);
});
