// Chart: the drawing's space before, during and without its script.
import { expect, holdRequests, test } from './harness';
import { firstPaint, getShifts, recordShifts, totalShift } from './layout-shifts';
import { openTestPage } from './test-page';

const CHART = `<site-chart type="line"><details><summary>Data</summary><table><caption>Firings</caption>
  <tr><th>Month</th><th>Gas</th></tr><tr><th>May</th><td>3</td></tr><tr><th>June</th><td>5</td></tr>
  </table></details></site-chart><p>Below</p>`;

const rows = Array.from({ length: 1001 }, (_, at) => `<tr><th>${at}</th><td>${at}</td></tr>`).join('');
const LONG = CHART.replace('<tr><th>May</th>', `${rows}$&`);
const WITHOUT_NUMBERS = CHART.replaceAll(/>[35]</g, '>n/a<');
const EMPTY = CHART.replaceAll(/<tr>.*<\/tr>/g, '');
const withSettings = (json: string) =>
  `<site-chart><script type="application/json">${json}</script></site-chart><p>Below</p>`;
const SETTINGS = withSettings(
  '{"chartType": 1010, "dataTable": [["Month", "Gas"], ["May", 3], ["June", 5]]}',
);

const POINT = 'circle';
const AXIS = 'text';
const SCRIPT = 'site-chart.js';
const FORMATTED_TABLE = 'chunks/formatted-table*';
const BLOCK_SETTINGS = 'chunks/block-settings*';

/** The script that arrives late, the first mark of the finished drawing, and the warning for the integrator. */
const arrivals: readonly [name: string, markup: string, script: string, mark: string, warning?: RegExp][] = [
  ['a chart is drawn', CHART, SCRIPT, POINT],
  ['the script for formatted numbers arrives', CHART.replace('>3<', '>3 kWh<'), FORMATTED_TABLE, POINT],
  ['a table turns out to have no numbers', WITHOUT_NUMBERS, FORMATTED_TABLE, AXIS, /one row of numbers/],
  ['a table turns out to be empty', EMPTY, FORMATTED_TABLE, AXIS, /one row of numbers/],
  ['a table turns out to have too many rows', LONG, FORMATTED_TABLE, 'path', /more than 1000 rows/],
  ['the settings of a chart are read', SETTINGS, SCRIPT, POINT],
  ['the script for settings arrives', SETTINGS, BLOCK_SETTINGS, POINT],
  ['settings turn out to be damaged', withSettings('{"dataTable": [['), BLOCK_SETTINGS, AXIS, /are not JSON/],
  ['settings turn out to be empty', withSettings('{"dataTable": []}'), BLOCK_SETTINGS, AXIS, /at least one/],
];

for (const [name, markup, script, mark, warning] of arrivals)
  test(`nothing shifts when ${name}`, async ({ page, watch }) => {
    if (warning) watch.expectOutput(warning);
    await recordShifts(page);
    const release = await holdRequests(page, `**/site-elements/${script}`);
    const held = page.waitForRequest(`**/site-elements/${script}`);
    await openTestPage(page, markup, { waitUntil: 'commit' });
    await page.getByText('Below').waitFor();
    await firstPaint(page);
    const before = await page.getByText('Below').boundingBox();
    expect(before!.y).toBeGreaterThan(300);
    await page.mouse.move(5, 5);
    await held;
    expect(await page.getByText('Below').boundingBox()).toEqual(before);
    release();
    await page.locator(`svg[data-site-chart] ${mark}`).first().waitFor({ state: 'attached' });
    expect(await page.getByText('Below').boundingBox()).toEqual(before);
    expect(totalShift(await getShifts(page))).toBe(0);
  });

test('without its script, a chart shows its table and leaves no gap', async ({ visit, watch }) => {
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
