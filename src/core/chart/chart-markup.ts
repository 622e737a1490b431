// A chart as SVG markup, the same on the server and in the browser.
import { createNode, type MarkupNode } from '../markup/markup';
import { type Chart, FONT_SIZE } from './chart';
import { drawStroke, drawText, limitTextWidth } from './chart-drawing';
import { drawPie, getShares } from './chart-pie';
import { drawPlot } from './chart-plot';

/** Inherits the font and the text color of the page. */
export function createChartMarkup(chart: Chart): MarkupNode {
  const { type, width, height, title } = chart;
  const rows = chart.legend ? wrapLegend(chart) : [];
  const top = title ? 30 : 10;
  const bottom = height - rows.length * 20 - (rows[0] ? 6 : 0);
  return createNode(
    'svg',
    {
      'data-site-chart': type,
      'aria-hidden': 'true',
      viewBox: `0 0 ${width} ${height}`,
      'font-size': FONT_SIZE,
      'text-anchor': 'middle',
      // Even on right-to-left pages; otherwise, texts would start where they should end.
      direction: 'ltr',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      fill: 'var(--site-text)',
      overflow: 'visible',
    },
    title &&
      drawText(title, width / 2, 16, {
        'font-size': 15,
        'font-weight': 600,
        // The title is larger than the other texts.
        ...limitTextWidth(chart, title, width / 1.25),
      }),
    ...(type === 'pie' ? drawPie : drawPlot)(chart, top, Math.max(bottom, top)),
    ...rows.map(({ length, nodes }, index) => {
      const transform = `translate(${Math.max((width - length) / 2, 0)} ${bottom + 20 * index + 18})`;
      return createNode('g', { 'text-anchor': 'start', transform }, ...nodes);
    }),
  );
}

/** Label of each color: the categories of a pie; otherwise, the series if there are several. */
function getLegend(chart: Chart): string[] {
  const { categories, series, type, formatShare } = chart;
  if (type !== 'pie') return series.length > 1 ? series.map(({ name }) => name) : [];
  // The share connects name and slice for people who cannot distinguish the colors.
  return getShares(chart).map((share, index) => (share ? `${categories[index]} ${formatShare(share)}` : ''));
}

/** Wraps the legend into rows that fit the width and take up at most half the height. */
function wrapLegend(chart: Chart) {
  const rows: { length: number; readonly nodes: MarkupNode[] }[] = [];
  for (const [index, text] of getLegend(chart).entries()) {
    if (!text) continue;
    const length = Math.min(chart.measureText(text) + 34, chart.width);
    let row = rows.at(-1);
    if (!row || row.length + length > chart.width) {
      row = { length: 0, nodes: [] };
      rows.push(row);
    }
    const key = chart.type === 'line' ? 'm0 0h16' : 'm9 0h1';
    row.nodes.push(
      drawStroke(chart, index, `M${row.length} -4.5${key}`),
      drawText(text, row.length + 22, 0, limitTextWidth(chart, text, chart.width - 34)),
    );
    row.length += length;
  }
  return rows.slice(0, Math.floor(chart.height / 39));
}
