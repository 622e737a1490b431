// Calendar, summary and lists without script, and without a layout shift during the upgrade.
import { axe, expect, test } from './harness';
import { activateElements } from './pages';

/** Sum of all layout shifts, including those before the call. */
const readShifts = () =>
  new Promise<number>((done) => {
    new PerformanceObserver((list) => {
      done(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // Without any shift, the observer is not called.
    requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
  });

test('a server-rendered month can be read and its further events opened without script [BLK-006]', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  await page.goto('/elements/calendar/');
  const table = page.getByRole('table', { name: /^November 2026/ }).first();
  await table.waitFor();
  expect(await table.getByRole('link').count()).toBeGreaterThan(5);
  const more = table.getByRole('button', { name: /more/ }).first();
  await more.click();
  const others = page.getByRole('group', { name: /more on/ }).first();
  await others.waitFor();
  await page.keyboard.press('Escape');
  await others.waitFor({ state: 'hidden' });
  await page.getByLabel('List').first().check();
  await page.getByText('Saturday 14 November').first().waitFor();
});

test('calendar, summary and tour dates do not move when their scripts load [BLK-006] [SUM-003]', async ({
  page,
}) => {
  for (const name of ['calendar', 'summary', 'tour-dates']) {
    await page.goto(`/elements/${name}/`);
    await activateElements(page);
    expect(await page.evaluate(readShifts), name).toBeLessThan(0.001);
    expect(await axe(page, `site-${name}`)).toEqual([]);
  }
});
