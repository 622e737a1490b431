// A stored color: HSL values and the notation that the owner used.
import { type Hsl, hslToRgb, parseHex, rgbToHsl, toHex } from './rgb';

export const USER_FORMATS = ['hex', 'hsl', 'rgb'] as const;

export type UserFormat = (typeof USER_FORMATS)[number];

export interface ColorValue extends Hsl {
  readonly userFormat: UserFormat;
  /** 0 to 1; default 1. */
  readonly alpha?: number | undefined;
}

/** Receives the message about an invalid color. */
export type ReportError = (message: string) => void;

const logError: ReportError = (message) => console.error(message);

/** Whether the format is known and each number is in its range (PAL-004). */
export function isValidColorValue(value: unknown): value is ColorValue {
  const { userFormat, hue, saturation, lightness, alpha = 1 } = Object(value) as Partial<ColorValue>;
  return (
    USER_FORMATS.some((format) => format === userFormat) &&
    isWithin(hue, 360) &&
    isWithin(saturation, 100) &&
    isWithin(lightness, 100) &&
    isWithin(alpha, 1)
  );
}

const isWithin = (value: unknown, max: number): boolean =>
  typeof value === 'number' && value >= 0 && value <= max;

/**
 * Formats a color in the owner's notation.
 * @returns undefined, after reporting an error, if the color is invalid, or translucent with hexadecimal notation
 */
export function stringifyColor(value: unknown, report: ReportError = logError): string | undefined {
  if (!isValidColorValue(value)) {
    report(`Invalid color: ${JSON.stringify(value)}.`);
    return undefined;
  }
  const { userFormat, alpha = 1 } = value;
  if (userFormat !== 'hex') return stringifyFunction(value, userFormat, alpha);
  if (alpha === 1) return toHex(hslToRgb(value));
  report(`A color in hexadecimal notation must have alpha 1, not ${alpha}.`);
  return undefined;
}

function stringifyFunction(value: ColorValue, userFormat: 'hsl' | 'rgb', alpha: number): string {
  const { hue, saturation, lightness } = value;
  const channels =
    userFormat === 'rgb'
      ? hslToRgb(value).join(', ')
      : `${trim(hue)}, ${trim(saturation)}%, ${trim(lightness)}%`;
  return alpha === 1 ? `${userFormat}(${channels})` : `${userFormat}a(${channels}, ${trim(alpha)})`;
}

const trim = (value: number): number => Number(value.toFixed(3));

/**
 * Parses `#rgb`, `#rrggbb`, `rgb()`, `rgba()`, `hsl()` and `hsla()`.
 * @returns undefined, after reporting an error, for any other text and for numbers that are out of range
 */
export function parseColor(text: string, report: ReportError = logError): ColorValue | undefined {
  const rgb = parseHex(text);
  const value = rgb ? { userFormat: 'hex' as const, ...rgbToHsl(rgb), alpha: 1 } : parseFunction(text);
  if (isValidColorValue(value)) return value;
  report(`Invalid color: ${JSON.stringify(text)}.`);
  return undefined;
}

function parseFunction(text: string): ColorValue | undefined {
  const [, name, list = ''] = /^\s*(rgb|hsl)a?\(([^)]*)\)\s*$/i.exec(text) ?? [];
  const parts = list.split(/[\s,/]+/).filter(Boolean);
  const [first, second, third, alpha = 1] = parts.map((part, index) => parsePart(part, index === 3));
  if (parts.length > 4 || first === undefined || second === undefined || third === undefined)
    return undefined;
  if (name?.toLowerCase() === 'hsl') {
    return { userFormat: 'hsl', hue: first, saturation: second, lightness: third, alpha };
  }
  if (![first, second, third].every((channel) => isWithin(channel, 255))) return undefined;
  const rgb = [Math.round(first), Math.round(second), Math.round(third)] as const;
  return { userFormat: 'rgb', ...rgbToHsl(rgb), alpha };
}

function parsePart(part: string, isAlpha: boolean): number {
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:%|deg)?$/i.test(part) ? Number.parseFloat(part) : Number.NaN;
  return isAlpha && part.endsWith('%') ? number / 100 : number;
}
