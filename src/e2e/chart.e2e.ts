// Chart: the drawing's space before, during and without its script.
import { expect, holdRequests, test } from './harness';
import { firstPaint, getShifts, recordShifts, totalShift } from './layout-shifts';
import { openTestPage } from './test-page';

const CHART = `<site-chart type="line"><details><summary>Data</summary><table><caption>Firings</caption>
  <tr><th>Month</th><th>Gas</th></tr><tr><th>May</th><td>3</td></tr><tr><th>June</th><td>5</td></tr>
  </table></details></site-chart><p>Below</p>`;

for (const [name, markup, script] of [
  ['a chart is drawn', CHART, 'site-chart.js'],
  ['the reader of written numbers arrives', CHART.replace('>3<', '>3 kWh<'), 'chunks/written-table*'],
] as const)
  test(`nothing shifts when ${name}`, async ({ page }) => {
    await recordShifts(page);
    const release = await holdRequests(page, `**/site-elements/${script}`);
    const held = page.waitForRequest(`**/site-elements/${script}`);
    await openTestPage(page, markup, { waitUntil: 'commit' });
    await page.getByText('Below').waitFor();
    await firstPaint(page);
    const before = await page.getByText('Below').boundingBox();
    await page.mouse.move(5, 5);
    await held;
    expect(await page.getByText('Below').boundingBox()).toEqual(before);
    release();
    await page.locator('svg[data-site-chart] circle').first().waitFor();
    expect(await page.getByText('Below').boundingBox()).toEqual(before);
    expect(totalShift(await getShifts(page))).toBe(0);
  });

test('without its script, a chart is its table, without a gap', async ({ visit, watch }) => {
  watch.allowOutput(/./);
  const plain = await visit({ javaScriptEnabled: false });
  await plain.page.goto('/elements/chart/table/');
  await plain.page.getByRole('cell', { name: '−41' }).waitFor();
  const failing = await visit();
  failing.watch.expectOutput(/ERR_FAILED/);
  failing.watch.expectOutput(/site-chart: its script could not be loaded/);
  await failing.page.route('**/site-elements/site-chart.js', (route) => route.abort());
  await openTestPage(failing.page, CHART);
  await failing.page.mouse.move(5, 5);
  for (const { page } of [plain, failing]) {
    const getGap = () =>
      page.evaluate(() => {
        const chart = document.querySelector('site-chart')!;
        return chart.firstElementChild!.getBoundingClientRect().top - chart.getBoundingClientRect().top;
      });
    await expect.poll(getGap).toBeLessThan(2);
  }
});
