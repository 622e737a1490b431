// Nothing shifts on pages while their elements and fonts load.
import { expect, test } from './harness';
import { getShifts, recordShifts, totalShift } from './layout-shifts';
import { activateElements } from './pages';
import { getWatch } from './watch';

const PAGES = ['', 'work/', 'eleven-minutes/', 'shop/', 'about/'].map((name) => `/sites/portfolio/${name}`);

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test.for(PAGES)(
    `nothing on %s shifts while it loads and upgrades (${width} px)`,
    async (path, { visit }) => {
      const { page } = await visit({ viewport: { width, height } });
      await recordShifts(page);
      await page.goto(path);
      await getWatch(page).networkQuiet();
      await activateElements(page);
      const shifts = await getShifts(page);
      expect(totalShift(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01);
    },
  );

test.for(PAGES)('nothing on %s shifts when its fonts load late', async (path, { visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  await recordShifts(page);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await getWatch(page).networkQuiet();
  expect(totalShift(await getShifts(page))).toBeLessThanOrEqual(0.01);
});
