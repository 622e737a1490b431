// A chart as markup of an SVG at its true size, the same on the server and in the browser.
import { createNode, type MarkupChild, type MarkupNode } from '../markup/markup';
import { type Area, createLine, layoutBars, layoutPoints, layoutSlices, toX, toY } from './chart-marks';
import { type ChartScale, createScale } from './chart-scale';
import type { ChartTable } from './chart-table';

export type ChartType = 'bar' | 'line' | 'pie';

export interface ChartOptions {
  readonly type: ChartType;
  /** Of the drawing, in px. */
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly legend: boolean;
  /** Empty if the page shows it. */
  readonly title: string;
  formatValue(value: number): string;
  /** For the axis, short. */
  formatTick(value: number): string;
  formatShare(share: number): string;
  /** Width of a text in px. */
  measureText(text: string): number;
}

/** Colors repeat after these. */
export const COLOR_COUNT = 8;

/** Points of a line are drawn up to this number of categories. */
const MAX_POINTS = 30;
/** The smallest part of a pie that has a label. */
const MIN_LABELLED_SHARE = 0.06;

const round = (value: number): string => String(Math.round(value * 100) / 100);
const toColor = (index: number): string => String((index % COLOR_COUNT) + 1);

/** The attributes that all charts share are in the style sheet of `<site-chart>`. */
export function createChartMarkup(table: ChartTable, options: ChartOptions): MarkupNode {
  const { type, width, height, fontSize, title } = options;
  const entries = options.legend ? getLegend(table, options) : [];
  const rows = wrapLegend(entries, options);
  const lineHeight = fontSize * 1.5;
  const top = title ? lineHeight * 1.5 : fontSize * 0.75;
  const bottom = height - rows.length * lineHeight - (rows.length > 0 ? fontSize * 0.5 : 0);
  const area = { left: 0, top, width, height: Math.max(bottom - top, 0) };
  return createNode(
    'svg',
    {
      'data-site-chart': type,
      'aria-hidden': 'true',
      viewBox: `0 0 ${round(width)} ${round(height)}`,
      'font-size': round(fontSize),
    },
    title && createText(title, width / 2, lineHeight * 0.8, { 'data-title': true }),
    ...(type === 'pie' ? createPie(table, options, area) : createPlot(table, options, area)),
    ...rows.flatMap((row, index) => createLegendRow(row, bottom + lineHeight * (index + 0.9), options)),
  );
}

const createText = (
  text: string,
  x: number,
  y: number,
  attributes: MarkupNode['attributes'] = {},
): MarkupNode => createNode('text', { x: round(x), y: round(y), ...attributes }, text);

function createPie(table: ChartTable, options: ChartOptions, area: Area): MarkupChild[] {
  const radius = Math.min(area.width, area.height) / 2;
  const slices = layoutSlices(table, radius);
  const place = `translate(${round(area.left + area.width / 2)} ${round(area.top + area.height / 2)})`;
  const marks = slices.map(({ path, color, category, value, share }) =>
    createNode(
      'path',
      { d: path, 'data-color': toColor(color) },
      createNode(
        'title',
        {},
        `${table.categories[category]}: ${options.formatValue(value)} (${options.formatShare(share)})`,
      ),
    ),
  );
  const labels = slices
    .filter(({ share }) => share >= MIN_LABELLED_SHARE)
    .map(({ x, y, share }) =>
      createText(options.formatShare(share), x, y + options.fontSize * 0.35, { 'data-label': true }),
    );
  return [createNode('g', { transform: place }, ...marks, ...labels)];
}

function createPlot(table: ChartTable, options: ChartOptions, full: Area): MarkupChild[] {
  const { fontSize, formatTick, measureText, type } = options;
  const values = table.series.flatMap((series) => series.values.filter((value) => value !== null));
  const scale = createScale(values, Math.max(2, Math.min(6, Math.round(full.height / (fontSize * 3)))));
  const axis = Math.max(...scale.ticks.map((tick) => measureText(formatTick(tick)))) + fontSize * 0.6;
  const area = {
    left: full.left + axis,
    top: full.top,
    width: Math.max(full.width - axis, 1),
    height: Math.max(full.height - fontSize * 1.6, 1),
  };
  return [
    ...createGrid(scale, area, options),
    ...createCategories(table, area, options),
    ...(type === 'bar' ? createBars(table, scale, area, options) : createLines(table, scale, area, options)),
  ];
}

const createGrid = (scale: ChartScale, area: Area, { formatTick, fontSize }: ChartOptions): MarkupNode[] =>
  scale.ticks.flatMap((tick) => {
    const y = toY(tick, scale, area);
    const path = `M${round(area.left)},${round(y)}h${round(area.width)}`;
    return [
      createNode('path', { d: path, 'data-grid': tick === 0 ? 'zero' : true }),
      createText(formatTick(tick), area.left - fontSize * 0.6, y + fontSize * 0.35, { 'data-tick': true }),
    ];
  });

/** As many names as fit, in equal distances. */
function createCategories({ categories }: ChartTable, area: Area, options: ChartOptions): MarkupNode[] {
  const { fontSize, measureText } = options;
  const widest = Math.max(...categories.map(measureText)) + fontSize;
  const every = Math.max(1, Math.ceil((widest * categories.length) / area.width));
  const y = area.top + area.height + fontSize * 1.3;
  return categories.flatMap((name, index) => {
    if (index % every !== 0) return [];
    // With few names, a long one may be wider than its part of the axis, and stays inside the drawing.
    const half = Math.min(measureText(name) / 2, options.width / 2);
    const x = Math.min(Math.max(toX(index, categories.length, area), half), options.width - half);
    return [createText(name, x, y)];
  });
}

function describe(
  table: ChartTable,
  options: ChartOptions,
  mark: { series: number; category: number; value: number },
) {
  const { name } = table.series[mark.series]!;
  const category = table.categories[mark.category]!;
  const subject = table.series.length > 1 && name ? `${category}, ${name}` : category;
  return createNode('title', {}, `${subject}: ${options.formatValue(mark.value)}`);
}

const createBars = (table: ChartTable, scale: ChartScale, area: Area, options: ChartOptions): MarkupNode[] =>
  layoutBars(table, scale, area).map((bar) =>
    createNode(
      'rect',
      {
        x: round(bar.left),
        y: round(bar.top),
        width: round(bar.width),
        height: round(bar.height),
        'data-color': toColor(bar.color),
      },
      describe(table, options, bar),
    ),
  );

function createLines(table: ChartTable, scale: ChartScale, area: Area, options: ChartOptions): MarkupNode[] {
  const points = layoutPoints(table, scale, area);
  const isAlone = (index: number) =>
    [-1, 1].every((side) => {
      const [point, other] = [points[index]!, points[index + side]];
      return other?.series !== point.series || other.category !== point.category + side;
    });
  const lines = table.series.map((_, series) =>
    createNode('path', {
      d: createLine(points.filter((point) => point.series === series)),
      'data-line': true,
      'data-color': toColor(series),
    }),
  );
  const dots = points
    .filter((_, index) => table.categories.length <= MAX_POINTS || isAlone(index))
    .map((point) =>
      createNode(
        'circle',
        { cx: round(point.x), cy: round(point.y), r: '4', 'data-color': toColor(point.color) },
        describe(table, options, point),
      ),
    );
  return [...lines, ...dots];
}

interface LegendEntry {
  readonly color: number;
  readonly text: string;
}

/** The categories of a pie, else the series if there are several. */
function getLegend(table: ChartTable, { type, formatShare }: ChartOptions): LegendEntry[] {
  const { categories, series } = table;
  if (type === 'pie') {
    // The share connects name and slice for those who do not see the colors.
    return layoutSlices(table, 1).map(({ category, share, color }) => ({
      color,
      text: `${categories[category]} ${formatShare(share)}`,
    }));
  }
  return series.length > 1 ? series.map(({ name }, color) => ({ color, text: name })) : [];
}

const getEntryWidth = ({ text }: LegendEntry, { measureText, fontSize }: ChartOptions): number =>
  measureText(text) + fontSize * 2.6;

/** Rows of entries that fit into the width; at most half of the height. */
function wrapLegend(entries: readonly LegendEntry[], options: ChartOptions): LegendEntry[][] {
  const rows: LegendEntry[][] = [];
  let rest = 0;
  for (const entry of entries) {
    const width = getEntryWidth(entry, options);
    if (width > rest || rows.length === 0) {
      rows.push([]);
      rest = options.width;
    }
    rows.at(-1)!.push(entry);
    rest -= width;
  }
  return rows.slice(0, Math.floor(options.height / (options.fontSize * 3)));
}

function createLegendRow(row: readonly LegendEntry[], y: number, options: ChartOptions): MarkupNode[] {
  const { fontSize, width, type } = options;
  const total = row.reduce((sum, entry) => sum + getEntryWidth(entry, options), 0);
  let x = Math.max((width - total) / 2, 0);
  return row.flatMap((entry) => {
    const left = x;
    x += getEntryWidth(entry, options);
    const color = toColor(entry.color);
    const key =
      type === 'line'
        ? createNode('path', {
            d: `M${round(left)},${round(y - fontSize * 0.35)}h${round(fontSize * 1.4)}`,
            'data-line': true,
            'data-color': color,
          })
        : createNode('rect', {
            x: round(left + fontSize * 0.4),
            y: round(y - fontSize * 0.8),
            width: round(fontSize * 0.9),
            height: round(fontSize * 0.9),
            rx: '2',
            'data-color': color,
          });
    return [key, createText(entry.text, left + fontSize * 1.7, y, { 'data-key': true })];
  });
}
