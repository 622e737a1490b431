// What do the printed attributes of an image mean? `1500x1000`, `0.2,0.9`, `top left`, and what templates print instead.

/** In px; 0 where it is not known. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** From 0 (left, top) to 1 (right, bottom). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: Point = { x: 0.5, y: 0.5 };

/** `1500x1000`, or `{ width, height }`; `1000` has an unknown height (ruling 7). null for what is none. */
export function readSize(value: unknown): Size | null {
  const [width, height = 0] = pair(value, /[x×,]/i, ['width', 'height']);
  const isSize = width !== undefined && width > 0 && height >= 0;
  return isSize ? { width, height } : null;
}

/** `0.2,0.9`, or `{ x, y }` (IMG-003). null for what is none: `,`, a point outside, words. */
export function readPoint(value: unknown): Point | null {
  const [x = -1, y = -1] = pair(value, /,/, ['x', 'y']);
  const inside = x >= 0 && x <= 1 && y >= 0 && y <= 1;
  return inside ? { x, y } : null;
}

/** `top`, `bottom right`, `left-top`, `center`, or `{ top: true }` as the point that is aligned (IMG-007). */
export function readAlignment(value: unknown): Point | null {
  const said = isObject(value) ? Object.keys(value).filter((name) => value[name]) : [value];
  const words: readonly string[] = said.join(' ').toLowerCase().match(WORD) ?? [];
  if (words.length === 0 || words.some((word) => !SIDES.has(word))) return null;
  const along = (start: string, end: string) =>
    words.includes(start) === words.includes(end) ? 0.5 : words.includes(start) ? 0 : 1;
  return { x: along('left', 'right'), y: along('top', 'bottom') };
}

const WORD = /[a-z]+/g;
const SIDES = new Set(['top', 'bottom', 'left', 'right', 'center', 'centre', 'middle']);

/** One or two numbers in a text, an array or an object; none where something else stands. */
function pair(value: unknown, between: RegExp, [first, second]: [string, string]): number[] {
  const parts = isObject(value) ? [value[first], value[second]] : partsOf(value, between);
  const written = parts.filter((part) => part !== undefined && part !== '');
  const numbers = written.map((part) => Number.parseFloat(String(part)));
  return numbers.length <= 2 && numbers.every(Number.isFinite) ? numbers : [];
}

const partsOf = (value: unknown, between: RegExp): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? value.split(between) : [value];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
