// Turns of the mouse wheel as a gallery counts them: on a busy machine, the pause between two steps of a test can be so
// long that the next one counts as another turn.
import type { Page } from 'playwright-core';

/** Counts turns from now on. @returns a function that returns their number since its last call */
export async function countTurns(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    let last = -1000;
    const onWheel = () => {
      const now = performance.now();
      if (now - last > 120) root.dataset.turns = `${Number(root.dataset.turns ?? 0) + 1}`;
      last = now;
    };
    addEventListener('wheel', onWheel, { capture: true, passive: true });
  });
  return () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      const turns = Number(dataset.turns ?? 0);
      delete dataset.turns;
      return turns;
    });
}
