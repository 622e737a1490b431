// Pie chart of the first series, clockwise from the top. Only positive values have a slice.
import { createNode, type MarkupNode } from '../markup/markup';
import type { Chart } from './chart';
import { drawText, drawTip, round, toColor } from './chart-drawing';

/** The smallest share that gets a label. */
const MIN_LABELLED_SHARE = 0.06;

/** Share of each category, from 0 to 1. */
export function getShares({ series: [first] }: Pick<Chart, 'series'>): number[] {
  const values = first!.values.map((value) => Math.max(value ?? 0, 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value && value / total);
}

/** Draws the pie between two edges. */
export function drawPie(chart: Chart, top: number, bottom: number): MarkupNode[] {
  const { categories, series, formatShare, formatValue, width } = chart;
  const radius = Math.min(width, bottom - top) / 2;
  const slices: MarkupNode[] = [];
  const labels: MarkupNode[] = [];
  let turn = 0;
  for (const [index, share] of getShares(chart).entries()) {
    if (!share) continue;
    const toPoint = (part: number, distance: number) => {
      const angle = (turn + share * part) * 2 * Math.PI;
      return [Math.sin(angle), -Math.cos(angle)].map((at) => round(at * distance)) as [number, number];
    };
    // In two halves, because a single arc cannot be a full circle.
    const [start, middle, end] = [0, 0.5, 1].map((part) => toPoint(part, radius));
    const arc = `A${radius} ${radius} 0 0 1 `;
    const d = `M${start}${arc}${middle}${arc}${end}${share < 1 ? 'L0,0' : ''}Z`;
    const value = formatValue(series[0]!.values[index]!);
    const tip = drawTip(categories[index]!, `${value} (${formatShare(share)})`);
    slices.push(createNode('path', { d, fill: toColor(chart, index) }, tip));
    const [x, y] = toPoint(0.5, share < 1 ? radius * 0.68 : 0);
    if (share >= MIN_LABELLED_SHARE) labels.push(drawText(formatShare(share), x, y + 4.5));
    turn += share;
  }
  const transform = `translate(${width / 2} ${(top + bottom) / 2})`;
  return [
    createNode(
      'g',
      { transform, stroke: 'var(--site-surface)', 'stroke-width': 2 },
      ...slices,
      createNode('g', { 'stroke-width': 4, 'paint-order': 'stroke', 'font-weight': 600 }, ...labels),
    ),
  ];
}
