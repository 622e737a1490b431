// Unusual content in media elements: no slides, one slide, missing files, wrong sizes, hostile markup, and slides added
// and removed during a transition.
import type { Page } from 'playwright-core';
import { galleryDesigns, slideDesigns } from './gallery-designs';
import { expect, test } from './harness';
import { activateElements, findInactiveElements, scrollThroughImages } from './pages';
import { IMG, openTestPage, PICTURE } from './test-page';

/** A warning of an element to the developer of the page. */
const OURS = /^console warning: site-[\w-]+: /;
/** The browser's message about a missing file. */
const MISSING = /^console error: Failed to load resource: .* 404 /;

const ODD = `<img src="/pictures/none.webp" width="300" height="200" alt="Not there">
  <img alt="Without address">
  <img src="/elements/" width="300" height="200" alt="No picture">
  <img data-src="${PICTURE}" data-image-dimensions="0x-4" data-image-focal-point="9,-4" alt="Told wrong">
  <img src="${PICTURE}" width="100" height="800" alt="Said thin" data-image-dimensions="tallxwide">`;

test('every design works without slides, with one slide and with missing images', async ({ page, watch }) => {
  watch.allowOutput(MISSING);
  await openTestPage(
    page,
    galleryDesigns
      .map(
        (
          design,
        ) => `<section><h2>${design}</h2><site-gallery data-is="empty" design="${design}"></site-gallery>
          <site-gallery data-is="one" design="${design}" loop autoplay>${IMG}</site-gallery>
          <site-gallery data-is="odd" design="${design}">${ODD}</site-gallery><p><a href="#">After</a></p></section>`,
      )
      .join(''),
  );
  await activateElements(page);
  watch.allowOutput(OURS);
  expect(await findInactiveElements(page)).toEqual([]);
  await scrollThroughImages(page);
  const one = page.locator('[data-is=one]');
  expect(await one.getByRole('button', { name: /slide/ }).count()).toBe(0);
  expect(await one.locator('img:visible').count()).toBe(galleryDesigns.length);
  for (const design of galleryDesigns) {
    const odd = page.locator(`[data-is=odd][design=${design}]`);
    const real = odd.getByAltText(/Told wrong|Said thin/);
    // The other designs load slides when they are shown.
    if (!slideDesigns.includes(design))
      await expect.poll(() => real.evaluateAll(drawn), { message: design }).toEqual([true, true]);
    const { width, height } = (await odd.boundingBox())!;
    expect(height, design).toBeLessThan(width * 6);
  }
  for (const design of slideDesigns) {
    const odd = page.locator(`[data-is=odd][design=${design}]`);
    await odd.getByRole('button', { name: 'Next slide' }).click();
  }
  expect(
    await page.locator('[data-is=empty]').evaluateAll((all) => all.every((it) => it.clientHeight === 0)),
  ).toBe(true);
});

test('the values that templates print for false are false, and unknown values are reported once', async ({
  page,
  watch,
}) => {
  await openTestPage(
    page,
    `<site-gallery id="no" design="slideshow" data-autoplay="" data-lightbox="" data-loop="" data-thumbnails="" slides-per-row="" label="">${IMG}${IMG}</site-gallery>
     <site-gallery id="false" design="grid" lightbox="false" thumbnails="false">${IMG}${IMG}</site-gallery>
     <site-gallery id="unknown" design="origami">${IMG}${IMG}</site-gallery>`,
  );
  await activateElements(page);
  await page.locator('#no').hover();
  expect(
    await page
      .locator('#no')
      .getByRole('button', { name: /slide rotation/ })
      .count(),
  ).toBe(0);
  expect(await page.locator('#no [role=button], #false [role=button]').count()).toBe(0);
  expect(await page.locator('#unknown img:visible').count()).toBe(2);
  expect(watch.output).toHaveLength(1);
  watch.expectOutput(/site-gallery: .*"origami".*; using/);
});

test('slides can be added, removed and moved during a transition', async ({ page, watch }) => {
  await openTestPage(
    page,
    slideDesigns
      .map(
        (design) =>
          `<site-gallery design="${design}" image-aspect-ratio="3/2" loading="eager">${numbered(1, 5)}</site-gallery>`,
      )
      .join(''),
  );
  await activateElements(page);
  for (const design of slideDesigns) {
    const gallery = page.locator(`site-gallery[design=${design}]`);
    const next = gallery.getByRole('button', { name: 'Next slide' });
    await next.click();
    await gallery.evaluate((it) => {
      const [first, second] = it.querySelectorAll('img');
      second?.remove();
      first?.before(
        ...[7, 8].map((at) =>
          Object.assign(new Image(300, 200), { src: '/pictures/canyon-300.webp', alt: `Late ${at}` }),
        ),
      );
      it.append(first ?? '');
    });
    await next.click();
    // The slides are in document order, and exactly one can be reached.
    await expect
      .poll(() => groupsOf(page, design))
      .toEqual(['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6']);
    await gallery.evaluate((it) => it.replaceChildren());
    await expect.poll(() => next.count()).toBe(0);
    await gallery.evaluate((it) => {
      const image = () =>
        Object.assign(new Image(300, 200), { src: '/pictures/dunes-300.webp', alt: 'Again' });
      it.append(image(), image(), image(), image());
    });
    await next.click();
  }
  expect(watch.output).toEqual([]);
});

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => IMG.replace('Ridge', `Ridge ${from + at}`)).join('');

const drawn = (images: Element[]) =>
  images.map(
    (img) =>
      img instanceof HTMLImageElement && img.naturalWidth > 0 && img.getBoundingClientRect().width > 20,
  );

/** Names of the slides as exposed to assistive technology, including slides that cannot be reached at the moment. */
const groupsOf = (page: Page, design: string) =>
  page
    .locator(`site-gallery[design=${design}]`)
    .evaluate((it) =>
      [...(it.shadowRoot?.querySelectorAll('[part~=slide]') ?? [])].map((slide) =>
        slide.getAttribute('aria-label'),
      ),
    );
