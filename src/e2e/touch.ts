// How do fingers go over a page? Real touches, several at once.
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A phone, held upright. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1,
};

export type Finger = readonly [x: number, y: number];

/** Between two movements of a quick finger, in ms. */
const PACE = 16;

/**
 * Fingers that come down, go their ways in steps, and leave.
 * @param pace of the steps in ms, by the time that the events tell: a busy machine makes no finger slow
 */
export async function touch(
  session: CDPSession,
  ways: readonly (readonly Finger[])[],
  pace = PACE,
): Promise<void> {
  const steps = Math.max(...ways.map((way) => way.length));
  const start = Date.now();
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (start + step * pace) / 1000,
      touchPoints: type === 'touchEnd' ? [] : ways.map((way, id) => ({ ...pointOf(way, step), id })),
    });
  await send('touchStart', 0);
  for (let step = 1; step < steps; step++) await send('touchMove', step);
  await send('touchEnd', steps);
}

function pointOf(way: readonly Finger[], step: number) {
  const [x, y] = way[Math.min(step, way.length - 1)]!;
  return { x, y };
}

/** From one place to another in steps. */
export const way = (from: Finger, to: Finger, steps = 6): Finger[] =>
  Array.from({ length: steps + 1 }, (_, step) => [
    from[0] + ((to[0] - from[0]) * step) / steps,
    from[1] + ((to[1] - from[1]) * step) / steps,
  ]);

/** One finger over an element, by a share of its width and by px downwards; above the buttons at its sides. */
export async function swipe(page: Page, session: CDPSession, selector: string, across: number, down = 0) {
  const box = (await page.locator(selector).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height * (down ? 0.5 : 0.25)];
  const by = (across * box.width) / 2;
  await touch(session, [way([x - by, y - down / 2], [x + by, y + down / 2])]);
}

/** The page has come to rest after a finger has thrown it. */
export const stands = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 10; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
  });
