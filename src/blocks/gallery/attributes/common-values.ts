// Attribute values that the base style sheet supports before the script has loaded, even without typed attr().
// `npm run manifest` writes their rules to gallery-values.css.

/** Names in the markup of site builders, as width divided by height. */
export const RATIO_NAMES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  square: [1, 1],
  standard: [4, 3],
  'four-three': [4, 3],
  'standard-vertical': [3, 4],
  'three-four-vertical': [3, 4],
  'three-two': [3, 2],
  'two-three-vertical': [2, 3],
  'three-two-vertical': [2, 3],
  widescreen: [16, 9],
  'sixteen-nine': [16, 9],
  'anamorphic-widescreen': [2.4, 1],
};

/** Aspect ratios written as `3/2`. */
export const FRACTIONS: readonly (readonly [width: number, height: number])[] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 2],
  [2, 3],
  [4, 3],
  [3, 4],
  [5, 4],
  [4, 5],
  [16, 9],
  [9, 16],
  [21, 9],
];

/** Columns of `slides-per-row` and `thumbnails-per-row`. */
export const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Numbers, by attribute, separated by spaces. Current browsers read any number with typed attr(). */
export const NUMBERS: Readonly<Record<string, string>> = {
  'image-aspect-ratio': '1 1.25 1.33 1.5 1.6 1.78 2 2.4 3 0.5 0.67 0.75 0.8',
  padding: '0 1 2 4 5 6 8 10 12 15 16 20 24 25 30 32 40 48 50',
  gutter: '0 1 2 4 5 6 8 10 12 15 16 20 24 25 30 32 40 48 50',
  'column-width': '100 120 150 180 200 220 240 280 300 320 350 400',
  'row-height': '100 120 150 180 200 220 240 280 300 320 350 400',
  'v-size': '30 40 45 60 66 75 80 100',
};
