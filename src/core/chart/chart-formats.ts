// Numbers of a chart in a language.
import { createNumberFormat } from '../i18n/number-format';
import type { ChartOptions } from './chart';

/** @param locale BCP 47 */
export function createChartFormats(
  locale: string,
): Pick<ChartOptions, 'formatValue' | 'formatTick' | 'formatShare'> {
  // The `format` function of an Intl format is already bound.
  const create = (options: Intl.NumberFormatOptions) => createNumberFormat(locale, options).format;
  return {
    formatValue: create({ maximumFractionDigits: 6 }),
    formatTick: create({ notation: 'compact', maximumFractionDigits: 6 }),
    formatShare: create({ style: 'percent' }),
  };
}
