import { scaleBand, scaleLinear } from 'd3-scale';
import { line, pie } from 'd3-shape';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../markup/markup';
import fc from '../testing/fast-check';
import { createLine, layoutBars, layoutPoints, layoutSlices, toX, toY } from './chart-marks';
import { type ChartOptions, type ChartType, createChartMarkup } from './chart-markup';
import { createScale } from './chart-scale';
import { type ChartTable, createChartTable, parseNumber, transpose } from './chart-table';

const AREA = { left: 40, top: 12, width: 560, height: 300 };
const INTERVALS = 5;

/** As people write them: up to seven digits, of any size. */
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

const getScale = (table: ChartTable) => createScale(numbersOf(table), INTERVALS);

const getOracleScale = (table: ChartTable) => {
  const all = [0, ...numbersOf(table)];
  const [min, max] = [Math.min(...all), Math.max(...all)];
  return scaleLinear([min, max - min < 1e-280 ? min + 1 : max], [AREA.top + AREA.height, AREA.top]).nice(
    INTERVALS,
  );
};

const numbersIn = (path: string) =>
  [...path.matchAll(/-?\d+(\.\d+)?(e-?\d+)?/g)].map(([number]) => Number(number));

/** On a circle of 200 px. */
const toPoint = (angle: number) => [200 * Math.sin(angle), -200 * Math.cos(angle)];

/** Without `expect`, which would take most of the time. */
function expectClose(actual: readonly number[], expected: readonly number[]): void {
  const isClose = (value: number, index: number) => Math.abs(value - expected[index]!) < 0.5;
  if (actual.length !== expected.length || !actual.every(isClose))
    throw new Error(`${actual.join()} is not ${expected.join()}`);
}

/** For 10,000 tables on a busy machine. */
const LIMIT_MS = 180_000;

describe('against d3, over 10,000 tables', () => {
  it(
    'has the same ticks, bars and lines, within 0.5 px [BLK-002]',
    () => {
      fc.assert(
        fc.property(tables, (table) => {
          const [scale, oracle] = [getScale(table), getOracleScale(table)];
          const y = (value: number) => toY(value, scale, AREA);
          expectClose([scale.min, scale.max].map(y), oracle.domain().map(oracle));
          const names = scaleBand(table.categories, [AREA.left, AREA.left + AREA.width])
            .paddingInner(0.2)
            .paddingOuter(0.1);
          const bandwidth = names.bandwidth() / table.series.length;
          for (const bar of layoutBars(table, scale, AREA)) {
            const left = names(table.categories[bar.category]!)! + bandwidth * bar.series;
            const [a, b] = [oracle(bar.value), oracle(0)];
            expectClose(
              [bar.left, bar.width, bar.top, bar.top + bar.height],
              [left, bandwidth, Math.min(a, b), Math.max(a, b)],
            );
          }
          const points = layoutPoints(table, scale, AREA);
          for (const [index, { values: column }] of table.series.entries()) {
            const draw = line<number | null>()
              .defined((value) => value !== null)
              .x((_, at) => names(table.categories[at]!)! + names.bandwidth() / 2)
              .y((value) => oracle(value!));
            const expected = draw(column) ?? '';
            const actual = createLine(points.filter(({ series }) => series === index));
            expectClose(numbersIn(actual), numbersIn(expected));
            expectClose([actual.split('M').length], [expected.split('M').length]);
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
          const slices = layoutSlices(table, 200);
          expectClose(
            slices.map(({ category }) => category),
            positive.flatMap((value, index) => (value > 0 ? [index] : [])),
          );
          for (const [index, slice] of slices.entries()) {
            // A full circle is drawn in another way.
            if (slice.share > 1 - 1e-6) continue;
            const { startAngle, endAngle } = expected[index]!;
            const [, , startX, startY, , , , isLarge, , endX, endY] = numbersIn(slice.path);
            expectClose([startX!, startY!, endX!, endY!], [startAngle, endAngle].flatMap(toPoint));
            // Both arcs of a half are the same.
            if (Math.abs(slice.share - 0.5) > 1e-6)
              expect(isLarge).toBe(endAngle - startAngle > Math.PI ? 1 : 0);
          }
        }),
        { numRuns: 10_000 },
      );
    },
    LIMIT_MS,
  );
});

it('draws the only slice as a whole circle', () => {
  const [slice] = layoutSlices({ categories: ['All'], series: [{ name: '', values: [3] }] }, 10);
  expect(slice?.path).toBe('M0,-10A10,10 0 0 1 0,10A10,10 0 0 1 0,-10Z');
});

describe('numbers', () => {
  it.each([
    ['1,234.5', '.', 1234.5],
    ['1.234,5', '.', 1234.5],
    ['1 234,5 €', ',', 1234.5],
    ['1,234', '.', 1234],
    ['1,234', ',', 1.234],
    ['1.234', ',', 1234],
    ['12,5', '.', 12.5],
    ['1,234,567', '.', 1_234_567],
    ["1'234.50", '.', 1234.5],
    ['−3 %', '.', -3],
    ['(12)', '.', -12],
    ['$-4.20', '.', -4.2],
    ['.5', '.', 0.5],
    ['', '.', null],
    ['n/a', '.', null],
    ['3 of 4', '.', null],
    ['1.2.3,4,5', '.', null],
    ['24.12.2026', ',', null],
    ['12,34,567', '.', 1_234_567],
  ])('reads %s with the decimal separator %s as %s', (text, decimal, expected) => {
    expect(parseNumber(text, decimal)).toBe(expected);
  });

  it('reads each number that Intl writes in a language', () => {
    for (const locale of ['en', 'de', 'fr', 'de-CH', 'pl', 'pt-BR', 'ja']) {
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      const decimal = format.format(1.5).charAt(1);
      for (const value of [0, 7, 1234.5, -1234.56, 1_234_567.25, 1_234_567])
        expect(parseNumber(format.format(value), decimal), `${locale} ${value}`).toBe(value);
    }
  });
});

describe('tables', () => {
  const rows = [
    ['Month', 'A', 'Note', 'B'],
    ['May', '1', 'warm', '3'],
    ['', '', '', ''],
    ['June', '2', '', ''],
  ];

  it('leaves out columns without numbers and empty rows', () => {
    expect(createChartTable(rows, '.')).toEqual({
      categories: ['May', 'June'],
      series: [
        { name: 'A', values: [1, 2] },
        { name: 'B', values: [3, null] },
      ],
    });
    expect(createChartTable([], '.')).toEqual({ categories: [], series: [] });
  });

  it('flips rows and columns of different lengths', () => {
    expect(transpose([['a', 'b'], ['c']])).toEqual([
      ['a', 'c'],
      ['b', ''],
    ]);
  });
});

describe('markup', () => {
  const OPTIONS: ChartOptions = {
    type: 'bar',
    width: 320,
    height: 240,
    fontSize: 13,
    legend: true,
    title: '',
    formatValue: String,
    formatTick: String,
    formatShare: (share) => `${Math.round(share * 100)} %`,
    measureText: (text) => text.length * 7,
  };
  const table = createChartTable(
    [['', 'North & South', 'East'], ...Array.from({ length: 40 }, (_, index) => [`Day ${index}`, '2', '3'])],
    '.',
  );
  const render = (type: ChartType, options: Partial<ChartOptions> = {}) =>
    renderHtml(createChartMarkup(table, { ...OPTIONS, ...options, type }));
  const textsOf = (html: string) =>
    [...html.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"([^>]*)>([^<]*)/g)].map(
      ([, x, y, attributes, text]) => ({
        x: Number(x),
        y: Number(y),
        attributes: attributes ?? '',
        text: text ?? '',
      }),
    );

  it('is hidden from screen readers, and escapes what it is made of', () => {
    for (const type of ['bar', 'line', 'pie'] as const) {
      const html = render(type);
      expect(html).toMatch(/^<svg data-site-chart="[a-z]+" aria-hidden="true"/);
      expect(html).not.toContain('North & S');
    }
    expect(render('line')).toContain('>North &amp; South<');
  });

  it('shows as many names as fit, none over another', () => {
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
    const wide = createChartTable(
      [
        ['', ...Array.from({ length: 12 }, (_, i) => `Series ${i}`)],
        ['A', ...Array.from({ length: 12 }, (_, i) => String(i))],
      ],
      '.',
    );
    const html = renderHtml(createChartMarkup(wide, OPTIONS));
    const keys = textsOf(html).filter(({ attributes }) => attributes.includes('data-key'));
    expect(keys).toHaveLength(12);
    expect(new Set(keys.map(({ y }) => y)).size).toBeGreaterThan(1);
    for (const { x, y, text } of keys) {
      expect(x + text.length * 7).toBeLessThanOrEqual(320);
      expect(y).toBeLessThanOrEqual(240);
    }
    expect(render('bar', { legend: false })).not.toContain('data-key');
  });

  it('names the share of a slice twice: on it, and in the legend', () => {
    const pieTable = createChartTable(
      [
        ['', 'Share'],
        ['Bowls', '3'],
        ['Cups', '1'],
      ],
      '.',
    );
    const html = renderHtml(createChartMarkup(pieTable, { ...OPTIONS, type: 'pie', title: 'Sold' }));
    expect(textsOf(html).map(({ text }) => text)).toEqual([
      'Sold',
      '75 %',
      '25 %',
      'Bowls 75 %',
      'Cups 25 %',
    ]);
  });

  it('draws nothing but the axes of a table of zeros', () => {
    const zeros = createChartTable(
      [
        ['', 'A'],
        ['x', '0'],
      ],
      '.',
    );
    expect(renderHtml(createChartMarkup(zeros, OPTIONS))).toContain('height="0"');
    expect(layoutSlices(zeros, 10)).toEqual([]);
    expect(toX(0, 1, AREA)).toBe(AREA.left + AREA.width / 2);
  });
});
