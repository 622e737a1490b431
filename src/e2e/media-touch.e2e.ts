// Touch swipes in galleries: in every design with slides, in both writing directions, without interfering with
// scrolling. For touch in the lightbox, see lightbox.e2e.ts.
import type { Page } from 'playwright-core';
import { slideDesigns } from './gallery-designs';
import { expect, test } from './harness';
import { activateElements } from './pages';
import { IMG, openTestPage } from './test-page';
import { fling, interpolate, PHONE, swipe, touch, waitForScrollEnd } from './touch';
import { countTurns } from './wheel-turns';

const slides = [1, 2, 3, 4, 5].map((at) => IMG.replace('Ridge', `Ridge ${at}`)).join('');

/** Every design with slides, and the slideshow with slides that follow the finger. */
const KINDS: readonly (readonly [string, string])[] = [
  ...slideDesigns.map((design) => [design, `design="${design}"`] as const),
  ['follows', 'design="slideshow" transition="swipe"'],
];

const index = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((it: HTMLElementTagNameMap['site-gallery']) => it.index);
const atRest = (page: Page, id: string) =>
  expect
    .poll(() => page.locator(`#${id}`).evaluate((it: HTMLElementTagNameMap['site-gallery']) => it.inMotion))
    .toBe(false);

test.for([false, true])(
  'a swipe changes the slide in every design with slides, right to left: %s',
  { timeout: 120_000 },
  async (rtl, { visit }) => {
    const { page, context } = await visit(PHONE);
    await openTestPage(
      page,
      `<div dir="${rtl ? 'rtl' : 'ltr'}">${KINDS.map(
        ([id, options]) =>
          `<h2>${id}</h2><site-gallery id="${id}" ${options} slides-per-row="1" image-aspect-ratio="3/2">${slides}</site-gallery>`,
      ).join('')}</div><div id="long"></div>`,
    );
    // Space to scroll.
    await page.locator('#long').evaluate((it) => it.style.setProperty('height', '900px'));
    await activateElements(page);
    // Wait until the slide controls have loaded, too.
    const buttons = page.getByRole('button', { name: 'Next slide' });
    await expect.poll(() => buttons.count()).toBe(KINDS.length);
    const session = await context.newCDPSession(page);
    const on = rtl ? 1 : -1;
    for (const [id] of KINDS) {
      await page.locator(`#${id}`).evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await swipe(page, session, `#${id}`, 0.7 * on);
      await expect.poll(() => index(page, id), { message: `${id} on` }).toBeGreaterThan(0);
      await atRest(page, id);
      await waitForScrollEnd(page);
      const there = await index(page, id);
      const top = await page.evaluate(() => scrollY);
      await swipe(page, session, `#${id}`, 0.1 * on, { down: -160 });
      await expect.poll(() => page.evaluate(() => scrollY), { message: `${id} scrolls` }).not.toBe(top);
      expect(await index(page, id), `${id} stays`).toBe(there);
      await waitForScrollEnd(page);
      await page.locator(`#${id}`).evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await swipe(page, session, `#${id}`, -0.7 * on);
      await expect.poll(() => index(page, id), { message: `${id} back` }).toBeLessThan(there);
    }
  },
);

test('a swipe that begins on a button changes the slide, and a fling moves to the next slide only', {
  timeout: 120_000,
}, async ({ visit }) => {
  const { page, context } = await visit(PHONE);
  const kinds: readonly (readonly [string, string, number])[] = [
    ...KINDS.map(([id, options]) => [id, `${options} slides-per-row="1"`, 1] as const),
    ['pairs', 'design="carousel" slides-per-row="2"', 2],
  ];
  const many = Array.from({ length: 9 }, (_, at) => IMG.replace('Ridge', `Ridge ${at}`)).join('');
  await openTestPage(
    page,
    kinds
      .map(
        ([id, options]) =>
          `<site-gallery id="${id}" ${options} image-aspect-ratio="3/2">${many}</site-gallery>`,
      )
      .join(''),
  );
  await activateElements(page);
  const buttons = page.getByRole('button', { name: 'Next slide' });
  await expect.poll(() => buttons.count()).toBe(kinds.length);
  const session = await context.newCDPSession(page);
  for (const [id, , group] of kinds) {
    const element = page.locator(`#${id}`);
    await element.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const box = (await element.getByRole('button', { name: 'Next slide' }).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await touch(session, [interpolate([x, y], [x - 240, y])]);
    await expect.poll(() => index(page, id), { message: `${id} from the button` }).toBe(group);
    await expect.poll(() => trackIsStill(page, id)).toBe(true);
    await atRest(page, id);
    // On a busy machine, the track may arrive after a transition's time limit.
    if (id === 'carousel') await expect.poll(() => distanceOf(page, id, group)).toBeLessThan(2);
    // The slider has no scroller: its script handles the finger itself.
    await (id === 'slider' ? swipe : fling)(page, session, `#${id}`, -0.8);
    await expect.poll(() => index(page, id), { message: `${id} flung` }).toBeGreaterThan(group);
    await expect.poll(() => trackIsStill(page, id)).toBe(true);
    if (id !== 'slider') expect(await index(page, id), `${id} flung`).toBeLessThanOrEqual(2 * group);
  }
});

test('a fling moves a carousel with several slides in view by one group at most', {
  timeout: 120_000,
}, async ({ visit }) => {
  const { page, context } = await visit({ ...PHONE, viewport: { width: 1000, height: 800 } });
  const many = Array.from({ length: 40 }, (_, at) => IMG.replace('Ridge', `Ridge ${at}`)).join('');
  const groups = [2, 3, 4, 5];
  const markup = groups.map(
    (group) =>
      `<site-gallery id="by-${group}" design="carousel" slides-per-row="${group}" image-aspect-ratio="3/2">${many}</site-gallery>`,
  );
  await openTestPage(page, markup.join(''));
  await activateElements(page);
  await expect.poll(() => page.getByRole('button', { name: 'Next slide' }).count()).toBe(groups.length);
  const session = await context.newCDPSession(page);
  for (const group of groups) {
    const id = `by-${group}`;
    await page.locator(`#${id}`).evaluate((it) => it.scrollIntoView({ block: 'center' }));
    /** Index of the first slide in view. */
    const first = () =>
      page.locator(`#${id}`).evaluate((it) => {
        const left = it.getBoundingClientRect().left;
        const slides = [...it.shadowRoot!.querySelectorAll('[part~=slide]')];
        return slides.findIndex((slide) => slide.getBoundingClientRect().left > left - 2);
      });
    for (const across of [-0.4, -0.7, -0.7, 0.7]) {
      const start = await first();
      await swipe(page, session, `#${id}`, across);
      await expect.poll(first, { message: `${id} flung from ${start}` }).not.toBe(start);
      await expect.poll(() => trackIsStill(page, id)).toBe(true);
      const distance = ((await first()) - start) * -Math.sign(across);
      expect(distance, `${id} flung from ${start}`).toBeGreaterThan(0);
      expect(distance, `${id} flung from ${start}`).toBeLessThanOrEqual(group);
    }
  }
});

test('a series of wheel events, such as the inertia of a trackpad, moves a carousel by one group at most', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 1000, height: 800 } });
  const many = Array.from({ length: 24 }, (_, at) => IMG.replace('Ridge', `Ridge ${at}`)).join('');
  const groups = [1, 2, 3];
  const markup = groups.map(
    (group) =>
      `<site-gallery id="by-${group}" design="carousel" slides-per-row="${group}" image-aspect-ratio="3/2">${many}</site-gallery>`,
  );
  await openTestPage(page, `${markup.join('')}<div id="long"></div>`);
  await page.locator('#long').evaluate((it) => it.style.setProperty('height', '2000px'));
  await activateElements(page);
  await expect.poll(() => page.getByRole('button', { name: 'Next slide' }).count()).toBe(groups.length);
  const readTurns = await countTurns(page);
  /**
   * Turns the wheel in steps of more than half a group, because the browser would snap back from less; together they
   * add up to several groups.
   * @returns number of turns, once the track rests
   */
  const turn = async (id: string, deltaX: number, deltaY = 0): Promise<number> => {
    await readTurns();
    for (let step = 0; step < 12; step++) {
      await page.mouse.wheel(deltaX, deltaY);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect.poll(() => page.locator(`#${id} >> [data-fling]`).count()).toBe(0);
    await expect.poll(() => trackIsStill(page, id)).toBe(true);
    return readTurns();
  };
  for (const group of groups) {
    const id = `by-${group}`;
    await page.locator(`#${id}`).evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await page.locator(`#${id}`).hover();
    for (const deltaX of [600, 600, -600]) {
      const start = await index(page, id);
      const turns = await turn(id, deltaX);
      const moved = async () => (await index(page, id)) - start;
      await expect.poll(moved, { message: `${id} by ${deltaX}` }).not.toBe(0);
      const groupsMoved = ((await moved()) / group) * Math.sign(deltaX);
      if (turns === 1) expect(groupsMoved, `${id} by ${deltaX}`).toBe(1);
      expect(groupsMoved, `${id} by ${deltaX} in ${turns} turns`).toBeLessThanOrEqual(turns);
      expect(await distanceOf(page, id, await index(page, id)), id).toBeLessThan(2);
    }
    const before = await index(page, id);
    // The turn does not limit a move by a button right after it.
    await page.mouse.wheel(40, 0);
    await page.locator(`#${id}`).getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => index(page, id), { message: `${id} by its button` }).toBeGreaterThan(before);
    await expect.poll(() => trackIsStill(page, id)).toBe(true);
  }
  const top = await page.evaluate(() => scrollY);
  await page.locator('#by-1').hover();
  await turn('by-1', 0, 20);
  expect(await page.evaluate(() => scrollY)).not.toBe(top);
});

/** Distance of a slide from the left edge of its gallery, in px. */
const distanceOf = (page: Page, id: string, at: number): Promise<number> =>
  page.locator(`#${id}`).evaluate((it, index) => {
    const slide = it.shadowRoot!.querySelectorAll('[part~=slide]')[index]!;
    return Math.abs(slide.getBoundingClientRect().left - it.getBoundingClientRect().left);
  }, at);

/** Whether the slides stay where they are for ten frames. */
const trackIsStill = (page: Page, id: string): Promise<boolean> =>
  page.locator(`#${id}`).evaluate(async (it) => {
    const left = () =>
      [...it.shadowRoot!.querySelectorAll('[part~=slide]')]
        .map((slide) => slide.getBoundingClientRect().left)
        .join();
    const before = left();
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return left() === before;
  });
