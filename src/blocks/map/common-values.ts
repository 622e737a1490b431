// Aspect ratios that the base style sheet supports before the script has loaded, even without typed attr().
// `npm run manifest` writes their rules to map-values.css.

/** Width and height, with a slash in between. */
export const FRACTIONS = ['1/1', '2/1', '3/1', '3/2', '4/3', '3/4', '5/4', '16/9', '21/9'];

/** Height in percent of the width. Current browsers read any number with typed attr(). */
export const PERCENTAGES =
  '25 30 33 33.33 35 37.5 40 42.5 45 50 56 56.25 60 66 66.67 70 75 80 100 125 150'.split(' ');

/** Width divided by height. */
export const RATIOS = '1 1.33 1.5 1.78 2 2.5 3'.split(' ');
