// Tables as people write them: merged cells, names in several rows, formatted numbers.
import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/site-chart';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { waitUntil } from '../../kit/testing/wait';

type SiteChart = HTMLElementTagNameMap['site-chart'];

/** Tooltips of the bars, which show the values read from the table. */
async function drawBars(table: string, attributes = ''): Promise<string[]> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-chart ${attributes}><table>${table}</table></site-chart>`);
  const element = box.querySelector<SiteChart>('site-chart')!;
  await waitUntil(() => element.querySelector('rect') !== null);
  return [...element.querySelectorAll('rect')].map((bar) => bar.textContent);
}

describe('tables of <site-chart>', () => {
  beforeEach(resetWarnings);

  it('applies a row header that spans several rows to each of them [BLK-002]', async () => {
    const bars = await drawBars(`<tr><th>Year</th><th>Kiln</th><th>Sold</th></tr>
      <tr><th rowspan="2">2025</th><th>Gas</th><td>5</td></tr>
      <tr><th>Wood</th><td>7</td></tr>
      <tr><th>2026</th><th>Gas</th><td>9</td></tr>`);
    expect(bars).to.deep.equal(['2025 Gas: 5', '2025 Wood: 7', '2026 Gas: 9']);
  });

  it('joins the column headers of several header rows', async () => {
    const bars =
      await drawBars(`<thead><tr><th rowspan="2">Kiln</th><th colspan="2">2025</th><th rowspan="2">Sum</th></tr>
      <tr><th>Spring</th><th>Autumn</th></tr></thead>
      <tbody><tr><th>Gas</th><td>1</td><td>2</td><td>3</td></tr></tbody>`);
    expect(bars).to.deep.equal(['Gas, 2025 Spring: 1', 'Gas, 2025 Autumn: 2', 'Gas, Sum: 3']);
  });

  it('counts a number that spans several cells once, and leaves out heading rows within the table', async () => {
    const bars = await drawBars(`<tr><td>Day</td><td>A</td><td>B</td></tr>
      <tr><td colspan="3">Week 1</td></tr>
      <tr><td>Mon</td><td>1</td><td rowspan="2">8</td></tr>
      <tr><td>Tue</td><td>2</td></tr>
      <tr><td>Wed</td><td colspan="2">3</td></tr>`);
    expect(bars).to.deep.equal(['Mon, A: 1', 'Tue, A: 2', 'Wed, A: 3', 'Mon, B: 8']);
  });

  it('limits row spans to their row group, and flips merged headers', async () => {
    const bars = await drawBars(
      `<thead><tr><th></th><th>A</th><th>B</th></tr></thead>
      <tbody><tr><th rowspan="0">x</th><td rowspan="9">1</td><td>2</td></tr></tbody>
      <tbody><tr><th>y</th><td>3</td><td>4</td></tr></tbody>`,
      'flip',
    );
    expect(bars).to.deep.equal(['A, x: 1', 'B, x: 2', 'A, y: 3', 'B, y: 4']);
  });

  it('reads formatted numbers', async () => {
    const bars = await drawBars(
      `<tr><th></th><th>A</th></tr><tr><th>a</th><td>1.5k</td></tr><tr><th>b</th><td>(3)</td></tr>
      <tr><th>c</th><td>1 234,5</td></tr><tr><th>d</th><td>12 %</td></tr>`,
      'lang="de"',
    );
    expect(bars).to.deep.equal(['a: 1.500', 'b: -3', 'c: 1.234,5', 'd: 12']);
  });

  it('reads numbers in data-value and in settings independently of the language', async () => {
    const expected = ['a: 1,234', 'b: 2,5'];
    const bars = await drawBars(
      `<tr><th></th><th>A</th></tr><tr><th>a</th><td data-value="1.234">1</td></tr>
      <tr><th>b</th><td data-value="2.5">3</td></tr>`,
      'lang="de"',
    );
    expect(bars).to.deep.equal(expected);
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const json = {
      dataTable: [
        ['', 'A'],
        ['a', 1.234],
        ['b', '2.5'],
      ],
    };
    box.setHTMLUnsafe(
      `<site-chart lang="de"><script type="application/json">${JSON.stringify(json)}</script></site-chart>`,
    );
    await waitUntil(() => box.querySelector('rect') !== null);
    expect([...box.querySelectorAll('rect')].map((bar) => bar.textContent)).to.deep.equal(expected);
  });

  it('warns once about the first text that it cannot read among numbers, but not about dates in a column of their own', async () => {
    const messages = await captureConsole(async () => {
      const bars = await drawBars(`<tr><th></th><th>On</th><th>A</th></tr>
        <tr><th>a</th><td>2026-05-01</td><td>10-12</td></tr><tr><th>b</th><td>2026-05-02</td><td>5</td></tr>
        <tr><th>c</th><td></td><td>n/a</td></tr><tr><th>d</th><td></td><td>3/4</td></tr>`);
      expect(bars).to.deep.equal(['b: 5']);
    });
    expect(messages).to.deep.equal([
      'site-chart: its table has "10-12" where a number belongs; leaving it out. Set data-value on the cell to the number.',
    ]);
  });
});
