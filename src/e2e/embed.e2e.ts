// Embeds: no request to a provider before click and consent, then its frame in a reserved box; without script, the
// page's own content.
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { EMBED_FRAME_SOURCES } from '../core/embeds/embed-frame-sources';
import { fakeEmbeds } from './fake-embeds';
import { axe, expect, test } from './harness';
import { getShifts, recordShifts, totalShift } from './layout-shifts';
import { openTestPage } from './test-page';

const SERVICES = '<site-services><script type="application/json">{}</script></site-services>';
const BANNER = '<site-cookie-banner applies-to-eu></site-cookie-banner>';
const BELOW = '<p>Below</p>';

const TWEET = 'https://twitter.com/nasa/status/1410624005669187586';
const tweet = `<site-embed provider="twitter"><blockquote cite="${TWEET}"><p>First light of the new telescope.</p>
  <a href="${TWEET}">1 July 2021</a></blockquote></site-embed>`;

const open = (page: Page, body: string, frameSources = EMBED_FRAME_SOURCES.join(' ')) =>
  openTestPage(page, SERVICES + body + BELOW, { frameSources });

const show = (page: Page) => page.getByRole('button', { name: /^Show content from/ }).click();

async function point(page: Page): Promise<void> {
  const element = page.locator('site-embed');
  await element.hover();
  await element.and(page.locator(':state(ready)')).waitFor();
}

for (const [name, provider, link, host] of [
  ['X [BLK-033]', 'twitter', TWEET, 'platform.twitter.com'],
  ['Instagram [BLK-035]', 'instagram', 'https://www.instagram.com/p/CmzfEGkN7vQ/', 'www.instagram.com'],
  ['TikTok [BLK-013]', 'tiktok', 'https://www.tiktok.com/@a/video/7138776934917344554', 'www.tiktok.com'],
  ['SoundCloud [BLK-037]', 'soundcloud', 'https://soundcloud.com/forss/flickermood', 'w.soundcloud.com'],
  [
    'a book at Amazon [BLK-036]',
    'amazon',
    'https://read.amazon.com/kp/kshare?asin=B001AO0GRC',
    'read.amazon.com',
  ],
] as const)
  test(`${name}: sends one request, after a click, and nothing moves`, async ({ page, watch }) => {
    watch.allowOutput(/request to another host/);
    // Browsers count shifts from 500 ms after the click on.
    const { requests } = await fakeEmbeds(page, true, 600);
    await recordShifts(page);
    await open(page, `<site-embed provider="${provider}"><a href="${link}">The post</a></site-embed>`);
    const place = () =>
      page.getByText('Below').evaluate((node) => node.getBoundingClientRect().top + scrollY);
    const before = await place();
    await point(page);
    await watch.networkQuiet();
    expect(requests).toEqual([]);
    await page.getByRole('link', { name: 'The post' }).click();
    await page.locator('site-embed:state(loaded)').waitFor();
    expect(requests.map(({ hostname }) => hostname)).toEqual([host]);
    await page.frameLocator('site-embed iframe').getByText('Here').waitFor();
    expect(await place()).toEqual(before);
    expect(totalShift(await getShifts(page))).toBe(0);
    expect(await axe(page)).toEqual([]);
    expect(watch.violations()).toEqual([]);
  });

test('Close shows the quote again and focuses the button', async ({ page, watch }) => {
  watch.allowOutput(/request to another host/);
  await fakeEmbeds(page);
  await open(page, tweet);
  await point(page);
  await page.getByRole('link', { name: '1 July 2021' }).click();
  await page.locator('site-embed:state(loaded)').waitFor();
  expect(await page.getByText('First light').isVisible()).toBe(false);
  const close = page.getByRole('button', { name: 'Close' });
  expect(await close.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('First light').waitFor();
  expect(await page.locator('site-embed iframe').count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Show content from X');
});

test('waits until cookies are accepted where the page has a cookie banner', async ({ page, watch }) => {
  watch.allowOutput(/request to another host/);
  const { requests } = await fakeEmbeds(page);
  await open(page, BANNER + tweet);
  await point(page);
  await show(page);
  const element = page.locator('site-embed');
  await element.getByText(/^X stores data on your device/).waitFor();
  const banner = page.locator('site-cookie-banner');
  const decline = banner.getByRole('button', { name: /Decline/ });
  await decline.click();
  await decline.waitFor({ state: 'hidden' });
  await watch.networkQuiet();
  expect(requests).toEqual([]);
  await element.getByRole('button', { name: 'Cookie settings' }).click();
  await banner.getByRole('button', { name: /^Accept/ }).click();
  await page.frameLocator('site-embed iframe').getByText('Here').waitFor();
  expect(requests).toHaveLength(1);
});

test('keeps the quote, with one message, if the page’s policy blocks the provider', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/Content Security Policy|Content-Security-Policy/);
  watch.expectOutput(/site-embed: .* is not shown: blocked/);
  const { requests } = await fakeEmbeds(page);
  await open(page, tweet, "'self'");
  await point(page);
  await show(page);
  await page.locator('site-embed:state(failed)').waitFor();
  await page.getByText('X cannot be reached. Please follow the link, or try again.').waitFor();
  await page.getByText('First light').waitFor();
  expect([requests.length, await page.locator('site-embed iframe').count()]).toEqual([0, 0]);
  expect(await axe(page)).toEqual([]);
});

// Concurrently, because each test waits until an element gives up.
describe.concurrent('a provider that does not respond', () => {
  test('keeps the quote, with one message, if the provider cannot be reached', async ({ page, watch }) => {
    watch.allowOutput(/request to another host|ERR_CONNECTION_REFUSED/);
    watch.expectOutput(/site-embed: .* is not shown: timeout/);
    await fakeEmbeds(page, false);
    await open(page, tweet);
    await point(page);
    await show(page);
    await page.getByText(/^Loading content from X/).waitFor();
    expect(await page.getByText('First light').isVisible()).toBe(true);
    await page.locator('site-embed:state(failed)').waitFor({ timeout: 25_000 });
    expect(await page.getByText('First light').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: '1 July 2021' }).isVisible()).toBe(true);
  });

  test('keeps the link, with one message, if Instagram cannot be reached [BLK-035]', async ({
    page,
    watch,
  }) => {
    watch.allowOutput(/request to another host|ERR_CONNECTION_REFUSED/);
    watch.expectOutput(/site-embed: .* is not shown: timeout/);
    await fakeEmbeds(page, false);
    await open(
      page,
      '<site-embed><a href="https://www.instagram.com/p/CmzfEGkN7vQ/">The post</a></site-embed>',
    );
    await point(page);
    await show(page);
    await page.locator('site-embed:state(failed)').waitFor({ timeout: 25_000 });
    expect(await page.getByRole('link', { name: 'The post' }).isVisible()).toBe(true);
  });

  for (const [name, link] of [
    ['SoundCloud [BLK-037]', 'https://soundcloud.com/forss/flickermood'],
    ['Spotify', 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'],
  ] as const)
    test(`shows a message and, once closed, the link again if ${name} cannot be reached`, async ({
      page,
      watch,
    }) => {
      watch.allowOutput(/request to another host|ERR_CONNECTION_REFUSED/);
      await fakeEmbeds(page, false);
      await open(page, `<site-embed><a href="${link}">The post</a></site-embed>`);
      await point(page);
      await show(page);
      await page.getByText(/^Nothing to see\? \w+ may not be reachable/).waitFor({ timeout: 25_000 });
      await page.getByRole('button', { name: /^Close/ }).click();
      expect(await page.getByText(/^Nothing to see/).count()).toBe(0);
      expect(await page.getByRole('link', { name: 'The post' }).isVisible()).toBe(true);
    });

  for (const isReachable of [true, false])
    test(`a book at Amazon, whose frames never report, counts as shown and can be closed, ${isReachable ? 'reachable' : 'unreachable'} [BLK-036]`, async ({
      page,
      watch,
    }) => {
      watch.allowOutput(/request to another host|ERR_CONNECTION_REFUSED/);
      await fakeEmbeds(page, isReachable);
      const link = 'https://read.amazon.com/kp/kshare?asin=B001AO0GRC';
      await open(page, `<site-embed><a href="${link}">The book</a></site-embed>`);
      await point(page);
      await show(page);
      await page.getByText('Close it to follow the link.').waitFor();
      expect(await page.getByText(/^Nothing to see/).count()).toBe(0);
      await page.getByRole('button', { name: /^Close/ }).click();
      expect(await page.getByRole('link', { name: 'The book' }).isVisible()).toBe(true);
    });
});

test('shows a frame from a host that the page allows by frame-hosts', async ({ page, watch }) => {
  watch.allowOutput(/request to another host/);
  const { requests } = await fakeEmbeds(page);
  const code = '&lt;iframe src=&quot;https://forms.example.com/7&quot;&gt;&lt;/iframe&gt;';
  await open(
    page,
    `<site-embed html="${code}" frame-hosts="forms.example.com"><p>Our form</p></site-embed>`,
    'https://forms.example.com',
  );
  await point(page);
  await show(page);
  await page.frameLocator('site-embed iframe').getByText('Here').waitFor();
  expect(requests.map(String)).toEqual(['https://forms.example.com/7']);
  expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('top-navigation');
});

test('without script, the block shows its quote and its link', async ({ visit }) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  watch.allowOutput(/request to another host/);
  const { requests } = await fakeEmbeds(page);
  const foursquare = 'https://foursquare.com/v/the-old-dairy/4b0588f1f964a520e5ce22e3';
  await open(
    page,
    `${tweet}<site-embed provider="foursquare"><a href="${foursquare}">The old dairy</a></site-embed>`,
  );
  await page.getByText('First light').waitFor();
  expect(requests).toEqual([]);
  await page.getByRole('link', { name: 'The old dairy' }).click();
  await expect.poll(() => requests.map(String)).toEqual([foursquare]);
});

/** As published by a site builder: the settings repeat the provider's code. */
const PUBLISHED_CODE = `<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@studio.north/video/7100000000000000004"
  data-video-id="7100000000000000004" style="max-width: 605px;min-width: 325px;"><section>
  <a target="_blank" title="@studio.north" href="https://www.tiktok.com/@studio.north?refer=embed">@studio.north</a> Dipping
  <a title="glaze" target="_blank" href="https://www.tiktok.com/tag/glaze?refer=embed">#glaze</a></section></blockquote>`;
const PUBLISHED = `<div class="sqs-block embed-block sqs-block-embed" data-block-type="22" data-block-json="${JSON.stringify(
  { hSize: null, floatDir: null, html: PUBLISHED_CODE },
)
  .replaceAll('&', '&amp;')
  .replaceAll('"', '&quot;')}"><div class="sqs-block-content">${PUBLISHED_CODE}</div></div>`;

test('shows the player of a published embed block, unchanged, after a click [BLK-013]', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host|style-src|Content Security Policy/);
  const { requests } = await fakeEmbeds(page);
  await open(page, `<site-embed>${PUBLISHED}</site-embed>`);
  await page.getByRole('link', { name: '#glaze' }).waitFor();
  await point(page);
  expect(requests).toEqual([]);
  await show(page);
  await page.frameLocator('site-embed iframe').getByText('Here').waitFor();
  expect(requests.map(({ pathname }) => pathname)).toEqual(['/player/v1/7100000000000000004']);
});

test('embed code without content gets its link near the viewport, before any intent, and nothing moves', async ({
  page,
  watch,
}) => {
  const code =
    '&lt;iframe src=&quot;https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/a/b&quot;&gt;';
  await recordShifts(page);
  await open(page, `<site-embed><div data-html="${code}"></div></site-embed>`);
  await page.getByRole('link', { name: 'Open at SoundCloud' }).waitFor();
  expect(totalShift(await getShifts(page))).toBe(0);
  expect(watch.violations()).toEqual([]);
});
