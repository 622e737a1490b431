// Bar and line charts with their axes.
import { createNode, type MarkupNode } from '../markup/markup';
import type { Chart } from './chart';
import { drawStroke, drawText, drawTip, limitTextWidth, round, toColor } from './chart-drawing';
import { createTicks } from './chart-scale';
import type { ChartSeries } from './chart-table';

/** Maximum number of categories for which the points of a line are drawn. */
const MAX_POINTS = 30;

/** Draws the plot between two edges. */
export function drawPlot(chart: Chart, top: number, bottom: number): MarkupNode[] {
  const { categories, series, type, width, formatTick, measureText } = chart;
  const ticks = createTicks(
    series.flatMap(({ values }) => values.filter((value) => value !== null)),
    Math.max(2, Math.min(6, Math.round((bottom - top) / 39))),
  );
  const base = Math.max(bottom - 21, top + 1);
  const left = Math.max(...ticks.map((tick) => measureText(formatTick(tick)))) + 8;
  const step = Math.max(width - left, 1) / categories.length;
  const toX = (category: number) => round(left + step * category);
  const toY = (value: number) =>
    round(base - ((base - top) * (value - ticks[0]!)) / (ticks.at(-1)! - ticks[0]!));
  const drawMarks = type === 'bar' ? drawBars : drawLine;
  return [
    createNode(
      'g',
      { 'text-anchor': 'end' },
      ...ticks.flatMap((tick) => [
        createNode('path', {
          d: `M${left},${toY(tick)}H${width}`,
          stroke: tick ? 'var(--site-chart-grid-color,var(--site-border))' : 'var(--site-border-strong)',
        }),
        drawText(formatTick(tick), left - 8, toY(tick) + 4.5),
      ]),
    ),
    ...drawNames(chart, step, toX, base + 17),
    ...series.map((one, index) => drawMarks(chart, one, index, toX, toY)),
  ];
}

/** As many category names as fit, evenly spaced. */
function drawNames(chart: Chart, step: number, toX: Axis, y: number) {
  const { categories, width, measureText } = chart;
  const every = Math.ceil((Math.max(...categories.map(measureText)) + 13) / step);
  return categories.flatMap((name, category) => {
    // When there are few names, a long one may be wider than its share of the axis; it stays inside the drawing.
    const half = Math.min(measureText(name), width) / 2;
    const x = Math.min(Math.max(toX(category + 0.5), half), width - half);
    return category % every === 0 ? drawText(name, x, y, limitTextWidth(chart, name, width)) : [];
  });
}

/** Position of a category or a value. */
type Axis = (at: number) => number;

function drawBars(chart: Chart, series: ChartSeries, index: number, toX: Axis, toY: Axis): MarkupNode {
  const part = 0.8 / chart.series.length;
  return createNode(
    'g',
    { fill: toColor(chart, index) },
    ...series.values.map(
      (value, category) =>
        value !== null &&
        createNode(
          'rect',
          {
            x: toX(category + 0.1 + part * index),
            y: toY(Math.max(value, 0)),
            width: toX(part) - toX(0),
            height: Math.abs(toY(value) - toY(0)),
          },
          describe(chart, series, category),
        ),
    ),
  );
}

function drawLine(chart: Chart, series: ChartSeries, index: number, toX: Axis, toY: Axis): MarkupNode {
  const { values } = series;
  const isGap = (category: number) => (values[category] ?? null) === null;
  // A missing value interrupts the line.
  const line = values.map((value, category) =>
    value === null ? '' : `${isGap(category - 1) ? 'M' : 'L'}${toX(category + 0.5)},${toY(value)}`,
  );
  return createNode(
    'g',
    { fill: toColor(chart, index), stroke: 'var(--site-surface)', 'stroke-width': 2 },
    drawStroke(chart, index, line.join('')),
    ...values.map(
      (value, category) =>
        value !== null &&
        (values.length <= MAX_POINTS || (isGap(category - 1) && isGap(category + 1))) &&
        createNode(
          'circle',
          { cx: toX(category + 0.5), cy: toY(value), r: 4 },
          describe(chart, series, category),
        ),
    ),
  );
}

function describe(chart: Chart, { name, values }: ChartSeries, category: number): MarkupNode {
  const names = [chart.categories[category], chart.series.length > 1 && name].filter(Boolean);
  return drawTip(names.join(', '), chart.formatValue(values[category]!));
}
