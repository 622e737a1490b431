// Galleries in the markup of site builders, wrapped in site-gallery, work in every design: nothing is printed, all
// images are shown, and each is requested once.
import type { Page } from 'playwright-core';
import { galleryDesigns, slideDesigns } from './gallery-designs';
import { expect, test } from './harness';
import { activateElements, findInactiveElements, scrollThroughImages } from './pages';
import { capturedMarkup, type SiteMarkup, writtenMarkup } from './site-markup';
import { openTestPage } from './test-page';
import type { Watch } from './watch';

const galleries = capturedMarkup(/^(gallery|instagram)-/);

test.for(writtenMarkup)(
  '$name is shown in every design, each image requested once',
  async (printed, { page, watch }) => {
    await openAll(page, printed);
    for (const design of galleryDesigns) {
      const seen = expect.poll(() => picturesSeen(page, design), { message: design });
      if (slideDesigns.includes(design)) await seen.toBeGreaterThan(0);
      else await seen.toBe(printed.imageCount);
    }
    expect(askedAgain(watch)).toEqual([]);
    expect(watch.output).toEqual([]);
  },
);

test.for(galleries)(
  '$name, captured, is shown in every design, each image requested once',
  async (printed, { page, watch }) => {
    await openAll(page, printed);
    for (const design of galleryDesigns)
      await expect.poll(() => picturesSeen(page, design), { message: design }).toBeGreaterThan(0);
    expect(askedAgain(watch)).toEqual([]);
    expect(watch.output).toEqual([]);
  },
);

/** Opens a page with the same markup in all designs and scrolls to its end. */
async function openAll(page: Page, { markup }: SiteMarkup): Promise<void> {
  const all = galleryDesigns.map(
    (design) =>
      `<section id="${design}"><h2>${design}</h2><site-gallery design="${design}">${markup(design)}</site-gallery></section>`,
  );
  await openTestPage(page, all.join(''), { allowInlineStyles: true });
  await activateElements(page);
  expect(await findInactiveElements(page)).toEqual([]);
  await expect.poll(() => page.locator('site-gallery:not(:state(ready))').count()).toBe(0);
}

/** Scrolls through the gallery and returns how many of its images are visible. A busy machine may need several passes. */
async function picturesSeen(page: Page, design: string): Promise<number> {
  await scrollThroughImages(page, `#${design}`);
  return page.evaluate(
    (id) =>
      [...document.querySelectorAll<HTMLImageElement>(`#${id} site-gallery img`)].filter(
        (img) =>
          img.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          img.naturalWidth > 0 &&
          img.getBoundingClientRect().width > 20,
      ).length,
    design,
  );
}

/** Images that were requested more than once. */
function askedAgain(watch: Watch): string[] {
  const requested = watch.requests(/^\/pictures\//).map(({ url }) => url.pathname + url.search);
  return requested.filter((url, at) => requested.indexOf(url) !== at);
}
