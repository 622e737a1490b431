// The example site by keyboard: logical focus order, visible focus, no focus trap, and controls to stop motion.
import { type Focused, getFocused } from './focus';
import { expect, test } from './harness';
import { activateElements } from './pages';

const HOME = '/sites/portfolio/';

test('the first tab stop is the skip link', async ({ page }) => {
  await page.goto(HOME);
  await page.keyboard.press('Tab');
  const skip = await getFocused(page);
  expect(skip).toMatchObject({ name: 'Skip to the content', visible: true, hasFocusRing: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await getFocused(page)).toMatchObject({ name: 'See the work', region: 'main' });
});

test('Tab moves through the page in reading order and back, with visible focus', async ({ page }) => {
  await page.goto(HOME);
  await activateElements(page);
  // Some browsers start Tab at the scroll position; this starts at the top.
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const way: Focused[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const here = await getFocused(page);
    if (here.name === '') break;
    way.push(here);
    if (way.length > 80) throw new Error(`No end after 80 steps, last at ${here.name}`);
  }
  expect(way.filter(({ visible, hasFocusRing }) => !visible || !hasFocusRing)).toEqual([]);
  const regions = way.map(({ region }) => region);
  expect(regions.filter((region, at) => region !== regions[at - 1])).toEqual([
    'body',
    'header',
    'main',
    'footer',
  ]);
  expect(way.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Work',
      'See the work',
      'Pause',
      'Next slide',
      'Open the map',
      'Cookie settings',
      'Decline',
    ]),
  );

  // Backwards in the same order: there is no focus trap.
  for (const { name } of way.toReversed()) {
    await page.keyboard.press('Shift+Tab');
    expect((await getFocused(page)).name).toBe(name);
  }
});

test('the slideshow can be paused and moved by keyboard', async ({ page }) => {
  await page.goto(HOME);
  await activateElements(page);
  const show = page.locator('site-gallery[design=slideshow]');
  const pause = show.getByRole('button', { name: /slide rotation/ });
  const name = () => pause.getAttribute('aria-label');
  await expect.poll(name).toBe('Stop slide rotation');
  // Focus pauses rotation; afterwards, only the button changes it.
  await pause.focus();
  await expect.poll(name).toBe('Start slide rotation');
  await page.keyboard.press('Enter');
  await expect.poll(name).toBe('Stop slide rotation');
  await page.keyboard.press('Enter');
  await expect.poll(name).toBe('Start slide rotation');
  // During a transition, another step is ignored.
  const rests = () => expect.poll(() => show.locator('[data-in-motion]').count()).toBe(0);
  await rests();
  const readPosition = async () => (await show.locator('[part=position]').textContent())?.match(/\d+/g);
  const [first] = (await readPosition())!;
  await page.keyboard.press('ArrowRight');
  await expect.poll(readPosition).toEqual([String((Number(first) % 4) + 1), '4']);
  await rests();
  await show.getByRole('button', { name: 'Previous slide' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(readPosition).toEqual([first, '4']);
});

test('the marquee can be paused by keyboard', async ({ page }) => {
  await page.goto(HOME);
  await page.keyboard.press('Tab');
  const region = page.locator('site-marquee [part=region]');
  await expect.poll(() => region.getAttribute('data-state')).toBe('running');
  await page.locator('site-marquee').getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => region.getAttribute('data-state')).toBe('paused');
  await page.locator('site-marquee').getByRole('button', { name: 'Play' }).waitFor();
});

test('the cookie banner can be answered by keyboard, and focus is kept', async ({ page }) => {
  await page.goto(HOME);
  await page.locator('[data-consent=decline]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-consent=decline]').first().waitFor({ state: 'hidden' });
  await page.keyboard.press('Shift+Tab');
  expect(await getFocused(page)).toMatchObject({ region: 'footer', visible: true });
});
