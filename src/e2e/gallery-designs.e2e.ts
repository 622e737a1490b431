// Every gallery design shows all images without script, and nothing moves when the script loads.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { slideDesigns } from './gallery-designs';
import { expect, test } from './harness';
import { activateElements } from './pages';
import { openTestPage } from './test-page';

const DESIGNS = [
  'stacked',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'list',
  'slideshow',
  'slider',
  'carousel',
];

interface Photograph {
  readonly name: string;
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

const photographs = (JSON.parse(readFileSync('demo/pictures.json', 'utf8')) as Photograph[])
  .filter(({ kind }) => kind === 'photograph')
  .slice(0, 9);

/** Every kind of slide markup: image, link and figure. */
const slides = photographs
  .map(({ name, width, height, title }, index) => {
    const image = `<img src="/pictures/${name}-500.webp" width="500" height="${Math.round((500 * height) / width)}" alt="${title}">`;
    if (index % 3 === 0) return image;
    if (index % 3 === 1) return `<a href="#${name}">${image}</a>`;
    return `<figure>${image}<figcaption>${title}</figcaption></figure>`;
  })
  .join('');

const gallery = (design: string, more = '') =>
  `<p>Before</p><site-gallery design="${design}" loading="eager" ${more}>${slides}</site-gallery><p>After</p>`;

/** Position and size of each image. */
const boxes = (page: Page): Promise<number[][]> =>
  page.locator('site-gallery img').evaluateAll((images) =>
    images.map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

const arePainted = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );

for (const width of [1280, 360])
  test.for([...DESIGNS, 'slideshow thumbnails'])(
    `%s does not move when the script loads, ${width} px`,
    async (design, { visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      let come = () => {};
      const held = new Promise<void>((resolve) => {
        come = resolve;
      });
      await page.route('**/site-elements/site-gallery.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const [name = '', more] = design.split(' ');
      await openTestPage(page, gallery(name, more));
      await arePainted(page);
      const before = await boxes(page);
      come();
      await page.locator('site-gallery:state(ready)').waitFor();
      if (name === 'autorows') await page.locator('[part=track][data-justified]').waitFor();
      if (more) await page.locator('[part=thumbnail]').first().waitFor();
      const after = await boxes(page);
      // Slides of the slideshow outside the scrollport are stacked behind the first slide; rows below the window may be
      // rearranged.
      const seen = before.filter((_, index) => name !== 'slideshow' || index === 0);
      const stays = seen.filter(([, top = 0]) => name !== 'autorows' || top < 900);
      for (const [index, box] of stays.entries())
        for (const [side, value] of box.entries())
          expect(Math.abs((after[index]?.[side] ?? Number.NaN) - value)).toBeLessThan(0.5);
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    },
  );

test.for(DESIGNS)(
  '%s shows all images without script, each reachable by touch',
  async (design, { revisit }) => {
    const { page } = await revisit({ javaScriptEnabled: false });
    await openTestPage(page, gallery(design));
    const pictures = await page.locator('site-gallery img').all();
    expect(pictures).toHaveLength(9);
    for (const picture of pictures) {
      await picture.evaluate((image) => image.scrollIntoView({ inline: 'center', block: 'center' }));
      const box = await picture.boundingBox();
      expect(box?.width).toBeGreaterThan(40);
      expect(box?.height).toBeGreaterThan(40);
      expect((box?.x ?? -1) + (box?.width ?? 0) / 2).toBeLessThan(1280);
    }
    const links = await page.locator('site-gallery a').all();
    await links.at(-1)?.click();
    expect(page.url()).toContain('#');
  },
);

test('pressing Next every 0.9 s advances by one slide each time, in every design with slides and with every transition', async ({
  page,
}) => {
  const kinds = [...slideDesigns, 'slideshow" transition="swipe'];
  await openTestPage(
    page,
    kinds.map((kind) => gallery(kind, 'slides-per-row="1" image-aspect-ratio="3/1"')).join(''),
  );
  await activateElements(page);
  const next = page.getByRole('button', { name: 'Next slide' });
  await expect.poll(() => next.count()).toBe(kinds.length);
  // Runs in the page, because a round trip on a busy machine takes longer than the pause.
  const indices = await page.evaluate(async () => {
    const galleries = [...document.querySelectorAll('site-gallery')];
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let press = 1; press < 9; press++) {
      for (const { shadowRoot } of galleries)
        shadowRoot!.querySelector<HTMLButtonElement>('[part~=next]')!.click();
      // Animations start and end in frames, which are late on a busy machine.
      await nextFrame();
      await nextFrame();
      await new Promise((resolve) => setTimeout(resolve, 900));
      await nextFrame();
    }
    return galleries.map(({ index }) => index);
  });
  expect(indices).toEqual(kinds.map(() => photographs.length - 1));
});
