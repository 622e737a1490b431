// Focal points as fractions of width and height.
import { isRecord } from './read';

/** Coordinates from 0 (left, top) to 1 (right, bottom). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CENTER: Point = { x: 0.5, y: 0.5 };

/** Parses `0.2,0.9` or `{ x, y }`; null for anything else, such as a point outside the image. */
export function readPoint(value: unknown): Point | null {
  const [x = -1, y = -1] = readPair(value, /,/, ['x', 'y']);
  const isInside = x >= 0 && x <= 1 && y >= 0 && y <= 1;
  return isInside ? { x, y } : null;
}

/** Formats a point for `object-position` and similar properties: `20% 90%`. */
export const toPercent = ({ x, y }: Point): string => `${round(x)}% ${round(y)}%`;

const round = (share: number): number => Math.round(share * 10_000) / 100;

/** One or two numbers from a text, an array or an object; empty for any other value. */
export function readPair(value: unknown, separator: RegExp, [first, second]: [string, string]): number[] {
  const parts = isRecord(value) ? [value[first], value[second]] : splitParts(value, separator);
  const present = parts.filter((part) => part !== undefined && part !== '');
  const numbers = present.map((part) => Number.parseFloat(String(part)));
  return numbers.length <= 2 && numbers.every(Number.isFinite) ? numbers : [];
}

const splitParts = (value: unknown, separator: RegExp): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? value.split(separator) : [value];
