// Large galleries stay fast, and removed galleries, lightboxes and videos free their memory.
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from './harness';
import { IMG, openTestPage, PICTURE } from './test-page';

const DESIGNS = ['slideshow', 'carousel', 'grid'] as const;

/** How often each gallery is added and removed. */
const CYCLES = 100;

/** Rounds before the measurement, in which the browser compiles frequently used code. */
const WARM_UP = 60;

/** Slides of each gallery. */
const SLIDES = 20;

const LAZY = `<img src="${PICTURE}" loading="lazy" width="300" height="200" alt="Ridge">`;

interface Held {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Live objects of the page after garbage collection. */
async function held(cdp: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/**
 * Waits until all but this many bytes are freed: images being decoded and pending tasks keep elements alive for a
 * moment.
 */
async function expectFreed(cdp: CDPSession, before: Held, bytes: number): Promise<void> {
  const grown = async (what: keyof Held) => (await held(cdp))[what] - before[what];
  await expect.poll(() => grown('nodes')).toBeLessThan(200);
  await expect.poll(() => grown('listeners')).toBeLessThan(50);
  await expect.poll(() => grown('bytes')).toBeLessThan(bytes);
}

/** Adds and removes galleries of each design, with nodes and with data, with frames in between. */
const comeAndGo = (page: Page, cycles: number) =>
  page.evaluate(
    async ({ designs, cycles, slides, src }) => {
      const main = document.querySelector('main')!;
      const one = (design: string, isData: boolean) => {
        const gallery = Object.assign(document.createElement('site-gallery'), { design, autoplay: true });
        const items = Array.from({ length: slides }, (_, index) => ({
          src,
          width: 300,
          height: 200,
          alt: `${index}`,
        }));
        if (isData) return Object.assign(gallery, { slides: items });
        gallery.append(...items.map((item) => Object.assign(new Image(), item)));
        return gallery;
      };
      for (let cycle = 0; cycle < cycles; cycle++) {
        const galleries = designs.flatMap((design) => [one(design, false), one(design, true)]);
        main.append(...galleries);
        for (const gallery of galleries) await (gallery as { updateComplete?: Promise<void> }).updateComplete;
        await new Promise(requestAnimationFrame);
        for (const gallery of galleries) gallery.remove();
        await new Promise((done) => setTimeout(done));
      }
    },
    { designs: DESIGNS, cycles, slides: SLIDES, src: PICTURE },
  );

/** Opens and closes the page's lightbox, and adds and removes a video and an image that opens in the lightbox. */
const showAndHide = (page: Page, cycles: number) =>
  page.evaluate(
    async ({ cycles, src }) => {
      const main = document.querySelector('main')!;
      const box = document.querySelector('site-lightbox')!;
      const until = async (is: () => unknown) => {
        while (!is()) await new Promise((done) => setTimeout(done));
      };
      for (let cycle = 0; cycle < cycles; cycle++) {
        const video = Object.assign(document.createElement('site-video'), { src: '/videos/dawn.webm' });
        const image = Object.assign(document.createElement('site-image'), { lightbox: true });
        for (const it of [video, image])
          it.append(Object.assign(new Image(300, 200), { src, alt: `${cycle}` }));
        main.append(video, image);
        await Promise.all([video.updateComplete, image.updateComplete]);
        box.open = true;
        await until(() => box.shadowRoot?.querySelector('dialog[open]'));
        box.open = false;
        await until(() => !box.shadowRoot?.querySelector('dialog'));
        video.remove();
        image.remove();
      }
    },
    { cycles, src: PICTURE },
  );

test('frees the memory of lightboxes, videos and images that were added and removed a hundred times', {
  timeout: 120_000,
}, async ({ visit }) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await openTestPage(page, `<site-lightbox>${IMG}${IMG}</site-lightbox>`, {
    head: ['lightbox', 'video', 'image']
      .map((name) => `<script type="module" src="/site-elements/site-${name}.js"></script>`)
      .join(''),
  });
  await page.waitForFunction(() =>
    ['lightbox', 'video', 'image'].every((name) => customElements.get(`site-${name}`)),
  );
  const cdp = await page.context().newCDPSession(page);
  await showAndHide(page, WARM_UP);
  const before = await held(cdp);
  await showAndHide(page, CYCLES);
  // Allows for compiled code and caches; leaking one element per round would be many times larger.
  await expectFreed(cdp, before, CYCLES * 8 * 1024);
});

test('frees the memory of a hundred removed galleries', async ({ page }) => {
  await openTestPage(page, '<p>Words</p>', {
    head: '<script type="module" src="/site-elements/site-gallery.js"></script>',
  });
  await page.waitForFunction(() => customElements.get('site-gallery'));
  const cdp = await page.context().newCDPSession(page);
  await comeAndGo(page, WARM_UP);
  const before = await held(cdp);
  await comeAndGo(page, CYCLES);
  // Less than a kilobyte per gallery, for code that is compiled late; a leaked gallery would be a hundred times larger.
  await expectFreed(cdp, before, CYCLES * DESIGNS.length * 2 * 1024);
});

test.for(['grid', 'autorows', 'carousel', 'slideshow'])(
  'design="%s" has as many listeners with 400 images as with 20',
  async (design, { visit }) => {
    const { page } = await visit();
    const count = async (images: number) => {
      await openTestPage(
        page,
        `<site-gallery design="${design}" lightbox>${LAZY.repeat(images)}</site-gallery>`,
        {
          head: '<script type="module" src="/site-elements/site-gallery.js"></script>',
        },
      );
      await page.locator('site-gallery:state(ready)').waitFor();
      return (await held(await page.context().newCDPSession(page))).listeners;
    };
    const few = await count(20);
    // One per image would be 380.
    expect((await count(400)) - few).toBeLessThan(100);
  },
);

test('a step in a carousel of 400 images lays out the page once, not again when the slides are animated', async ({
  visit,
}) => {
  const { page } = await visit();
  await openTestPage(page, `<site-gallery design="carousel">${LAZY.repeat(400)}</site-gallery>`, {
    head: '<script type="module" src="/site-elements/site-gallery.js"></script>',
  });
  await page.locator('site-gallery:state(ready)').waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const countLayouts = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')!.value;
  const counts: number[] = [];
  for (let step = 0; step < 4; step++) {
    const before = await countLayouts();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.waitForFunction(() => !document.querySelector('site-gallery')?.inMotion);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    counts.push((await countLayouts()) - before);
  }
  // An image that arrives late may cause another one. Slides that become stacking contexts would cause three at each step.
  expect(Math.min(...counts)).toBe(1);
});
