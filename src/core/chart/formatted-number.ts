// Numbers in the formats that people use in tables.
import type { ChartOptions } from './chart';

type NumberReader = (text: string) => number | null;

/** Digits with optional grouping, including Indian grouping: 12,34,567. */
const NUMBER = /^(\d{1,3}(,\d{2,3})*,\d{3}|\d*)(\.\d*)?$/;

/** Longer texts are not read as numbers. */
const MAX_LENGTH = 100;

/** Spreadsheet errors, some of which contain digits (`#DIV/0!`), and fractions. */
const UNREADABLE = /^#[A-Z]|[¼-¾⅐-⅞]/;

/** Powers of ten with the same abbreviation in every language. */
const COMMON_POWERS: Readonly<Record<string, number>> = {
  k: 3,
  K: 3,
  Tsd: 3,
  M: 6,
  Mio: 6,
  mn: 6,
  mln: 6,
  million: 6,
  bn: 9,
  Mrd: 9,
};

/** The largest power of ten that languages abbreviate. */
const MAX_POWER = 12;

/**
 * Creates a reader of `1,234.5`, `1 234,5 €`, `−3 %`, `(12)`, `12-`, `1.5k`, `2 Mio.`, `1.2E+06`, `12 (40 %)`, `٣٫٥`, `12[1]`.
 * The language's decimal separator decides only where both readings are possible. The reader returns null if the text does
 * not contain exactly one number.
 */
export function createNumberReader(formats: Pick<ChartOptions, 'formatValue' | 'formatTick'>): NumberReader {
  const decimal = normalize(formats.formatValue(1.5)).charAt(1);
  const powers = { ...COMMON_POWERS, ...readPowers(formats.formatTick) };
  return (text) => {
    if (text.length > MAX_LENGTH || UNREADABLE.test(text)) return null;
    const compact = normalize(text)
      .replaceAll(/\[[^\]]*\]|(?<=\d[^(]*)\(.*/g, '')
      .replaceAll(/(?<=\d)[\s'’_](?=\d{3}(?!\d))/g, '')
      .trim();
    if (/^[-+]?\d+([.,]\d+)?E[-+]?\d+$/i.test(compact)) return Number(compact.replace(',', '.'));
    // The period of an abbreviation is not part of the number: Rs.500
    const parts = /^(\D*?\p{L}[.,]|\D*?)([.,]?\d[\d.,]*)(\D*)$/u.exec(compact);
    if (!parts) return null;
    const [, before, digits, after] = parts as unknown as [string, string, string, string];
    const value = readDigits(digits, decimal, readPower(before, after, powers));
    return value !== null && isNegative(before, digits, after) ? -value : value;
  };
}

/** Converts digits, separators and minus signs of all scripts to ASCII and removes invisible characters. */
const normalize = (text: string): string =>
  text
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[−–]/g, '-');

/** The digits of a script have consecutive code points, with a gap before those of the next script. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Abbreviations that the language appends to 1, 10 or 100 thousand and so on, with their powers of ten. */
function readPowers(formatTick: ChartOptions['formatTick']): Record<string, number> {
  const powers: Record<string, number> = {};
  for (let power = 3; power <= MAX_POWER; power++) {
    const text = normalize(formatTick(10 ** power));
    const word = readWord(text.replace(/^[\d.,\s]+/, ''));
    // Spanish writes 10 billion as thousands of millions: 10 mil M
    if (word) powers[word] ??= power - (text.replaceAll(/\D/g, '').length - 1);
  }
  return powers;
}

function readPower(before: string, after: string, powers: Readonly<Record<string, number>>): number {
  const word = readWord(after.trim());
  // Without a currency, `m` means meters or minutes: £2m
  return powers[word] ?? (word === 'm' && /\p{Sc}/u.test(before) ? 6 : 0);
}

/** In Chinese and Japanese, a unit follows the abbreviation directly: 3万円 */
const readWord = (text: string): string => /^(\p{Script=Han}|[\p{L}\p{M}]+)/u.exec(text)?.[0] ?? '';

function readDigits(digits: string, decimal: string, power: number): number | null {
  const swapped = digits.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  const readings = decimal === '.' ? [digits, swapped] : [swapped, digits];
  const reading = readings.find((one) => NUMBER.test(one))?.replaceAll(',', '');
  return reading ? Number(`${reading}e${power}`) : null;
}

/** The hyphen in a word (`US-$ 5`) or after a price (`12,-`) is not a minus sign. */
const isNegative = (before: string, digits: string, after: string): boolean =>
  /(^|[^\p{L}])-/u.test(before) ||
  (before.includes('(') && after.includes(')')) ||
  (after === '-' && /\d$/.test(digits));
