// A chart as markup of an SVG at its true size, the same on the server and in the browser.
import { createNode, type MarkupChild, type MarkupNode } from '../markup/markup';
import {
  type Area,
  createLine,
  layoutBars,
  layoutPoints,
  layoutSlices,
  round,
  toX,
  toY,
} from './chart-marks';
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

/** The attributes that all charts share are in the style sheet of `<site-chart>`. */
export function createChartMarkup(table: ChartTable, options: ChartOptions): MarkupNode {
  const { type, width, height, fontSize, title } = options;
  const rows = wrapLegend(options.legend ? getLegend(table, options) : [], options);
  const lineHeight = fontSize * 1.5;
  const top = title ? lineHeight * 1.5 : fontSize * 0.75;
  const bottom = height - rows.length * lineHeight - (rows.length > 0 ? fontSize * 0.5 : 0);
  const area = { left: 0, top, width, height: Math.max(bottom - top, 0) };
  return draw(
    'svg',
    {
      'data-site-chart': type,
      'aria-hidden': 'true',
      viewBox: `0 0 ${round(width)} ${round(height)}`,
      'font-size': fontSize,
    },
    title && drawText(title, width / 2, lineHeight * 0.8, 'title'),
    ...(type === 'pie' ? drawPie : drawPlot)(table, options, area),
    ...rows.flatMap((row, index) => drawLegend(row, bottom + lineHeight * (index + 0.9), options)),
  );
}

/** A node of the drawing. Numbers are px, or a color. */
const draw = (
  tag: string,
  attributes: Readonly<Record<string, string | number | boolean>>,
  ...children: MarkupChild[]
): MarkupNode => {
  const entries = Object.entries(attributes);
  const values = entries.map(([name, value]) => [
    name,
    typeof value === 'number' ? `${round(value)}` : value,
  ]);
  return createNode(tag, Object.fromEntries(values), ...children);
};

/** @param role decides how the style sheet shows it */
const drawText = (text: string, x: number, y: number, role?: string): MarkupNode =>
  draw('text', { x, y, ...(role && { [`data-${role}`]: true }) }, text);

/** What the pointer is told. */
const drawTip = (name: string, value: string): MarkupNode => draw('title', {}, `${name}: ${value}`);

const toColor = (index: number) => ({ 'data-color': (index % COLOR_COUNT) + 1 });

function drawPie(table: ChartTable, options: ChartOptions, area: Area): MarkupNode[] {
  const { formatShare, formatValue, fontSize } = options;
  const slices = layoutSlices(table, Math.min(area.width, area.height) / 2);
  const x = round(area.width / 2);
  const y = round(area.top + area.height / 2);
  const marks = slices.map(({ path, category, value, share }) =>
    draw(
      'path',
      { d: path, ...toColor(category) },
      drawTip(table.categories[category]!, `${formatValue(value)} (${formatShare(share)})`),
    ),
  );
  const labels = slices
    .filter(({ share }) => share >= MIN_LABELLED_SHARE)
    .map((slice) => drawText(formatShare(slice.share), slice.x, slice.y + fontSize * 0.35, 'label'));
  return [draw('g', { transform: `translate(${x} ${y})` }, ...marks, ...labels)];
}

function drawPlot(table: ChartTable, options: ChartOptions, full: Area): MarkupNode[] {
  const { fontSize, formatTick, measureText, type } = options;
  const values = table.series.flatMap((series) => series.values.filter((value) => value !== null));
  const scale = createScale(values, Math.max(2, Math.min(6, Math.round(full.height / (fontSize * 3)))));
  const axis = Math.max(...scale.ticks.map((tick) => measureText(formatTick(tick)))) + fontSize * 0.6;
  const area = {
    left: axis,
    top: full.top,
    width: Math.max(full.width - axis, 1),
    height: Math.max(full.height - fontSize * 1.6, 1),
  };
  const grid = scale.ticks.flatMap((tick) => {
    const y = toY(tick, scale, area);
    const d = `M${round(axis)},${round(y)}h${round(area.width)}`;
    return [
      draw('path', { d, 'data-grid': tick === 0 ? 'zero' : true }),
      drawText(formatTick(tick), axis - fontSize * 0.6, y + fontSize * 0.35, 'tick'),
    ];
  });
  const marks = (type === 'bar' ? drawBars : drawLines)(table, scale, area, options);
  return [...grid, ...drawCategories(table, area, options), ...marks];
}

/** As many names as fit, in equal distances. */
function drawCategories({ categories }: ChartTable, area: Area, options: ChartOptions): MarkupNode[] {
  const { fontSize, measureText, width } = options;
  const widest = Math.max(...categories.map(measureText)) + fontSize;
  const every = Math.max(1, Math.ceil((widest * categories.length) / area.width));
  return categories.flatMap((name, index) => {
    if (index % every !== 0) return [];
    // With few names, a long one may be wider than its part of the axis, and stays inside the drawing.
    const half = Math.min(measureText(name), width) / 2;
    const x = Math.min(Math.max(toX(index, categories.length, area), half), width - half);
    return [drawText(name, x, area.top + area.height + fontSize * 1.3)];
  });
}

function describe(
  { categories, series }: ChartTable,
  { formatValue }: ChartOptions,
  mark: { readonly series: number; readonly category: number; readonly value: number },
): MarkupNode {
  const names = [categories[mark.category]!, series.length > 1 && series[mark.series]!.name];
  return drawTip(names.filter(Boolean).join(', '), formatValue(mark.value));
}

const drawBars = (table: ChartTable, scale: ChartScale, area: Area, options: ChartOptions): MarkupNode[] =>
  layoutBars(table, scale, area).map((bar) => {
    const { left: x, top: y, width, height } = bar;
    return draw('rect', { x, y, width, height, ...toColor(bar.series) }, describe(table, options, bar));
  });

function drawLines(table: ChartTable, scale: ChartScale, area: Area, options: ChartOptions): MarkupNode[] {
  const points = layoutPoints(table, scale, area);
  const isAlone = (index: number) =>
    [-1, 1].every((side) => {
      const [point, other] = [points[index]!, points[index + side]];
      return other?.series !== point.series || other.category !== point.category + side;
    });
  const lines = table.series.map((_, series) =>
    draw('path', {
      d: createLine(points.filter((point) => point.series === series)),
      'data-line': true,
      ...toColor(series),
    }),
  );
  const dots = points
    .filter((_, index) => table.categories.length <= MAX_POINTS || isAlone(index))
    .map((point) =>
      draw(
        'circle',
        { cx: point.x, cy: point.y, r: 4, ...toColor(point.series) },
        describe(table, options, point),
      ),
    );
  return [...lines, ...dots];
}

interface LegendEntry {
  readonly color: number;
  readonly text: string;
}

interface LegendRow {
  width: number;
  readonly entries: (LegendEntry & { readonly left: number })[];
}

/** The categories of a pie, else the series if there are several. */
function getLegend(table: ChartTable, { type, formatShare }: ChartOptions): LegendEntry[] {
  const { categories, series } = table;
  if (type === 'pie')
    // The share connects name and slice for those who do not see the colors.
    return layoutSlices(table, 1).map(({ category, share }) => ({
      color: category,
      text: `${categories[category]} ${formatShare(share)}`,
    }));
  return series.length > 1 ? series.map(({ name }, color) => ({ color, text: name })) : [];
}

/** Rows of entries that fit into the width; at most half of the height. */
function wrapLegend(entries: readonly LegendEntry[], options: ChartOptions): LegendRow[] {
  const { fontSize, measureText, width: limit, height } = options;
  const rows: LegendRow[] = [];
  for (const entry of entries) {
    const width = measureText(entry.text) + fontSize * 2.6;
    const last = rows.at(-1);
    if (!last || last.width + width > limit) rows.push({ width: 0, entries: [] });
    const row = rows.at(-1)!;
    row.entries.push({ ...entry, left: row.width });
    row.width += width;
  }
  return rows.slice(0, Math.floor(height / (fontSize * 3)));
}

function drawLegend(row: LegendRow, y: number, { fontSize, width, type }: ChartOptions): MarkupNode[] {
  const start = Math.max((width - row.width) / 2, 0);
  return row.entries.flatMap(({ color, text, left }) => {
    const x = start + left;
    const size = fontSize * 0.9;
    const key =
      type === 'line'
        ? draw('path', {
            d: `M${round(x)},${round(y - fontSize * 0.35)}h${round(fontSize * 1.4)}`,
            'data-line': true,
            ...toColor(color),
          })
        : draw('rect', {
            x: x + fontSize * 0.4,
            y: y - fontSize * 0.8,
            width: size,
            height: size,
            rx: 2,
            ...toColor(color),
          });
    return [key, drawText(text, x + fontSize * 1.7, y, 'key')];
  });
}
