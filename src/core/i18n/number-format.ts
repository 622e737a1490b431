// Number formats for any locale. Creating one takes a browser longer than formatting a page of prices.

const MAX_FORMATS = 100;

const formats = new Map<string, Intl.NumberFormat>();

/** @param locale BCP 47, also with underscores; en-US if it is invalid */
export function createNumberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const format = create(locale, options);
  formats.set(key, format);
  return format;
}

function create(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale.replaceAll('_', '-'), options);
  } catch {
    return new Intl.NumberFormat('en-US', options);
  }
}
