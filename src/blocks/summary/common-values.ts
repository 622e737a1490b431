// Attribute values that the style sheet supports before the script has loaded, even without typed attr().
// `npm run manifest` writes their rules to summary-values.css. The script sets all others.

/** Values by attribute, in its unit. */
export const COMMON_VALUES: Readonly<Record<string, string>> = {
  'column-width': '150 180 200 220 240 250 280 300 320 350 400px',
  gutter: '0 8 10 12 16 20 24 30 40 48px',
  'slides-per-row': '1 2 4 5 6',
  'list-image-size': '20 25 33 40 50%',
  'image-aspect-ratio': '1 1.33 1.5 1.78 2 0.67 0.75',
};

/** Aspect ratios written as `3/2`, which typed attr() does not read. */
export const FRACTIONS = ['1/1', '3/2', '2/3', '4/3', '3/4', '16/9'];
