// Numbers of a chart in a language.
import { createNumberFormat } from '../i18n/number-format';
import type { ChartOptions } from './chart-markup';

/** @param locale BCP 47 */
export function createChartFormats(
  locale: string,
): Pick<ChartOptions, 'formatValue' | 'formatTick' | 'formatShare'> {
  const format = (options: Intl.NumberFormatOptions) => {
    const formatter = createNumberFormat(locale, options);
    return (value: number) => formatter.format(value);
  };
  return {
    formatValue: format({ maximumFractionDigits: 6 }),
    formatTick: format({ notation: 'compact', maximumFractionDigits: 6 }),
    formatShare: format({ style: 'percent', maximumFractionDigits: 0 }),
  };
}
