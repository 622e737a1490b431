// What is left of the media without script? Every picture in every design, once, and every link.
import type { Page } from 'playwright-core';
import { designs } from './designs';
import { expect, type Journey, test as journey } from './harness';
import { open } from './own-page';
import { ownPrinted } from './printed';

const test = journey.extend<Pick<Journey, 'visitor'>>({
  visitor: async ({ visit }, use) => use(await visit({ javaScriptEnabled: false })),
});

const PICTURES = ['canyon', 'meadow', 'moonrise', 'dunes', 'fog-forest'];

const slides = PICTURES.map(
  (
    name,
    at,
  ) => `<figure><a href="/elements/?${name}"><img src="/pictures/${name}-300.webp" width="300" height="${200 + 40 * at}" alt="${name}"></a>
    <figcaption>About ${name}</figcaption></figure>`,
).join('');

test('every design shows all pictures and captions, none wider than the page, and its links lead on', async ({
  page,
}) => {
  await open(
    page,
    designs
      .map(
        (design) =>
          `<section id="${design}"><h2>${design}</h2><site-gallery design="${design}">${slides}</site-gallery></section>`,
      )
      .join(''),
  );
  for (const design of designs)
    for (const name of PICTURES) {
      const picture = page.locator(`#${design}`).getByRole('img', { name });
      await picture.scrollIntoViewIfNeeded();
      expect(await seen(picture), `${design} ${name}`).toMatchObject({ loaded: true, inView: true });
      expect(await page.locator(`#${design}`).getByText(`About ${name}`).isVisible()).toBe(true);
    }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // A click needs the picture to be in reach, whatever lies over it.
  for (const design of designs) {
    await page.goto('/own');
    await page.locator(`#${design}`).getByRole('link', { name: 'moonrise' }).click();
    expect(new URL(page.url()).search).toBe('?moonrise');
  }
});

test('what site builders print is seen once each, its twin for scripts is not', async ({ page }) => {
  for (const { name, markup, pictures } of ownPrinted) {
    await open(page, `<site-gallery design="grid">${markup('x')}</site-gallery>`);
    const all = page.locator('site-gallery img');
    const shown: string[] = [];
    for (const picture of await all.all()) {
      if (!(await picture.isVisible())) continue;
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => seen(picture)).toMatchObject({ loaded: true });
      shown.push((await picture.getAttribute('src')) ?? '');
    }
    expect(new Set(shown).size, name).toBe(pictures);
    expect(shown.length, name).toBe(pictures);
  }
});

const seen = (picture: ReturnType<Page['locator']>) =>
  picture.evaluate((img: HTMLImageElement) => {
    const { left, right, width, height } = img.getBoundingClientRect();
    return {
      loaded: img.complete && img.naturalWidth > 0,
      inView: width > 20 && height > 20 && left >= -1 && right <= innerWidth + 1,
    };
  });
