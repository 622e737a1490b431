// Touch and wheel while a gallery moves to the next slides: the visitor takes the track over, and it rests where they
// put it.
import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import { activateElements } from './pages';
import { IMG, openTestPage } from './test-page';
import { fling, PHONE, touch } from './touch';
import { countTurns } from './wheel-turns';

const slides = Array.from({ length: 12 }, (_, at) => IMG.replace('Ridge', `Ridge ${at}`)).join('');

/** Designs that scroll, and the size of a group. */
const KINDS = [
  ['single', 'design="carousel" slides-per-row="1"', 1],
  ['pairs', 'design="carousel" slides-per-row="2"', 2],
  ['slider', 'design="slider"', 1],
] as const;

/** Each move takes two seconds, so that even a busy machine sends the input during it. */
const openGalleries = async (page: Page, dir: string) => {
  const galleries = KINDS.map(
    ([id, options]) =>
      `<site-gallery id="${id}" ${options} speed="2" image-aspect-ratio="3/2">${slides}</site-gallery>`,
  );
  await openTestPage(page, `<div dir="${dir}">${galleries.join('')}</div>`);
  await activateElements(page);
  const buttons = page.getByRole('button', { name: 'Next slide' });
  await expect.poll(() => buttons.count()).toBe(KINDS.length);
};

/** Presses the next button, and waits until the slides move. */
async function startMove(page: Page, id: string) {
  const element = page.locator(`#${id}`);
  await element.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await element.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => isMoving(page, id), { message: `${id} moves` }).toBe(true);
}

/** Whether slides are animated. */
const isMoving = (page: Page, id: string): Promise<boolean> =>
  page
    .locator(`#${id}`)
    .evaluate((it) =>
      [...it.shadowRoot!.querySelectorAll('[part~=slide]')].some((slide) => slide.getAnimations().length > 0),
    );

const getIndex = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((it: HTMLElementTagNameMap['site-gallery']) => it.index);

/** How far the current slide is from the place where it snaps, in px. */
const getSnapDistance = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((it: HTMLElementTagNameMap['site-gallery']) => {
    const slide = it.shadowRoot!.querySelectorAll('[part~=slide]')[it.index]!;
    const [box, own] = [slide.getBoundingClientRect(), it.getBoundingClientRect()];
    if (it.design === 'slider') return Math.abs((box.left + box.right - own.left - own.right) / 2);
    return Math.abs(getComputedStyle(it).direction === 'rtl' ? box.right - own.right : box.left - own.left);
  });

/**
 * Waits until nothing moves any more. The browser scrolls before the page has the position.
 * @param isHeld a finger is on the slides, which are in motion until it leaves
 */
async function waitForRest(page: Page, id: string, isHeld = false) {
  await expect.poll(() => isMoving(page, id), { message: `${id} ends` }).toBe(false);
  await expect
    .poll(
      () =>
        page.locator(`#${id}`).evaluate(async (it: HTMLElementTagNameMap['site-gallery'], held) => {
          const track = it.shadowRoot!.querySelector('[part=track]')!;
          const { scrollLeft } = track;
          for (let frame = 0; frame < 15; frame++) await new Promise(requestAnimationFrame);
          return track.scrollLeft === scrollLeft && (held || !it.inMotion);
        }, isHeld),
      { message: `${id} rests` },
    )
    .toBe(true);
}

test.for(['ltr', 'rtl'])(
  'a swipe during a move continues from there, %s',
  { timeout: 120_000 },
  async (dir, { visit }) => {
    const { page, context } = await visit(PHONE);
    await openGalleries(page, dir);
    const session = await context.newCDPSession(page);
    const on = dir === 'rtl' ? 0.8 : -0.8;
    for (const [id, , group] of KINDS) {
      await startMove(page, id);
      await fling(page, session, `#${id}`, on);
      await waitForRest(page, id);
      // From where the finger found the slides, by one group at most.
      const reached = await getIndex(page, id);
      expect(reached, `${id} on`).toBeGreaterThan(0);
      expect(reached, `${id} on`).toBeLessThanOrEqual(2 * group);
      expect(await getSnapDistance(page, id), `${id} on`).toBeLessThan(2);
      await startMove(page, id);
      await fling(page, session, `#${id}`, -on);
      await waitForRest(page, id);
      expect(Math.abs((await getIndex(page, id)) - reached), `${id} back`).toBeLessThanOrEqual(group);
      expect(await getSnapDistance(page, id), `${id} back`).toBeLessThan(2);
    }
  },
);

test('a finger that holds the slides during a move does not lose them', { timeout: 120_000 }, async ({
  visit,
}) => {
  const { page, context } = await visit(PHONE);
  await openGalleries(page, 'ltr');
  const session = await context.newCDPSession(page);
  for (const [id] of KINDS) {
    await startMove(page, id);
    const box = (await page.locator(`#${id}`).boundingBox())!;
    const y = box.y + box.height * 0.25;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) });
    const from = box.x + box.width * 0.7;
    await send('touchStart', from);
    for (let moved = 10; moved <= 80; moved += 10) {
      await send('touchMove', from - moved);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await waitForRest(page, id, true);
    const held = await getScrollLeft(page, id);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await getScrollLeft(page, id), `${id} under the finger`).toBe(held);
    await send('touchMove', from - 90);
    await expect.poll(() => getScrollLeft(page, id), { message: `${id} follows` }).toBeCloseTo(held + 10, 0);
    await send('touchEnd');
    await waitForRest(page, id);
    expect(await getSnapDistance(page, id), id).toBeLessThan(2);
  }
});

const getScrollLeft = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((it) => it.shadowRoot!.querySelector('[part=track]')!.scrollLeft);

test('a tap during a move lets it continue', { timeout: 120_000 }, async ({ visit }) => {
  const { page, context } = await visit(PHONE);
  await openGalleries(page, 'ltr');
  const session = await context.newCDPSession(page);
  // A tap on the slider moves it.
  for (const [id, , group] of KINDS.slice(0, 2)) {
    await startMove(page, id);
    const box = (await page.locator(`#${id}`).boundingBox())!;
    const finger = [box.x + box.width / 2, box.y + box.height / 4] as const;
    await touch(session, [[finger, finger]]);
    await waitForRest(page, id);
    expect(await getIndex(page, id), id).toBe(group);
    expect(await getSnapDistance(page, id), id).toBeLessThan(2);
  }
});

test('the wheel during a move continues from there', { timeout: 120_000 }, async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 600, height: 800 } });
  await openGalleries(page, 'ltr');
  const readTurns = await countTurns(page);
  for (const [id, , group] of KINDS) {
    await startMove(page, id);
    await page.locator(`#${id}`).hover({ position: { x: 200, y: 40 } });
    await readTurns();
    for (let step = 0; step < 6; step++) {
      await page.mouse.wheel(120, 0);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await waitForRest(page, id);
    const [turns, reached] = [await readTurns(), await getIndex(page, id)];
    if (turns === 1) expect(reached, `${id} on`).toBe(2 * group);
    expect(reached, `${id} on`).toBeGreaterThanOrEqual(2 * group);
    expect(reached, `${id} on in ${turns} turns`).toBeLessThanOrEqual((1 + turns) * group);
    expect(await getSnapDistance(page, id), `${id} on`).toBeLessThan(2);
  }
});
