// Geometry of bars, lines and slices, in px.
import type { ChartScale } from './chart-scale';
import type { ChartTable } from './chart-table';

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Mark {
  readonly series: number;
  readonly category: number;
  readonly value: number;
}

export interface BarMark extends Mark, Area {}

export interface PointMark extends Mark {
  readonly x: number;
  readonly y: number;
}

export interface SliceMark extends Mark {
  /** Data of an SVG path around the origin. */
  readonly path: string;
  /** Middle of the slice, where a label fits. */
  readonly x: number;
  readonly y: number;
  /** Part of the whole, up to 1. */
  readonly share: number;
}

/** Share of a category's width between its bars and the next category. */
const GAP = 0.2;

export const toY = (value: number, { min, max }: ChartScale, { top, height }: Area): number =>
  top + (height * (max - value)) / (max - min);

/** Middle of a category. */
export const toX = (category: number, count: number, { left, width }: Area): number =>
  left + (width * (category + 0.5)) / count;

export function layoutBars(table: ChartTable, scale: ChartScale, area: Area): BarMark[] {
  const step = area.width / table.categories.length;
  const width = (step * (1 - GAP)) / table.series.length;
  const zero = toY(0, scale, area);
  return mapValues(table, (value, series, category) => {
    const y = toY(value, scale, area);
    const left = area.left + step * (category + GAP / 2) + width * series;
    return {
      series,
      category,
      value,
      left,
      top: Math.min(y, zero),
      width,
      height: Math.abs(y - zero),
    };
  });
}

export function layoutPoints(table: ChartTable, scale: ChartScale, area: Area): PointMark[] {
  const count = table.categories.length;
  return mapValues(table, (value, series, category) => ({
    series,
    category,
    value,
    x: toX(category, count, area),
    y: toY(value, scale, area),
  }));
}

/** Data of an SVG path through the points of a series. A missing value interrupts it. */
export function createLine(points: readonly PointMark[]): string {
  return points
    .map(({ x, y, category }, index) => {
      const isConnected = points[index - 1]?.category === category - 1;
      return `${isConnected ? 'L' : 'M'}${round(x)},${round(y)}`;
    })
    .join('');
}

/** Slices of the first series, clockwise from the top. Values that are not positive have none. */
export function layoutSlices({ series: [first], categories }: ChartTable, radius: number): SliceMark[] {
  const values = categories.map((_, index) => Math.max(first?.values[index] ?? 0, 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  let start = 0;
  return values.flatMap((value, category) => {
    if (value === 0) return [];
    const share = value / total;
    const end = start + share * 2 * Math.PI;
    const middle = (start + end) / 2;
    const path = createSlice(start, end, radius);
    start = end;
    const distance = share === 1 ? 0 : radius * 0.68;
    const [x, y] = toPoint(middle, distance);
    return [{ series: 0, category, value, share, path, x, y }];
  });
}

function createSlice(start: number, end: number, radius: number): string {
  const at = (angle: number) => toPoint(angle, radius).map(round).join();
  const arcTo = (angle: number, isLarge: number) =>
    `A${round(radius)},${round(radius)} 0 ${isLarge} 1 ${at(angle)}`;
  // An arc from a point to itself draws nothing.
  return end - start > 2 * Math.PI - 1e-6
    ? `M${at(0)}${arcTo(Math.PI, 0)}${arcTo(0, 0)}Z`
    : `M0,0L${at(start)}${arcTo(end, end - start > Math.PI ? 1 : 0)}Z`;
}

/** @param angle in radians, clockwise from the top */
const toPoint = (angle: number, radius: number): [x: number, y: number] => [
  Math.sin(angle) * radius,
  -Math.cos(angle) * radius,
];

/** Hundredths of a px. */
export const round = (value: number): number => Math.round(value * 100) / 100;

function mapValues<T>(
  { series }: ChartTable,
  create: (value: number, series: number, category: number) => T,
): T[] {
  return series.flatMap(({ values }, index) =>
    values.flatMap((value, category) => (value === null ? [] : [create(value, index, category)])),
  );
}
