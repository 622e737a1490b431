import { scaleBand, scaleLinear } from 'd3-scale';
import { line, pie } from 'd3-shape';
import { describe, expect, it } from 'vitest';
import { type MarkupNode, renderHtml } from '../markup/markup';
import fc from '../testing/fast-check';
import type { Chart, ChartType } from './chart';
import { createChartMarkup } from './chart-markup';
import { type ChartTable, createChartTable, readPlainNumber, transpose } from './chart-table';

/** The area between the axes of a drawing of `SIZE` with texts 32 wide. */
const AREA = { left: 40, top: 10, width: 560, height: 300 };
const SIZE = { width: 600, height: 331 };
const INTERVALS = 6;
const RADIUS = SIZE.height / 2 - AREA.top / 2;
/** Typical numbers: up to seven digits, of any magnitude. */
const decimals = fc
  .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: -9, max: 6 }))
  .map(([digits, exponent]) => Number(`${digits}e${exponent}`));

const values = fc.oneof(
  { weight: 6, arbitrary: decimals },
  { weight: 2, arbitrary: fc.integer({ min: -20, max: 20 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

/** Up to 60 rows and 6 series, with negative, zero and missing values. */
const tables = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(values, { minLength: rows, maxLength: rows }), {
      minLength: columns,
      maxLength: columns,
    }),
  )
  .map(
    (columns): ChartTable => ({
      categories: columns[0]!.map((_, index) => `Category ${index}`),
      series: columns.map((column, index) => ({ name: `Series ${index}`, values: column })),
    }),
  );

const numbersOf = ({ series }: ChartTable) =>
  series.flatMap((column) => column.values.filter((value) => value !== null));

const OPTIONS = {
  ...SIZE,
  legend: false,
  title: '',
  formatValue: String,
  formatTick: String,
  formatShare: String,
  measureText: () => 32,
};

const isNode = (child: MarkupNode | string): child is MarkupNode => typeof child === 'object';

/** The children with a tag. */
const find = ({ children }: MarkupNode, tag: string): MarkupNode[] =>
  children.filter(isNode).filter((child) => child.tag === tag);

/** The slices of a pie. */
const findSlices = (drawing: MarkupNode): MarkupNode[] => find(find(drawing, 'g')[0]!, 'path');

/** The numbers of attributes. */
const read = ({ attributes }: MarkupNode, ...names: string[]) =>
  names.flatMap((name) => {
    const value = attributes[name];
    return typeof value === 'number' ? value : numbersIn(String(value));
  });

const legendOf = (drawing: MarkupNode) =>
  find(drawing, 'g').filter(({ attributes }) => attributes['text-anchor'] === 'start');

/** The axis, and the group of each series. */
function drawPlot(table: ChartTable, type: ChartType) {
  const [axis, ...series] = find(createChartMarkup({ ...table, ...OPTIONS, type }), 'g');
  return { axis: axis!, series };
}

const getOracleScale = (table: ChartTable) => {
  const all = [0, ...numbersOf(table)];
  const [min, max] = [Math.min(...all), Math.max(...all)];
  return scaleLinear([min, max - min < 1e-280 ? min + 1 : max], [AREA.top + AREA.height, AREA.top]).nice(
    INTERVALS,
  );
};

const numbersIn = (path: string) =>
  [...path.matchAll(/-?\d+(\.\d+)?(e-?\d+)?/g)].map(([number]) => Number(number));

/** Point on the edge of a pie. */
const toPoint = (angle: number) => [RADIUS * Math.sin(angle), -RADIUS * Math.cos(angle)];

/** Does not call `expect`, which would take most of the time. */
function expectClose(actual: readonly number[], expected: readonly number[]): void {
  const isClose = (value: number, index: number) => Math.abs(value - expected[index]!) < 0.5;
  if (actual.length !== expected.length || !actual.every(isClose))
    throw new Error(`${actual.join()} is not ${expected.join()}`);
}

/** Allows for 10,000 tables on a busy machine. */
const LIMIT_MS = 180_000;

describe('compared with d3, for 10,000 tables', () => {
  it(
    'has the same ticks, bars and lines, within 0.5 px [BLK-002]',
    () => {
      fc.assert(
        fc.property(tables, (table) => {
          if (numbersOf(table).length === 0) return;
          const oracle = getOracleScale(table);
          const names = scaleBand(table.categories, [AREA.left, AREA.left + AREA.width])
            .paddingInner(0.2)
            .paddingOuter(0.1);
          const bandwidth = names.bandwidth() / table.series.length;
          const bars = drawPlot(table, 'bar');
          const ticks = find(bars.axis, 'text').map(({ children }) => Number(children[0]));
          const heights = find(bars.axis, 'path').map((path) => read(path, 'd')[1]!);
          expectClose(heights, ticks.map(oracle));
          expectClose([heights[0]!, heights.at(-1)!], oracle.domain().map(oracle));
          const lines = drawPlot(table, 'line');
          for (const [index, { values: column }] of table.series.entries()) {
            const given = column.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
            expectClose(
              find(bars.series[index]!, 'rect').flatMap((bar) => read(bar, 'x', 'width', 'y', 'height')),
              given.flatMap(({ value, at }) => {
                const left = names(table.categories[at]!)! + bandwidth * index;
                const [a, b] = [oracle(value), oracle(0)];
                return [left, bandwidth, Math.min(a, b), Math.abs(a - b)];
              }),
            );
            const toX = (at: number) => names(table.categories[at]!)! + names.bandwidth() / 2;
            const draw = line<number | null>()
              .defined((value) => value !== null)
              .x((_, at) => toX(at))
              .y((value) => oracle(value!));
            const expected = draw(column) ?? '';
            const actual = String(find(lines.series[index]!, 'path')[0]!.attributes.d);
            expectClose(numbersIn(actual), numbersIn(expected));
            expectClose([actual.split('M').length], [expected.split('M').length]);
            const isAlone = (at: number) => [at - 1, at + 1].every((next) => (column[next] ?? null) === null);
            expectClose(
              find(lines.series[index]!, 'circle').flatMap((point) => read(point, 'cx', 'cy')),
              given
                .filter(({ at }) => column.length <= 30 || isAlone(at))
                .flatMap(({ value, at }) => [toX(at), oracle(value)]),
            );
          }
        }),
        { numRuns: 10_000 },
      );
    },
    LIMIT_MS,
  );

  it(
    'has the same slices, within 0.5 px [BLK-002]',
    () => {
      fc.assert(
        fc.property(tables, (table) => {
          const positive = table.series[0]!.values.map((value) => Math.max(value ?? 0, 0));
          const angles = pie<number>().sort(null)(positive);
          const expected = angles.filter(({ value }) => value > 0);
          const slices = findSlices(createChartMarkup({ ...table, ...OPTIONS, type: 'pie' }));
          // Tooltips are in the order of the categories.
          const order = slices.map((slice) =>
            Number(/(\d+):/.exec(String(find(slice, 'title')[0]!.children[0]))![1]),
          );
          expectClose(
            order,
            positive.flatMap((value, index) => (value > 0 ? [index] : [])),
          );
          for (const [index, slice] of slices.entries()) {
            const { startAngle, endAngle } = expected[index]!;
            const d = String(slice.attributes.d);
            const ends = [startAngle, (startAngle + endAngle) / 2, endAngle].flatMap(toPoint);
            const arcs = [0, 1].flatMap((half) => [
              RADIUS,
              RADIUS,
              0,
              0,
              1,
              ...ends.slice(2 + half * 2, 4 + half * 2),
            ]);
            const isWhole = !d.includes('L');
            if (isWhole) expectClose([endAngle - startAngle], [2 * Math.PI]);
            expectClose(numbersIn(d), [...ends.slice(0, 2), ...arcs, ...(isWhole ? [] : [0, 0])]);
          }
        }),
        { numRuns: 10_000 },
      );
    },
    LIMIT_MS,
  );
});

it('draws a single slice as a whole circle', () => {
  const table = { categories: ['All'], series: [{ name: '', values: [3] }] };
  const [slice] = findSlices(createChartMarkup({ ...table, ...OPTIONS, width: 20, type: 'pie' }));
  expect(slice?.attributes.d).toBe('M0,-10A10 10 0 0 1 0,10A10 10 0 0 1 0,-10Z');
});

describe('tables', () => {
  const rows = [
    ['Month', 'A', 'Note', 'B'],
    ['May', 1, 'warm', 3],
    ['', '', '', ''],
    [6, 2, '', 1e300],
  ];

  it('omits columns without numbers and empty rows', () => {
    expect(createChartTable(rows)).toEqual({
      categories: ['May', '6'],
      series: [
        { name: 'A', values: [1, 2] },
        { name: 'B', values: [3, null] },
      ],
    });
    expect(createChartTable([])).toEqual({ categories: [], series: [] });
  });

  it('transposes rows of different lengths', () => {
    expect(transpose([['a', 'b'], ['c']])).toEqual([
      ['a', 'c'],
      ['b', ''],
    ]);
  });
});

it.each([
  ['12', '.', 12],
  ['-1.5', '.', -1.5],
  ['1,5', ',', 1.5],
  ['1.234', '.', 1.234],
  ['1.234', ',', undefined],
  ['1,234', '.', undefined],
  ['.5', '.', undefined],
  ['12 %', '.', undefined],
  ['', '.', undefined],
])('readPlainNumber reads %s with the decimal separator %s as %s', (text, decimal, expected) => {
  expect(readPlainNumber(text, decimal)).toBe(expected);
});

describe('markup', () => {
  const NARROW = {
    ...OPTIONS,
    width: 320,
    height: 240,
    legend: true,
    formatShare: (share: number) => `${Math.round(share * 100)} %`,
    measureText: (text: string) => text.length * 7,
  };
  const table = createChartTable([
    ['', 'North & South', 'East'],
    ...Array.from({ length: 40 }, (_, index) => [`Day ${index}`, 2, 3]),
  ]);
  const render = (type: ChartType, options: Partial<Chart> = {}) =>
    renderHtml(createChartMarkup({ ...table, ...NARROW, ...options, type }));
  const textsOf = (html: string) =>
    [...html.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"([^>]*)>([^<]*)/g)].map(
      ([, x, y, attributes, text]) => ({
        x: Number(x),
        y: Number(y),
        attributes: attributes ?? '',
        text: text ?? '',
      }),
    );

  it('is hidden from screen readers, and escapes texts', () => {
    for (const type of ['bar', 'line', 'pie'] as const) {
      const html = render(type);
      expect(html).toMatch(/^<svg data-site-chart="[a-z]+" aria-hidden="true"/);
      expect(html).not.toContain('North & S');
    }
    expect(render('line')).toContain('>North &amp; South<');
  });

  it('shows as many names as fit without overlap', () => {
    for (const width of [320, 700, 1200]) {
      const names = textsOf(render('bar', { width })).filter(({ text }) => text.startsWith('Day'));
      expect(names.length).toBeGreaterThan(2);
      for (const [index, { x, text }] of names.entries()) {
        const next = names[index + 1];
        if (next) expect(next.x - x).toBeGreaterThan((text.length + next.text.length) * 3.5);
      }
    }
  });

  it('wraps the legend, and keeps everything inside the drawing', () => {
    const wide = createChartTable([
      ['', ...Array.from({ length: 12 }, (_, i) => `Series ${i}`)],
      ['A', ...Array.from({ length: 12 }, (_, i) => i)],
    ]);
    const rows = legendOf(createChartMarkup({ ...wide, ...NARROW, type: 'bar' }));
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.flatMap((row) => find(row, 'text'))).toHaveLength(12);
    for (const row of rows) {
      const [left, top] = read(row, 'transform');
      expect(top).toBeLessThanOrEqual(240);
      for (const text of find(row, 'text'))
        expect(left! + read(text, 'x')[0]! + String(text.children[0]).length * 7).toBeLessThanOrEqual(320);
    }
    expect(legendOf(createChartMarkup({ ...wide, ...NARROW, type: 'bar', legend: false }))).toEqual([]);
  });

  it('narrows texts that are wider than the drawing', () => {
    const long = 'How satisfied are you with the service of our workshop in general?';
    const answers = createChartTable([
      ['', long, 'No'],
      [long, 3, 1],
    ]);
    const texts = ['bar', 'pie'].flatMap((type) =>
      textsOf(renderHtml(createChartMarkup({ ...answers, ...NARROW, title: long, type: type as ChartType }))),
    );
    const tooLong = texts.filter(({ text }) => text.startsWith(long));
    expect(tooLong).toHaveLength(5);
    for (const { attributes } of tooLong)
      expect(Number(/textLength="([\d.]+)" lengthAdjust/.exec(attributes)?.[1])).toBeLessThanOrEqual(320);
    expect(texts.filter(({ attributes }) => attributes.includes('textLength'))).toHaveLength(5);
  });

  it('shows the share of a slice on the slice and in the legend', () => {
    const pieTable = createChartTable([
      ['', 'Share'],
      ['Bowls', 3],
      ['Cups', 1],
    ]);
    const html = renderHtml(createChartMarkup({ ...pieTable, ...NARROW, type: 'pie', title: 'Sold' }));
    expect(textsOf(html).map(({ text }) => text)).toEqual([
      'Sold',
      '75 %',
      '25 %',
      'Bowls 75 %',
      'Cups 25 %',
    ]);
  });

  it('draws 1000 rows of 300 columns', () => {
    const column = Array.from({ length: 1000 }, (_, index) => index);
    const series = Array.from({ length: 300 }, (_, index) => ({ name: `${index}`, values: column }));
    const wide = createChartMarkup({ categories: column.map(String), series, ...NARROW, type: 'line' });
    expect(find(wide, 'g').length).toBeGreaterThan(300);
  });

  it('draws only the axes for a table of zeros', () => {
    const zeros = createChartTable([
      ['', 'A'],
      ['x', 0],
    ]);
    const bars = createChartMarkup({ ...zeros, ...NARROW, type: 'bar' });
    expect(find(find(bars, 'g')[1]!, 'rect').map((bar) => read(bar, 'height'))).toEqual([[0]]);
    expect(findSlices(createChartMarkup({ ...zeros, ...NARROW, type: 'pie' }))).toEqual([]);
  });
});
