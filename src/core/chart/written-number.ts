// Numbers as people write them in tables.
import type { ChartOptions } from './chart';

type NumberReader = (text: string) => number | null;

/** Thousands, also as in India: 12,34,567. */
const NUMBER = /^(\d{1,3}(,\d{2,3})*,\d{3}|\d*)(\.\d*)?$/;

/** Longer texts are none. */
const MAX_LENGTH = 100;

/** Errors of spreadsheets, some with digits (`#DIV/0!`), and fractions. */
const UNREADABLE = /^#[A-Z]|[¼-¾⅐-⅞]/;

/** Powers of ten that are abbreviated so in any language. */
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

/** The longest of the powers that languages abbreviate. */
const MAX_POWER = 12;

/**
 * Creates a reader of `1,234.5`, `1 234,5 €`, `−3 %`, `(12)`, `12-`, `1.5k`, `2 Mio.`, `1.2E+06`, `12 (40 %)`, `٣٫٥`, `12[1]`.
 * The separator of the language decides only where both readings are possible. It returns null if the text contains no number,
 * or more than one.
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
    // The point of an abbreviation is none of the number: Rs.500
    const parts = /^(\D*?\p{L}[.,]|\D*?)([.,]?\d[\d.,]*)(\D*)$/u.exec(compact);
    if (!parts) return null;
    const [, before, digits, after] = parts as unknown as [string, string, string, string];
    const value = readDigits(digits, decimal, readPower(before, after, powers));
    return value !== null && isNegative(before, digits, after) ? -value : value;
  };
}

/** Digits, separators and the minus of all scripts as those of ASCII, without invisible characters. */
const normalize = (text: string): string =>
  text
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[−–]/g, '-');

/** The digits of a script follow each other, and those of another do not follow them directly. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** What the language appends to 1, 10, 100 thousand, and so on, with the power of ten that it stands for. */
function readPowers(formatTick: ChartOptions['formatTick']): Record<string, number> {
  const powers: Record<string, number> = {};
  for (let power = 3; power <= MAX_POWER; power++) {
    const text = normalize(formatTick(10 ** power));
    const word = readWord(text.replace(/^[\d.,\s]+/, ''));
    // Spanish writes thousands of millions: 10 mil M
    if (word) powers[word] ??= power - (text.replaceAll(/\D/g, '').length - 1);
  }
  return powers;
}

function readPower(before: string, after: string, powers: Readonly<Record<string, number>>): number {
  const word = readWord(after.trim());
  // Else meters or minutes: £2m
  return powers[word] ?? (word === 'm' && /\p{Sc}/u.test(before) ? 6 : 0);
}

/** Chinese and Japanese have a unit directly after it: 3万円 */
const readWord = (text: string): string => /^(\p{Script=Han}|[\p{L}\p{M}]+)/u.exec(text)?.[0] ?? '';

function readDigits(digits: string, decimal: string, power: number): number | null {
  const swapped = digits.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  const readings = decimal === '.' ? [digits, swapped] : [swapped, digits];
  const reading = readings.find((one) => NUMBER.test(one))?.replaceAll(',', '');
  return reading ? Number(`${reading}e${power}`) : null;
}

/** The hyphen of a word is no minus (`US-$ 5`), nor is that of a price (`12,-`). */
const isNegative = (before: string, digits: string, after: string): boolean =>
  /(^|[^\p{L}])-/u.test(before) ||
  (before.includes('(') && after.includes(')')) ||
  (after === '-' && /\d$/.test(digits));
