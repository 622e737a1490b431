// Number formats for any locale.

/** @param locale BCP 47, also with underscores; en-US if it is invalid */
export function createNumberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale.replaceAll('_', '-'), options);
  } catch {
    return new Intl.NumberFormat('en-US', options);
  }
}
