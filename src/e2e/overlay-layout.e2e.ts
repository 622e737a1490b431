// Overlays, disclosure, motion and maps in narrow windows with large text: nothing is lost, clipped or covered.
import type { Locator, Page } from 'playwright-core';
import { popupPositions } from '../core/enums/popup';
import { expect, test } from './harness';
import { activateElements } from './pages';
import { IMG, openTestPage } from './test-page';

const BLOCKS =
  'accordion announcement-bar map mobile-info-bar relative-time shape tabs text-highlight text-shrink'.split(
    ' ',
  );

async function readSamples(): Promise<string> {
  const read = async (name: string) => {
    const { samples } = (await import(`../blocks/${name}/${name}.sample.ts`)) as { samples: string[] };
    // A single bar; a bar with an id may be stored as closed.
    return name === 'mobile-info-bar' ? samples.slice(1) : samples;
  };
  const samples = await Promise.all(BLOCKS.map(read));
  return samples
    .flat()
    .join('\n')
    .replaceAll(/<img [^>]*>/g, IMG);
}

async function dismiss(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
}

const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** Visible texts that leave the window, are clipped, or overlap each other. */
const findLost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const getTexts = (root: Document | ShadowRoot): Text[] => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const hosts = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      return [...texts, ...hosts.flatMap(getTexts)];
    };
    const isClipped = (rect: DOMRect, from: Element | null): boolean => {
      for (let box = from; box && box !== document.body; box = box.assignedSlot ?? box.parentElement) {
        const { overflowX, display, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isOut = rect.right > edge.right + 1 || rect.left < edge.left - 1;
        if (display !== 'inline' && /hidden|clip/.test(overflowX) && isOut) return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const shown = getTexts(document).flatMap((text) => {
      const parent = text.parentElement;
      if (
        !text.data.trim() ||
        !parent?.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true })
      )
        return [];
      // Only for screen readers.
      if (parent.closest('style, script, noscript, [class*=visually-hidden]')) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      return [{ text: text.data.trim().slice(0, 40), parent, rects }];
    });
    const lost = shown.flatMap(({ text, parent, rects }) =>
      rects.some((rect) => rect.right > innerWidth + 1 || rect.left < -1 || isClipped(rect, parent))
        ? [`lost: ${text}`]
        : [],
    );
    const getWide = () =>
      document.documentElement.scrollWidth <= innerWidth
        ? []
        : [...document.querySelectorAll('main *')]
            .filter((it) => it.getBoundingClientRect().right > innerWidth + 1)
            .map((it) => `wide: ${it.outerHTML.slice(0, 80)}`);
    const isBar = (it: Element) => it.closest('site-mobile-info-bar') !== null;
    const cover = (one: DOMRect, two: DOMRect) =>
      Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2 &&
      Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > Math.min(one.height, two.height) / 2;
    const overlaps = shown.flatMap((one, at) =>
      shown
        .slice(at + 1)
        .filter((two) => isBar(one.parent) === isBar(two.parent))
        .filter((two) => one.rects.some((a) => two.rects.some((b) => cover(a, b))))
        .map((two) => `${one.text} on ${two.text}`),
    );
    return [...lost, ...overlaps, ...getWide()];
  });

test('all blocks fit 320 px with text at 200 %, before and after the upgrade and when open', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await openTestPage(page, await readSamples());
  await doubleText(page);
  expect(await findLost(page)).toEqual([]);
  await activateElements(page);
  expect(await findLost(page)).toEqual([]);
  for (const toggle of await page.locator('summary, [aria-expanded=false]').all()) {
    await toggle.press('Enter');
    expect(await findLost(page), String(await toggle.textContent())).toEqual([]);
  }
  for (const tab of await page.getByRole('tab').all()) {
    await tab.press('Enter');
    expect(await findLost(page), String(await tab.textContent())).toEqual([]);
  }
});

test('a popup at every position scrolls at 320 px with text at 200 %, and nothing overflows the window', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 320, height: 480 }, reducedMotion: 'reduce' });
  const content = `<h2>Ten percent</h2>${'<p>Ten percent off every bowl.</p>'.repeat(12)}<a href="#z">Take it</a>`;
  const popup = (position: string, at: number) =>
    `<a href="#${position}">Offer ${at + 1}</a><site-popup id="${position}" position="${position}" popup-style="none">${content}</site-popup>`;
  await openTestPage(page, popupPositions.map(popup).join(''));
  await doubleText(page);
  for (const [at, position] of popupPositions.entries()) {
    const dialog = page.locator(`#${position}`).getByRole('dialog');
    await page.getByRole('link', { name: `Offer ${at + 1}`, exact: true }).press('Enter');
    await dialog.waitFor();
    const getMargin = async () => {
      const { x, width, y, height } = (await dialog.boundingBox())!;
      return Math.min(x, y, 320 - x - width, 480 - y - height);
    };
    await expect.poll(getMargin, { message: position }).toBeGreaterThanOrEqual(0);
    await page.locator(`#${position}`).getByRole('link').focus();
    const isSeen = () =>
      page.locator(`#${position} a`).evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isSeen, { message: position }).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await dismiss(page, dialog);
  }
});

test('the cookie banner and a popup are above the mobile info bar, and all three can be used', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await openTestPage(
    page,
    `<a href="#offer">Offer</a>
    <site-mobile-info-bar><a href="tel:+491">Call</a><details><summary>Hours</summary><p>Every day</p></details></site-mobile-info-bar>
    <site-popup id="offer" position="bottom-center" popup-style="none"><h2>Offer</h2></site-popup>
    <site-cookie-banner cookie-banner-accept-type="OPT_IN_AND_OUT"></site-cookie-banner>`,
  );
  const banner = page.locator('site-cookie-banner [part=banner]');
  await banner.waitFor();
  const getTop = async () => (await page.locator('site-mobile-info-bar').boundingBox())!.y;
  const isBelow = async (selector: string) => {
    const { y, height } = (await page.locator(selector).boundingBox())!;
    return Math.round(y + height - (await getTop()));
  };
  await expect.poll(() => isBelow('site-cookie-banner [part=banner]')).toBeLessThanOrEqual(0);
  // Clicks on covered elements fail.
  await page.getByRole('link', { name: 'Call' }).click({ trial: true });
  await page.getByText('Hours').click();
  await page.getByText('Every day').click();
  await page.getByText('Hours').click();
  await page.getByRole('link', { name: 'Offer' }).press('Enter');
  await page.getByRole('dialog', { name: 'Offer' }).waitFor();
  await expect.poll(() => isBelow('#offer [part=dialog]')).toBeLessThanOrEqual(0);
  await dismiss(page, page.getByRole('dialog', { name: 'Offer' }));
  await banner.getByRole('button').first().click();
  await banner.waitFor({ state: 'detached' });
});
