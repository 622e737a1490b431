// Videos on a built page: no request to a provider before the visitor plays one, only one video plays at a time, and
// all players follow commands. Fake players answer at the providers' addresses.
import type { Page } from 'playwright-core';
import { fakePlayers } from './fake-players';
import { expect, test } from './harness';
import { openTestPage, PICTURE } from './test-page';

const FRAMES =
  'https://www.youtube-nocookie.com https://player.vimeo.com https://fast.wistia.net https://s3.amazonaws.com/embed.animoto.com/';

const VIDEOS: Readonly<Record<string, string>> = {
  youtube: 'https://youtu.be/aqz-KE-bpKQ',
  vimeo: 'https://vimeo.com/76979871',
  wistia: 'https://fast.wistia.net/embed/iframe/avk9twrrbn',
  animoto: 'https://animoto.com/play/GjsJ1gu0WDRfr4pGw12xZQ',
};

const video = (name: string, attributes = '') =>
  `<site-video id="${name}" ${attributes}><a href="${VIDEOS[name]}"><img src="${PICTURE}" alt="${name}" width="300" height="200"></a></site-video>`;

const play = (page: Page, name: string) =>
  page.locator(`#${name}`).getByRole('button', { name: `Play: ${name}` });
const state = (page: Page, name: string) =>
  page.locator(`#${name}`).evaluate((element) => {
    const { paused, currentTime, duration } = element as HTMLVideoElement;
    return { paused, moved: currentTime > 0, duration };
  });
const stage = (page: Page, name: string) => page.locator(`#${name} [part=base]`).getAttribute('data-stage');

test('requests a provider only after the click, without cookies, with the origin as referrer', async ({
  page,
  watch,
  origin,
}) => {
  watch.allowOutput(/request to another host: https:\/\/www\.youtube-nocookie\.com/);
  const players = await fakePlayers(page);
  await openTestPage(page, video('youtube'), { frameSources: FRAMES });
  await page.locator('#youtube').hover();
  await play(page, 'youtube').waitFor();
  await watch.networkQuiet();
  expect(players.requests).toEqual([]);
  expect(watch.network.filter(({ url }) => url.origin !== origin)).toEqual([]);

  const asking = page.waitForRequest(/youtube-nocookie/);
  await play(page, 'youtube').click();
  const request = await asking;
  expect((await request.allHeaders()).referer).toBe(`${origin}/`);
  await expect
    .poll(() => players.requests.map(({ hostname, pathname }) => hostname + pathname))
    .toEqual(['www.youtube-nocookie.com/embed/aqz-KE-bpKQ']);
  await expect.poll(() => state(page, 'youtube')).toMatchObject({ paused: false, moved: true, duration: 60 });
  const frame = page.locator('#youtube iframe');
  expect(await frame.getAttribute('title')).toBe('youtube');
  expect(await frame.evaluate((it) => (it.getRootNode() as ShadowRoot).activeElement === it)).toBe(true);
});

test('a click made before the script has loaded takes effect', async ({ page, watch }) => {
  watch.allowOutput(/request to another host: https:\/\/player\.vimeo\.com/);
  await fakePlayers(page);
  await openTestPage(page, video('vimeo'), { frameSources: FRAMES });
  await page.locator('#vimeo img').click();
  await expect.poll(() => state(page, 'vimeo')).toMatchObject({ paused: false, duration: 30 });
  expect(new URL(page.url()).pathname).toBe('/test-page');
});

test('one of four providers and a file plays at a time; the others show their poster again [VID-002] [VID-008] [VID-009] [VID-010]', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host/);
  const players = await fakePlayers(page);
  const names = Object.keys(VIDEOS);
  await openTestPage(
    page,
    `${names.map((name) => video(name)).join('')}
    <site-video id="file" src="/videos/dawn.webm" label="file"></site-video>
    <video id="own" src="/videos/dawn.webm" controls muted></video>`,
    { frameSources: FRAMES },
  );
  let before = '';
  for (const name of [...names, 'file']) {
    await page.locator(`#${name}`).hover();
    await play(page, name).click();
    await expect.poll(async () => (await state(page, name)).paused, { message: name }).toBe(false);
    expect(await stage(page, name)).toBe('player');
    if (before) {
      await expect.poll(() => stage(page, before)).toBe('overlay');
      await expect.poll(async () => (await state(page, before)).paused).toBe(true);
    }
    before = name;
  }
  await expect
    .poll(() => players.commands)
    .toEqual(expect.arrayContaining(['youtube pauseVideo', 'vimeo pause', 'wistia amp-pause']));
  // Animoto has no API: its player is removed.
  expect(await page.locator('#animoto iframe').count()).toBe(0);
  await page.locator('#own').evaluate((own: HTMLVideoElement) => own.play());
  await expect.poll(() => stage(page, 'file')).toBe('overlay');
  await play(page, 'youtube').click();
  await expect.poll(async () => (await state(page, 'youtube')).paused).toBe(false);
  await expect.poll(() => players.commands).toContain('youtube playVideo');
  expect(await page.locator('#own').evaluate((own: HTMLVideoElement) => own.paused)).toBe(true);
  expect(players.requests.filter(({ pathname }) => pathname.startsWith('/embed/aqz'))).toHaveLength(1);
});

test('a script can play, seek and pause it like a video element [VID-009] [VID-010]', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host/);
  const players = await fakePlayers(page);
  await openTestPage(page, video('youtube', 'loading="eager"') + video('vimeo', 'loading="eager"'), {
    frameSources: FRAMES,
  });
  await play(page, 'youtube').waitFor();
  const drive = (name: string) =>
    page.locator(`#${name}`).evaluate(async (element) => {
      const it = element as HTMLVideoElement;
      await it.play();
      it.currentTime = 12;
      it.pause();
    });
  await drive('youtube');
  await expect.poll(() => state(page, 'youtube')).toMatchObject({ paused: true, moved: true });
  await play(page, 'vimeo').waitFor();
  await drive('vimeo');
  await expect
    .poll(() => players.commands)
    .toEqual(
      expect.arrayContaining(['youtube seekTo', 'youtube pauseVideo', 'vimeo setCurrentTime', 'vimeo pause']),
    );
});

test('the chunk of the file player loads only for files [VID-014] [HDR-005]', async ({ page, watch }) => {
  watch.allowOutput(/request to another host/);
  // Scrolls both into view first: right after scrolling, a browser may dispatch a click to the frame that was at this
  // position before.
  await page.setViewportSize({ width: 480, height: 900 });
  await fakePlayers(page);
  await openTestPage(
    page,
    `${video('wistia')}<site-video id="file" src="/videos/dawn.mp4" label="file"></site-video>`,
    {
      frameSources: FRAMES,
    },
  );
  await page.locator('#wistia').hover();
  await play(page, 'wistia').click();
  await expect.poll(async () => (await state(page, 'wistia')).paused).toBe(false);
  expect(watch.requests(/chunks\/file-/)).toEqual([]);
  await play(page, 'file').click();
  await expect.poll(async () => (await state(page, 'file')).paused).toBe(false);
  expect(watch.requests(/chunks\/file-/)).toHaveLength(1);
});

test('autoplay of a provider waits for consent', async ({ page, visitor, watch, origin }) => {
  watch.allowOutput(/request to another host/);
  const players = await fakePlayers(page);
  await openTestPage(page, video('vimeo', 'autoplay loading="eager"'), { frameSources: FRAMES });
  await play(page, 'vimeo').waitFor();
  await watch.networkQuiet();
  expect(players.requests).toEqual([]);
  await visitor.context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: origin }]);
  await page.reload();
  await page.getByRole('button', { name: 'Pause: vimeo' }).waitFor();
  await expect.poll(async () => (await state(page, 'vimeo')).paused).toBe(false);
  expect(players.requests.map(({ searchParams }) => searchParams.get('muted'))).toEqual(['1']);
});

test('a page whose policy forbids the player shows the poster again and a link to the video', async ({
  page,
  watch,
}) => {
  watch.expectOutput(/Content Security Policy/);
  const players = await fakePlayers(page);
  await openTestPage(page, video('youtube'));
  await page.locator('#youtube').hover();
  await play(page, 'youtube').click();
  const link = page.getByRole('link', { name: 'Watch on the original site' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  expect([players.requests, await stage(page, 'youtube')]).toEqual([[], 'overlay']);
});

test('a player that does not respond remains, with a link to the video beside it', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host|ERR_/);
  await page.clock.install();
  await page.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Silent</title>' }),
  );
  await openTestPage(page, video('youtube', 'loading="eager"'), { frameSources: FRAMES });
  await page.clock.runFor(2000);
  await play(page, 'youtube').click();
  await page.locator('#youtube iframe').waitFor();
  await page.clock.runFor(11_000);
  await page.getByText('The video could not be played.').waitFor();
  expect(await page.locator('#youtube iframe').count()).toBe(1);
});

test('a gallery plays the videos on its slides; without their script it prints a warning and the links work [GAL-051]', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host/);
  const slide = `<a data-type="video" href="${VIDEOS.vimeo}"><img src="${PICTURE}" alt="vimeo" width="300" height="200"></a>`;
  const gallery = `<site-gallery id="g" design="slideshow" loading="eager">${slide}<img src="${PICTURE}" alt="Ridge" width="300" height="200"></site-gallery>`;
  const players = await fakePlayers(page);
  await openTestPage(page, gallery, { frameSources: FRAMES });
  await page.getByRole('button', { name: 'Play: vimeo' }).click();
  await expect.poll(() => players.requests.map(({ pathname }) => pathname)).toEqual(['/video/76979871']);

  watch.expectOutput(/site-gallery: VideoLoader not found/);
  watch.allowOutput(/site-video/);
  await page.route(/site-video\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  watch.allowOutput(/404/);
  await page.reload();
  await expect.poll(() => watch.output.some((line) => line.includes('VideoLoader not found'))).toBe(true);
  await page.getByRole('link', { name: 'vimeo' }).click();
  await page.waitForURL(VIDEOS.vimeo ?? '');
});

test('without script, it is a link to the video', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openTestPage(page, video('youtube'));
  expect(await page.getByRole('link', { name: 'youtube' }).getAttribute('href')).toBe(VIDEOS.youtube);
  expect(await page.locator('#youtube img').isVisible()).toBe(true);
});
