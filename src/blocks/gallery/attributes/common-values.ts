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
export const FRACTIONS = [
  '1/1',
  '2/1',
  '3/1',
  '3/2',
  '2/3',
  '4/3',
  '3/4',
  '5/4',
  '4/5',
  '16/9',
  '9/16',
  '21/9',
];

/** Aspect ratios written as a number. */
export const RATIOS = '1 1.25 1.33 1.5 1.6 1.67 1.77 1.78 2 2.4 3 0.5 0.56 0.67 0.75 0.8'.split(' ');

/** The most columns of `slides-per-row` and `thumbnails-per-row`; whole numbers. */
export const COLUMNS = 24;

/** Whole numbers below 100, and numbers below 10 with one decimal place, in % or px, with or without `px`. */
export const GAPS = ['padding', 'gutter'];

/** Whole percentages up to 100. */
export const PERCENTAGES = ['v-size'];

/** Multiples of 10 from 50 to 990, and those ending in 25 or 75, in px. */
export const LENGTHS = ['column-width', 'row-height'];
