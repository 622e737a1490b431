// Readers of untrusted JSON values, each with a safe default.

import { isRecord } from './is-record';

export { isRecord };

/** The value if it is an object; otherwise, null. */
export function readRecord(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null;
}

/** The value if it is an array; otherwise, an empty array. */
export function readArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A string, or a number as text, because templates print ids both ways; otherwise, empty. */
export function readString(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A finite number, given as a number or as text; otherwise, the fallback. */
export function readNumber(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** Whether the value is true or the text `true`. */
export function readBoolean(value: unknown): boolean {
  return value === true || value === 'true';
}
