// @ts-check
// Names of keys, and their WebDriver code points.

/** @type {Readonly<Record<string, string>>} */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

/** @param {string} key a character or the name of a key @returns {string} */
export function keyValue(key) {
  const value = KEYS[key] ?? key;
  if (Array.from(value).length !== 1)
    throw new Error(`The key ${key} has no code point: add it to keys.mjs.`);
  return value;
}
