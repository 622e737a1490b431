// Real touch gestures with one or more fingers.
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A phone in portrait orientation. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1,
};

export type Finger = readonly [x: number, y: number];

/** Time between two moves of a quick finger, in ms. */
const INTERVAL = 16;

/**
 * Touches down with one finger per path, moves the fingers along their paths, and lifts them.
 * @param interval time between the steps in ms, set as timestamps of the events, so that a busy machine does not slow
 * the gesture down
 */
export async function touch(
  session: CDPSession,
  paths: readonly (readonly Finger[])[],
  interval = INTERVAL,
): Promise<void> {
  const steps = Math.max(...paths.map((points) => points.length));
  const start = Date.now();
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (start + step * interval) / 1000,
      touchPoints: type === 'touchEnd' ? [] : paths.map((points, id) => ({ ...pointAt(points, step), id })),
    });
  await send('touchStart', 0);
  for (let step = 1; step < steps; step++) await send('touchMove', step);
  await send('touchEnd', steps);
}

function pointAt(points: readonly Finger[], step: number) {
  const [x, y] = points[Math.min(step, points.length - 1)]!;
  return { x, y };
}

/** Points from one position to another. */
export const interpolate = (from: Finger, to: Finger, steps = 6): Finger[] =>
  Array.from({ length: steps + 1 }, (_, step) => [
    from[0] + ((to[0] - from[0]) * step) / steps,
    from[1] + ((to[1] - from[1]) * step) / steps,
  ]);

/** Swipes over an element by a fraction of its width and by `down` pixels, above the buttons at its sides. */
export async function swipe(
  page: Page,
  session: CDPSession,
  selector: string,
  across: number,
  { down = 0 } = {},
) {
  const box = (await page.locator(selector).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height * (down ? 0.5 : 0.25)];
  const by = (across * box.width) / 2;
  await touch(session, [interpolate([x - by, y - down / 2], [x + by, y + down / 2])]);
}

/**
 * Flings an element to the left or right by a fraction of its width, one move per frame, with the time of each event:
 * the delay of events on a busy machine would otherwise shorten the fling. The browser takes 15 px of `across` to
 * recognize the scroll and may lose the last of six moves: at 0.8, the finger alone still passes half of the width.
 */
export async function fling(
  page: Page,
  session: CDPSession,
  selector: string,
  across: number,
): Promise<void> {
  const box = (await page.locator(selector).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.25];
  const by = (across * box.width) / 2;
  const [start, ...moves] = interpolate([x - by, y], [x + by, y]);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x: start![0], y }]);
  for (const [at] of moves) {
    await send('touchMove', [{ x: at, y }]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await send('touchEnd', []);
}

/** Waits until the page no longer scrolls after a swipe. */
export const waitForScrollEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 10; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
  });
