// Compares the element's drawing with server-rendered markup.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../elements/site-chart';
import type { ChartType } from '../../core/chart/chart';
import { createChartFormats } from '../../core/chart/chart-formats';
import { createChartMarkup } from '../../core/chart/chart-markup';
import { type ChartCell, createChartTable } from '../../core/chart/chart-table';
import { renderHtml } from '../../core/markup/markup';
import { createTextMeasure } from './text-measure';

const TABLES = 60;

/** Whole and broken numbers, some missing; the same in every run. */
function createRows(seed: number): ChartCell[][] {
  let state = seed + 1;
  const random = (max: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % max;
  };
  const columns = 1 + random(4);
  const names = Array.from({ length: columns }, (_, index) => `Series <${index}> & "more"`);
  const rows = Array.from({ length: 1 + random(40) }, (_, index) => [
    `Row ${index}`,
    ...names.map(() => (random(9) === 0 ? '' : (random(20_001) - 8000) / 10 ** random(7))),
  ]);
  return [['', ...names], ['First', ...names.map(() => 1)], ...rows];
}

it('draws the same picture in the browser as on the server, for many tables [BLK-002]', async () => {
  const element = await fixture<HTMLElementTagNameMap['site-chart']>(
    html`<site-chart lang="en"><table hidden><tr><td></td><td>A</td></tr><tr><td>B</td><td>1</td></tr></table></site-chart>`,
  );
  const table = element.querySelector('table')!;
  for (let seed = 0; seed < TABLES; seed++) {
    const rows = createRows(seed);
    const type = (['bar', 'line', 'pie'] as const satisfies readonly ChartType[])[seed % 3]!;
    element.setAttribute('type', type);
    table.replaceChildren();
    for (const cells of rows)
      for (const row of [table.insertRow()])
        for (const text of cells) row.insertCell().textContent = String(text);
    await nextFrame();
    const drawn = element.querySelector('svg')!;
    const [, , width, height] = drawn.getAttribute('viewBox')!.split(' ').map(Number);
    const printed = document.createElement('template');
    printed.setHTMLUnsafe(
      renderHtml(
        createChartMarkup({
          ...createChartTable(rows),
          type,
          width: width!,
          height: height!,
          legend: true,
          title: '',
          ...createChartFormats('en'),
          measureText: createTextMeasure(getComputedStyle(element)),
        }),
      ),
    );
    expect(drawn.outerHTML, `table ${seed}`).to.equal(printed.innerHTML);
  }
});
