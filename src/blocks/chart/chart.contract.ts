// Contract of <site-chart>.
import { choice, flag } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './chart.loading';

/** Variants of the chart block of published sites. */
export const CHART_VARIANTS = { '1009': 'bar', '1010': 'line', '1011': 'pie' } as const;

export const chart = contract({
  tag: 'site-chart',
  description:
    'Draws the table that it contains as bars, lines or a pie. Rows are categories, columns are series. The table stays in the page, for screen readers and without script; inside `<details>`, it is hidden until the visitor opens it.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    type: choice(
      ['bar', 'line', 'pie'],
      'bar',
      'How the table is drawn. A pie shows the first series.',
      CHART_VARIANTS,
    ),
    flip: flag(false, 'Uses rows as series and columns as categories.'),
    legend: flag(true, 'Shows a legend for several series of bars or lines, or for the slices of a pie.'),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-chart-ratio': 'Aspect ratio of the drawing (default 16 / 9); it is at least 15rem high.',
    '--site-chart-color-1': 'Color of the first series; the accent color by default.',
    '--site-chart-color-2': 'Color of the second series, and so on to 8.',
    '--site-chart-grid-color': 'Color of the grid lines.',
  },
});
