// Options and data of a chart drawing.
import type { ChartTable } from './chart-table';

export type ChartType = 'bar' | 'line' | 'pie';

/** The unit of all lengths: texts have this many. */
export const FONT_SIZE = 13;

export interface ChartOptions {
  readonly type: ChartType;
  readonly width: number;
  readonly height: number;
  readonly legend: boolean;
  /** Of the first series; the others have those of the theme. */
  readonly colors?: readonly string[] | undefined;
  /** Empty if the page shows it. */
  readonly title: string | false | undefined;
  formatValue(value: number): string;
  /** For the axis, short. */
  formatTick(value: number): string;
  formatShare(share: number): string;
  measureText(text: string): number;
}

export interface Chart extends ChartTable, ChartOptions {}
