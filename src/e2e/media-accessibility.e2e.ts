// The accessibility tree of galleries, videos, images and the lightbox: roles, names and states of the carousel, tabs
// and dialog patterns of the ARIA Authoring Practices.
import type { Page } from 'playwright-core';
import { accessibilityTree } from './accessibility-tree';
import { galleryDesigns, slideDesigns } from './gallery-designs';
import { axe, expect, test } from './harness';
import { activateElements } from './pages';
import { openTestPage, PICTURE } from './test-page';

const picture = (name: string, more = '') =>
  `<img src="${PICTURE}" width="300" height="200" alt="${name}" ${more}>`;

/** A slide with a title of its own, one with a caption in the page, one with a link, and one without a name. */
const SLIDES = `${picture('One', 'data-title="Title"')}<figure>${picture('Two')}<figcaption>About two</figcaption></figure>
  <a href="/elements/">${picture('Three')}</a>${picture('')}`;

const gallery = (design: string) =>
  `<site-gallery design="${design}" label="The ${design}" lightbox thumbnails slides-per-row="2">${SLIDES}</site-gallery>`;

/** Removes this file's indentation and empty lines. */
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.slice(4))
    .filter(Boolean)
    .join('\n');

const heard = (page: Page, of: string, expected: string) =>
  expect.poll(() => accessibilityTree(page, of), { message: of }).toBe(lines(expected));

test('each gallery is a list, or a carousel with its controls before the slides', {
  timeout: 120_000,
}, async ({ page }) => {
  await openTestPage(page, galleryDesigns.map(gallery).join(''));
  await activateElements(page);
  for (const design of galleryDesigns.filter((one) => !slideDesigns.includes(one)))
    await heard(
      page,
      `region "The ${design}"`,
      `
    region "The ${design}"
      list
        listitem
          button "One" hasPopup=dialog
${design === 'list' ? '' : '          paragraph\n  '}          strong
${design === 'list' ? '' : '  '}            "Title"
        listitem
          figure
            button "Two" hasPopup=dialog
            caption
              "About two"
        listitem
          link "Three"
            image "Three"
        listitem
          button "4 of 4" hasPopup=dialog`,
    );
  const controls = (status: string) => `
      button "Previous slide" disabled
      button "Next slide"
      paragraph live=polite
        "${status}"`;
  const first = (indent: string) => `
${indent}group "1 of 4" roledescription=slide
${indent}  button "One" hasPopup=dialog
${indent}  paragraph
${indent}    strong
${indent}      "Title"`;
  const second = `
        group "2 of 4" roledescription=slide
          figure
            button "Two" hasPopup=dialog
            caption
              "About two"`;
  const THUMBNAILS = `
      group "Slides"
        button "Title"
        button "About two"
        button "Three"
        button "4 of 4"`;
  for (const [design, status] of [
    ['slider', '1 of 4: Title'],
    ['carousel', '1–2 of 4'],
  ] as const)
    await heard(
      page,
      `region "The ${design}"`,
      `
    region "The ${design}" roledescription=carousel${controls(status)}
      group "The ${design}"${first('        ')}${second}${THUMBNAILS}`,
    );
  await heard(
    page,
    'region "The slideshow"',
    `
    region "The slideshow" roledescription=carousel${controls('1 of 4: Title')}${first('      ')}${THUMBNAILS}`,
  );
  // The tree does not contain `aria-current`.
  const current = page.locator('[part=thumbnail][aria-current=true]');
  await expect
    .poll(() => current.evaluateAll((all) => all.map((it) => it.getAttribute('aria-label'))))
    .toEqual(['Title', 'Title', 'Title']);
  expect(await axe(page)).toEqual([]);
});

test('a rotating gallery has its pause button first and is not a live region until it is paused', async ({
  page,
}) => {
  await openTestPage(
    page,
    `<site-gallery design="slideshow" label="News" autoplay autoplay-duration="600">${picture('One')}${picture('Two')}</site-gallery>`,
  );
  await activateElements(page);
  await page.mouse.move(5, 5);
  const region = (control: string, voice: string) => `
    region "News" roledescription=carousel
      button "${control} slide rotation"
      button "Previous slide" disabled
      button "Next slide"
      paragraph${voice}
        "1 of 2: One"
      group "1 of 2" roledescription=slide
        image "One"`;
  await heard(page, 'region "News"', region('Stop', ''));
  await page.getByRole('button', { name: 'Stop slide rotation' }).click();
  await heard(page, 'region "News"', region('Start', ' live=polite'));
});

test('a video is one named button, an image has a name and an open button, and the lightbox is a named dialog', async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await openTestPage(
    page,
    `<site-video><a href="https://youtu.be/aqz-KE-bpKQ">${picture('A film')}</a></site-video>
     <site-video src="/videos/dawn.webm" label="Dawn" poster="${PICTURE}"></site-video>
     <site-image lightbox><figure>${picture('A picture')}<figcaption>Words</figcaption></figure></site-image>
     ${gallery('grid')}`,
  );
  await activateElements(page);
  const beforeGallery = async () => {
    const all = await accessibilityTree(page);
    return all.slice(0, all.indexOf('  region'));
  };
  await expect.poll(beforeGallery).toBe(
    `${lines(`
    main
      heading "Test page"
      button "Play: A film"
      button "Play: Dawn"
      figure
        image "A picture"
        caption
          "Words"
      button "Enlarge image" hasPopup=dialog`)}\n`,
  );
  await page.getByRole('button', { name: 'One', exact: true }).focus();
  await page.keyboard.press('Enter');
  const box = (name: string, previous: string, next: string, caption: string, status: string) => `
    dialog "The grid" modal
      image "${name}"
      button "Zoom out" disabled
      button "Zoom in"
      button "Caption" pressed
      button "Full screen"
      button "Close"
      button "Previous"${previous}
      button "Next"${next}
      region "Caption"
        ${caption}
      paragraph live=polite
        "${status}"`;
  await heard(
    page,
    'dialog',
    box('One', ' disabled', '', 'paragraph\n          "Title"', 'Photo 1 of 3, Title'),
  );
  await page.keyboard.press('ArrowRight');
  await heard(page, 'dialog', box('Two', '', '', '"About two"', 'Photo 2 of 3, About two'));
  // The page behind the dialog is inert.
  await expect.poll(() => accessibilityTree(page)).not.toContain('Play: A film');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play: Dawn' }).click();
  await expect.poll(() => accessibilityTree(page, 'video')).toMatch(/^video "Dawn"/);
});
