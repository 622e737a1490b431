// Number formats for any locale.
import { createFormatCache } from './format-cache';

const keep = createFormatCache<Intl.NumberFormat>();

/** @param locale BCP 47, optionally with underscores; en-US if it is invalid */
export const createNumberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat => keep(locale + JSON.stringify(options), () => create(locale, options));

function create(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale.replaceAll('_', '-'), options);
  } catch {
    return new Intl.NumberFormat('en-US', options);
  }
}
