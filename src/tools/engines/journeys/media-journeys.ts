// A visitor looks at pictures and videos.
import { expect } from 'vitest';
import type { Journeys } from './journey';
import type { JourneyProxy } from './journey-proxy';
import { images, links } from './pictures';
import type { Visitor } from './visitor';

const GALLERY = '/journey/gallery';
const POSITION = 'site-gallery >>> [part=position]';
const LIGHTBOX = 'site-lightbox >>> dialog[open]';
const COUNTER = 'site-lightbox >>> [part=counter]';

async function openGallery(visitor: Visitor, proxy: JourneyProxy, attributes = ''): Promise<void> {
  proxy.addPage(
    GALLERY,
    `<site-gallery design="slideshow" label="Coasts" ${attributes}>${images.join('')}</site-gallery>`,
  );
  await visitor.goto(GALLERY);
  await visitor.pointAt('site-gallery');
  await visitor.waitFor('site-gallery >>> [part=next]', () => true);
}

/** Waits for a slide and for the end of its transition, during which a gallery ignores other changes. */
async function isAt(visitor: Visitor, number: number): Promise<void> {
  await visitor.waitFor(POSITION, ({ text }) => text === `${number} / 5`);
  await visitor.waitUntil(
    () => !(document.querySelector('site-gallery') as unknown as { inMotion: boolean }).inMotion,
  );
}

export const mediaJourneys: Journeys = {
  'the buttons of a gallery change its slide': async ({ visitor, proxy }) => {
    await openGallery(visitor, proxy);
    await visitor.click('site-gallery >>> [part=next]');
    await isAt(visitor, 2);
    await visitor.click('site-gallery >>> [part=next]');
    await isAt(visitor, 3);
    await visitor.click('site-gallery >>> [part=previous]');
    await isAt(visitor, 2);
  },

  'the keyboard changes the slide of a gallery under the pointer or with the focus': async ({
    visitor,
    proxy,
  }) => {
    await openGallery(visitor, proxy);
    await visitor.pointAt('site-gallery');
    await visitor.press('ArrowRight');
    await isAt(visitor, 2);
    await visitor.page.mouse.move(1, 1);
    await visitor.run(() =>
      document.querySelector('site-gallery')?.shadowRoot?.querySelector<HTMLElement>('[part=next]')?.focus(),
    );
    await visitor.press('Enter');
    await isAt(visitor, 3);
    await visitor.press('ArrowLeft');
    await isAt(visitor, 2);
  },

  'dragging a slide past the middle by mouse changes the slide of a gallery': async ({ visitor, proxy }) => {
    // Without this transition, a swipe takes 250 ms at most, which a busy machine may exceed.
    await openGallery(visitor, proxy, 'transition="swipe"');
    const { x, y, width } = await visitor.pointAt('site-gallery');
    const { mouse } = visitor.page;
    const from = x + width * 0.4;
    await mouse.move(Math.round(from), Math.round(y));
    await mouse.down();
    for (const part of [0.02, 0.1, 0.3, 0.5, 0.6, 0.62])
      await mouse.move(Math.round(from - width * part), Math.round(y));
    await mouse.up();
    await isAt(visitor, 2);
  },

  'a lightbox opens on click, navigates by keyboard and closes with Escape, which restores the focus':
    async ({ visitor, proxy }) => {
      proxy.addPage('/journey/lightbox', `<site-lightbox>${links.join('')}</site-lightbox>`);
      await visitor.goto('/journey/lightbox');
      await visitor.click('site-lightbox a');
      await visitor.waitFor(LIGHTBOX);
      await visitor.waitFor(COUNTER, ({ text }) => /^1\D+5$/.test(text));
      await visitor.press('ArrowRight');
      await visitor.waitFor(COUNTER, ({ text }) => /^2\D+5$/.test(text));
      await visitor.press('Escape');
      await visitor.waitUntil(
        () => !document.querySelector('site-lightbox')?.shadowRoot?.querySelector('dialog[open]'),
      );
      await expect.poll(() => visitor.run(() => document.activeElement?.localName)).toBe('a');
    },

  'a video shows its poster, and its player when it is played': async ({ visitor, proxy }) => {
    proxy.addPage(
      '/journey/video',
      `<site-video src="/videos/dawn.webm" label="Dawn" poster="/pictures/dawn-ridge-300.webp"></site-video>`,
    );
    await visitor.goto('/journey/video');
    await visitor.pointAt('site-video');
    await visitor.waitFor('site-video >>> [part=play]');
    expect(await visitor.find('site-video >>> video[src]')).toBe(null);
    await visitor.click('site-video >>> [part=play]');
    await visitor.waitUntil(() => {
      const { paused, currentTime } = document.querySelector('site-video') as unknown as HTMLVideoElement;
      return !paused && currentTime > 0;
    });
  },

  'a video of a provider requests nothing from it before it is played': async ({ visitor, proxy }) => {
    const video = `<site-video><a href="https://youtu.be/aqz-KE-bpKQ">${images[0]}</a></site-video>`;
    proxy.addPage('/journey/provider', video);
    await visitor.goto('/journey/provider');
    await visitor.pointAt('site-video');
    await visitor.waitFor('site-video >>> [part=play]');
    const foreign = await visitor.run(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).origin !== location.origin)
        .map(({ name }) => name),
    );
    expect(foreign).toEqual([]);
    expect(await visitor.find('site-video >>> iframe')).toBe(null);
  },
};
