import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/site-chart';
import { getStyleSheet } from '../../kit/element/styles';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { waitUntil } from '../../kit/testing/wait';
import tokens from '../../theme/tokens.css?inline';
import { readChartSettings } from './block-settings';
import extended from './chart.extended.css?inline';

type SiteChart = HTMLElementTagNameMap['site-chart'];

const drawing = (element: Element) => element.querySelector<SVGSVGElement>('svg[data-site-chart]');
const texts = (element: Element) =>
  [...drawing(element)!.querySelectorAll('text')].map((node) => node.textContent);
const count = (element: Element, selector: string) => drawing(element)!.querySelectorAll(selector).length;

/** The texts of the legend. */
const KEYS = '[text-anchor="start"] text';

const table = (caption = '') => html`<table>
  ${caption ? html`<caption>${caption}</caption>` : ''}
  <thead><tr><th>Quarter</th><th>Gas</th><th>Wood</th></tr></thead>
  <tbody>
    <tr><th>Spring</th><td>9</td><td>2</td></tr>
    <tr><th>Summer</th><td>6</td><td></td></tr>
    <tr><th>Autumn</th><td>12</td><td>4</td></tr>
  </tbody>
  <tfoot><tr><th>Sum</th><td>27</td><td>6</td></tr></tfoot>
</table>`;

describe('<site-chart>', () => {
  before(() => {
    document.adoptedStyleSheets = [
      getStyleSheet(`@layer site-elements {${tokens}}`),
      getStyleSheet(extended),
    ];
  });
  after(() => {
    document.adoptedStyleSheets = [];
  });
  beforeEach(async () => {
    resetWarnings();
    await setViewport({ width: 800, height: 700 });
  });

  it('draws a hidden chart when it is shown', async () => {
    const box = await fixture<HTMLElement>(html`<div hidden><site-chart>${table()}</site-chart></div>`);
    await nextFrame();
    expect(drawing(box)?.childElementCount ?? 0).to.equal(0);
    box.hidden = false;
    await waitUntil(() => drawing(box)?.querySelector('rect'));
    expect(texts(box)).to.include('Wood');
  });

  it('draws the table as bars, lines or a pie, also by the chart type numbers of published sites [BLK-002]', async () => {
    const element = await fixture<SiteChart>(html`<site-chart>${table()}</site-chart>`);
    const marks = { bar: 'rect', line: 'circle', pie: 'path[d*="A"]' };
    for (const [type, expected] of [
      ['bar', { bar: 5, line: 0, pie: 0 }],
      ['line', { bar: 0, line: 5, pie: 0 }],
      ['pie', { bar: 0, line: 0, pie: 3 }],
      ['1009', { bar: 5, line: 0, pie: 0 }],
      ['1010', { bar: 0, line: 5, pie: 0 }],
      ['1011', { bar: 0, line: 0, pie: 3 }],
    ] as const) {
      element.setAttribute('type', type);
      await nextFrame();
      const found = Object.fromEntries(
        Object.entries(marks).map(([name, mark]) => [name, count(element, mark)]),
      );
      expect(found, type).to.deep.equal(expected);
    }
  });

  it('draws values in proportion, and shows them in tooltips', async () => {
    const element = await fixture<SiteChart>(html`<site-chart>${table()}</site-chart>`);
    const bars = [...drawing(element)!.querySelectorAll('rect')];
    const heights = bars.map((bar) => bar.getBoundingClientRect().height);
    for (const [index, value] of [9, 6, 12, 2, 4].entries())
      expect(heights[index]! / heights[2]!).to.be.closeTo(value / 12, 0.01);
    expect(bars.map((bar) => bar.textContent)).to.include('Autumn, Wood: 4');
    expect(texts(element)).to.include.members(['Spring', 'Summer', 'Autumn', 'Gas', 'Wood', '0', '12']);
    expect(texts(element)).not.to.include('Sum');
  });

  it('exposes the data to screen readers once, as the table', async () => {
    const element = await fixture<SiteChart>(html`<site-chart>${table('Firings')}</site-chart>`);
    expect(drawing(element)!.getAttribute('aria-hidden')).to.equal('true');
    expect(element.querySelector('table')!.checkVisibility()).to.equal(true);
    expect(texts(element)).not.to.include('Firings');
    await expect(element).to.be.accessible();
  });

  it('shows the caption of a table that is collapsed', async () => {
    const element = await fixture<SiteChart>(
      html`<site-chart><details><summary>Data</summary>${table('Firings')}</details></site-chart>`,
    );
    expect(texts(element)).to.include('Firings');
    element.querySelector('details')!.open = true;
    await waitUntil(() => !texts(element).includes('Firings'));
    element.querySelector('details')!.open = false;
    await waitUntil(() => texts(element).includes('Firings'));
  });

  it('follows the table, the width and the language of the page', async () => {
    const element = await fixture<SiteChart>(html`<site-chart lang="de">${table()}</site-chart>`);
    const cell = element.querySelector('td')!;
    cell.textContent = '1.200,5';
    const firstBar = () => element.querySelector('rect')?.textContent;
    await waitUntil(() => firstBar() === 'Spring, Gas: 1.200,5');
    cell.dataset.value = '30';
    await waitUntil(() => firstBar() === 'Spring, Gas: 30');
    const { width } = drawing(element)!.viewBox.baseVal;
    element.style.inlineSize = '300px';
    await waitUntil(() => drawing(element)!.viewBox.baseVal.width === 300);
    expect(width).to.be.greaterThan(300);
    expect(drawing(element)!.getBoundingClientRect().height).to.be.closeTo(240, 0.5);
    element.querySelector('table')!.remove();
    await waitUntil(() => drawing(element) === null);
  });

  it('keeps numbers beside the axis and names beside their colors on pages from right to left', async () => {
    const places: number[][] = [];
    for (const dir of ['ltr', 'rtl']) {
      const element = await fixture<SiteChart>(html`<site-chart dir=${dir}>${table()}</site-chart>`);
      const { left } = drawing(element)!.getBoundingClientRect();
      const all = [...drawing(element)!.querySelectorAll('text')];
      places.push(all.map((text) => Math.round(text.getBoundingClientRect().left - left)));
    }
    expect(places[1]).to.deep.equal(places[0]);
  });

  it('breaks long names in the table on a narrow page', async () => {
    const name = 'Porcelainfiringtemperatures'.repeat(3);
    const element = await fixture<SiteChart>(
      html`<site-chart style="inline-size: 280px"><table>
        <tr><th></th><th>${name}</th></tr><tr><td>${name}</td><td>1234567</td></tr></table></site-chart>`,
    );
    expect(element.querySelector('table')!.offsetWidth).to.be.at.most(280);
    expect(element.querySelector('tr:last-child td:last-child')!.getClientRects()).to.have.length(1);
  });

  it('flips rows and columns, and hides the legend', async () => {
    const element = await fixture<SiteChart>(html`<site-chart flip>${table()}</site-chart>`);
    expect(texts(element)).to.include.members(['Spring', 'Gas', 'Wood']);
    expect(count(element, KEYS)).to.equal(3);
    element.setAttribute('legend', 'false');
    await nextFrame();
    expect(count(element, KEYS)).to.equal(0);
  });

  it('draws the data in the settings of a chart block, and exposes it to screen readers as a table', async () => {
    const box = await fixture(html`<div></div>`);
    const settings = {
      chartType: 1011,
      title: 'Sold',
      dataTable: [
        ['Piece', 'Count'],
        ['Bowls', 3],
        ['Cups', '1'],
      ],
    };
    box.setHTMLUnsafe(
      `<site-chart><script type="application/json">${JSON.stringify(settings)}</script></site-chart>`,
    );
    const element = box.querySelector<SiteChart>('site-chart')!;
    await waitUntil(() => drawing(element) !== null);
    expect(texts(element)).to.deep.equal(['Sold', '75%', '25%', 'Bowls 75%', 'Cups 25%']);
    const made = element.querySelector('table')!;
    expect([made.caption!.textContent, made.rows.length, made.parentElement!.clientHeight]).to.deep.equal([
      'Sold',
      3,
      1,
    ]);
    await expect(element).to.be.accessible();
    element.remove();
    expect(element.querySelector('table')).to.equal(null);
  });

  it('keeps the settings of a chart block when its options change before their part has loaded', async () => {
    const box = await fixture(html`<div></div>`);
    const settings = {
      chartType: 1011,
      dataTable: [
        ['', 'Count'],
        ['Bowls', 3],
        ['Cups', 1],
      ],
    };
    box.setHTMLUnsafe(
      `<site-chart legend="false"><script type="application/json">${JSON.stringify(settings)}</script></site-chart>`,
    );
    const element = box.querySelector<SiteChart>('site-chart')!;
    await waitUntil(() => drawing(element) !== null);
    await nextFrame();
    expect(count(element, 'path[d*="A"]')).to.equal(2);
    expect(element.querySelectorAll('table').length).to.equal(1);
  });

  it('draws a chart block as it was published', async () => {
    const box = await fixture(html`<div></div>`);
    const json = JSON.stringify({
      chartType: 1010,
      dataTable: [
        ['', 'A'],
        ['B', '1'],
        ['C', '2'],
      ],
    });
    const escaped = json.replaceAll('"', '&quot;').replaceAll('{', '&#123;').replaceAll('}', '&#125;');
    box.setHTMLUnsafe(
      `<site-chart><div class="sqs-block chart-block" data-block-json="${escaped}"></div></site-chart>`,
    );
    const element = box.querySelector<SiteChart>('site-chart')!;
    await waitUntil(() => drawing(element) !== null);
    expect(element.querySelector('table')!.rows).to.have.length(3);
    expect(drawing(element)!.getAttribute('data-site-chart')).to.equal('line');
    await expect(element).to.be.accessible();
  });

  it('reads the settings of the block if those beside it are empty', async () => {
    const box = await fixture(html`<div></div>`);
    box.setHTMLUnsafe(`<site-chart><script type="application/json"></script>
      <div data-block-json='{"chartType":1010,"dataTable":[["","A"],["B","1"]]}'></div></site-chart>`);
    await waitUntil(() => drawing(box.querySelector<SiteChart>('site-chart')!), 'nothing was drawn');
  });

  it('reads no settings from JSON without a table', () => {
    for (const broken of ['', '{', '[]', 'null', '1', '{"hSize":null}', '{"dataTable":"A"}'])
      expect(readChartSettings(broken)).to.equal(null);
  });

  it('reads a data table whose rows are inside an object, as in published models [BLK-002]', () => {
    const list = [
      ['', 'A'],
      ['B', 1],
    ];
    const expected = readChartSettings(JSON.stringify({ dataTable: list }))!;
    expect(expected.nodes[0]!.textContent).to.equal('AB1');
    const byNumber = Object.fromEntries(list.entries());
    const cellsByNumber = { 0: { 0: '', 1: 'A' }, 1: { 0: 'B', 1: 1 } };
    for (const dataTable of [byNumber, cellsByNumber, { rows: list }]) {
      const { nodes, problems } = readChartSettings(JSON.stringify({ dataTable }))!;
      expect([nodes[0]?.outerHTML, problems]).to.deep.equal([expected.nodes[0]!.outerHTML, []]);
    }
  });

  it('warns once about settings that it cannot read, and draws the others', async () => {
    const messages = await captureConsole(async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      const all = ['{"dataTable":[["', 'null', '{"dataTable":[["","A"],["B",1]]}'];
      box.setHTMLUnsafe(
        all
          .map((json) => `<site-chart><script type="application/json">${json}</script></site-chart>`)
          .join(''),
      );
      await waitUntil(() => box.querySelectorAll('svg[data-site-chart="bar"]').length === all.length);
      expect(box.querySelectorAll('rect')).to.have.length(1);
    });
    expect(messages).to.deep.equal([
      'site-chart: its settings are not JSON with a dataTable; the chart stays empty.',
    ]);
  });

  it('applies legend, palette and caption of a chart block [BLK-002]', async () => {
    const dataTable = [
      ['Piece', '2025', '2026'],
      ['Bowls', 3, 4],
    ];
    const show = async (settings: object) => {
      const box = await fixture(html`<div></div>`);
      box.setHTMLUnsafe(
        `<site-chart><script type="application/json">${JSON.stringify({ chartType: 1009, dataTable, ...settings })}</script></site-chart>`,
      );
      const element = box.querySelector<SiteChart>('site-chart')!;
      await waitUntil(() => drawing(element) !== null);
      return element;
    };
    const full = await show({ title: 'Sold', caption: 'Without seconds', palette: 'rgb(1, 2, 3), teal' });
    expect(count(full, KEYS)).to.equal(2);
    expect(
      [...drawing(full)!.querySelectorAll('rect')].map((bar) => getComputedStyle(bar).fill),
    ).to.deep.equal(['rgb(1, 2, 3)', 'rgb(0, 128, 128)']);
    const caption = full.querySelector('p')!;
    expect([texts(full).includes('Sold'), caption.textContent, caption.checkVisibility()]).to.deep.equal([
      true,
      'Without seconds',
      true,
    ]);
    await expect(full).to.be.accessible();
    full.remove();
    expect(full.querySelector('p')).to.equal(null);
    const bare = await show({ caption: 'Sold', legend: 'none' });
    expect([count(bare, KEYS), texts(bare).includes('Sold'), bare.querySelector('p')]).to.deep.equal([
      0,
      true,
      null,
    ]);
    const messages = await captureConsole(async () => {
      await show({ palette: 'ocean' });
    });
    expect(messages).to.deep.equal([
      'site-chart: palette: "ocean" is not a color; using the colors of the theme.',
    ]);
  });

  it('warns about an invalid dataset, and draws its valid part [MSG-006]', async () => {
    const show = async (dataTable: unknown[]) => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.setHTMLUnsafe(
        `<site-chart><script type="application/json">${JSON.stringify({ dataTable })}</script></site-chart>`,
      );
      return box.querySelector<SiteChart>('site-chart')!;
    };
    const messages = await captureConsole(async () => {
      const empty = await show([['Piece', 'Count']]);
      await waitUntil(() => drawing(empty)?.querySelector('text'), 'no empty chart');
      expect(count(empty, 'rect')).to.equal(0);
      const element = await show([['Piece', 'Count'], ['Bowls', 3], ['Cups']]);
      await waitUntil(() => drawing(element) !== null);
      expect(count(element, 'rect')).to.equal(1);
    });
    expect(messages).to.deep.equal([
      'site-chart: Dataset must have at least one column and one row.',
      'site-chart: One or more rows missing data.',
    ]);
  });

  for (const type of ['bar', 'line', 'pie'] as const)
    it(`warns once that a table has no column or row of numbers, and keeps the place of a ${type} [MSG-006]`, async () => {
      const messages = await captureConsole(async () => {
        for (const rows of ['<tr><th>A</th><td>n/a</td></tr>', '', '<tr></tr>']) {
          const box = await fixture<HTMLElement>(html`<div style="inline-size: 640px"></div>`);
          box.setHTMLUnsafe(`<site-chart type="${type}"><table>${rows}</table></site-chart>`);
          await waitUntil(() => drawing(box)?.querySelector('text'), 'no axis');
          expect(drawing(box)!.getBoundingClientRect().height).to.equal(360);
          expect(count(box, 'rect, circle, path[d*="A"]')).to.equal(0);
          expect(box.querySelector('table')).not.to.equal(null);
        }
      });
      expect(messages).to.deep.equal([
        'site-chart: its table must have at least one column and one row of numbers; the chart stays empty.',
      ]);
    });

  it('draws the rows up to the limit of a dataset, and keeps the table [LIM-010]', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const rows = Array.from(
      { length: 1001 },
      (_, index) => `<tr><th>${index}</th><td>${index + 1}</td></tr>`,
    );
    const messages = await captureConsole(async () => {
      box.setHTMLUnsafe(
        `<site-chart type="bar"><table><tr><th>N</th><th>Sold</th></tr>${rows.join('')}</table></site-chart>`,
      );
      await waitUntil(() => box.querySelector('svg[data-site-chart] rect') !== null);
    });
    expect(messages).to.deep.equal([
      'site-chart: its table has more than 1000 rows; drawing only the first ones.',
    ]);
    expect(count(box, 'rect')).to.equal(1000);
    expect(box.querySelectorAll('tr').length).to.equal(1002);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`has colors with a contrast of 3:1 to a ${colorScheme} page, and distinct from each other`, async () => {
      const element = await fixture<SiteChart>(
        html`<site-chart style=${`color-scheme: ${colorScheme}`}>
          <table><tr><th></th>${Array.from({ length: 8 }, (_, i) => html`<th>${i}</th>`)}</tr>
          <tr><th>A</th>${Array.from({ length: 8 }, () => html`<td>1</td>`)}</tr></table>
        </site-chart>`,
      );
      const colors = [...drawing(element)!.querySelectorAll('rect')].map((bar) => getComputedStyle(bar).fill);
      const surface = colorScheme === 'light' ? 'white' : '#121212';
      expect(new Set(colors).size).to.equal(8);
      for (const color of colors) expect(getContrast(color, surface), color).to.be.at.least(3);
    });
});

function getContrast(...colors: [string, string]): number {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const [first, second] = colors.map((color) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }) as [number, number];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
