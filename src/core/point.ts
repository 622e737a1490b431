// Focal points as fractions of width and height.
import { isRecord } from './read';

/** From 0 (left, top) to 1 (right, bottom). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CENTER: Point = { x: 0.5, y: 0.5 };

/** Parses `0.2,0.9` or `{ x, y }`; null for anything else, such as a point outside of the image. */
export function readPoint(value: unknown): Point | null {
  const [x = -1, y = -1] = readPair(value, /,/, ['x', 'y']);
  const inside = x >= 0 && x <= 1 && y >= 0 && y <= 1;
  return inside ? { x, y } : null;
}

/** Formats a point for `object-position` and similar properties: `20% 90%`. */
export const toPercent = ({ x, y }: Point): string => `${round(x)}% ${round(y)}%`;

const round = (share: number): number => Math.round(share * 10_000) / 100;

/** One or two numbers from a text, an array or an object; empty for any other value. */
export function readPair(value: unknown, between: RegExp, [first, second]: [string, string]): number[] {
  const parts = isRecord(value) ? [value[first], value[second]] : partsOf(value, between);
  const written = parts.filter((part) => part !== undefined && part !== '');
  const numbers = written.map((part) => Number.parseFloat(String(part)));
  return numbers.length <= 2 && numbers.every(Number.isFinite) ? numbers : [];
}

const partsOf = (value: unknown, between: RegExp): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? value.split(between) : [value];
