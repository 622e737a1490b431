// Titles, times and order of tracks.
import { createNumberFormat } from '../../core/i18n/number-format';

/** Speeds that a visitor can choose; 1 is normal. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const [MINUTE, HOUR] = [60, 3600];

/** `4:05` or `1:02:03`; empty for an unknown time. @param seconds fractions are cut off */
export function formatClock(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  const [hours, minutes, rest] = split(seconds);
  const tail = String(rest).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** `4 minutes 5 seconds` in the language. @param seconds fractions are cut off; unknown is zero */
export function formatSpoken(seconds: number, language: string): string {
  const [hours, minutes, rest] = split(Number.isFinite(seconds) ? seconds : 0);
  const unit = (value: number, name: string) =>
    createNumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  return [
    hours ? unit(hours, 'hour') : '',
    minutes ? unit(minutes, 'minute') : '',
    rest || (!hours && !minutes) ? unit(rest, 'second') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A title from the file name of an address: spaces may be written as `+`, `_` or `%20`. */
export function readFileTitle(url: string): string {
  const name = url
    .split(/[?#]/)[0]!
    .split('/')
    .at(-1)!
    .replace(/\.[a-z\d]{2,5}$/i, '');
  try {
    return decodeURIComponent(name).replace(/[+_]/g, ' ').trim();
  } catch {
    return name;
  }
}

/** Seconds from `data-duration-in-ms`; NaN if it is not a duration. */
export function readDuration(milliseconds: string | undefined): number {
  const value = Number(milliseconds) / 1000;
  return value > 0 ? value : Number.NaN;
}

/** The next play button for a key in a list of `count`; undefined for other keys and at the ends. */
export function getRowForKey(key: string, index: number, count: number): number | undefined {
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
  return next !== undefined && next >= 0 && next < count && next !== index ? next : undefined;
}

function split(seconds: number): [hours: number, minutes: number, seconds: number] {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
}
