// Options and data of a chart.
import type { ChartTable } from './chart-table';

export type ChartType = 'bar' | 'line' | 'pie';

/** Font size of the texts, in the units of the drawing. */
export const FONT_SIZE = 13;

export interface ChartOptions {
  readonly type: ChartType;
  readonly width: number;
  readonly height: number;
  readonly legend: boolean;
  /** Colors of the first series; the other series use the theme's colors. */
  readonly colors?: readonly string[] | undefined;
  /** Empty if the page shows the title. */
  readonly title: string | false | undefined;
  formatValue(value: number): string;
  /** Short format for axis labels. */
  formatTick(value: number): string;
  formatShare(share: number): string;
  measureText(text: string): number;
}

export interface Chart extends ChartTable, ChartOptions {}
