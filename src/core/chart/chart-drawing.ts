// Nodes of a chart's drawing. Their look is set by presentation attributes, which any style sheet overrides.
import { createNode, type MarkupNode } from '../markup/markup';
import type { Chart } from './chart';

/** Rounds to hundredths. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const drawText = (
  text: string,
  x: number,
  y: number,
  attributes?: MarkupNode['attributes'] | false,
): MarkupNode => createNode('text', { x, y, ...attributes }, text);

/** Attributes that narrow a text that is too wide for its space, so that nothing overflows the drawing on small screens. */
export const limitTextWidth = ({ measureText }: Chart, text: string, width: number) =>
  measureText(text) > width && { textLength: width, lengthAdjust: 'spacingAndGlyphs' };

/** Tooltip of a bar, point or slice. */
export const drawTip = (name: string, value: string): MarkupNode =>
  createNode('title', {}, `${name}: ${value}`);

/** Hues of the colors after the accent. Their lightness contrasts with both black and white; the last color is gray. */
const HUES = [0, 150, 60, 240, 300, 110, 195, 0];

/** Color of a series or category; colors repeat after 8. */
export function toColor({ colors }: Chart, index: number): string {
  const at = index % 8;
  const shade = `oklch(from var(--site-accent) 0.6 ${at < 7 ? 0.14 : 0} calc(h + ${HUES[at]}))`;
  return colors?.[index] ?? `var(--site-chart-color-${at + 1},${at ? shade : 'var(--site-accent)'})`;
}

/** Dash patterns that distinguish lines without relying on color. */
const DASHES = ['none', '8 6', '1 6', '10 5 1 5', '16 6', '4 5', '12 4 3 4', '2 4 6 4'];

/** The line of a series, or a dot in its color. */
export const drawStroke = (chart: Chart, index: number, d: string): MarkupNode =>
  createNode('path', {
    d,
    fill: 'none',
    stroke: toColor(chart, index),
    ...(chart.type === 'line'
      ? { 'stroke-width': 3, 'stroke-dasharray': DASHES[index % 8]! }
      : { 'stroke-width': 12 }),
  });
