// What do the printed attributes of an image mean? `1500x1000`, `top left`, and what templates print instead of them.

import { type Point, readPair } from '../point';
import { isRecord } from '../read';

/** In px; 0 where it is not known. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `1500x1000`, or `{ width, height }`; `1000` has an unknown height (ruling 7). null for what is none. */
export function readSize(value: unknown): Size | null {
  const [width, height = 0] = readPair(value, /[x×,]/i, ['width', 'height']);
  const isSize = width !== undefined && width > 0 && height >= 0;
  return isSize ? { width, height } : null;
}

/** `top`, `bottom right`, `left-top`, `center`, or `{ top: true }` as the point that is aligned (IMG-007). */
export function readAlignment(value: unknown): Point | null {
  const said = isRecord(value) ? Object.keys(value).filter((name) => value[name]) : [value];
  const words: readonly string[] = said.join(' ').toLowerCase().match(WORD) ?? [];
  if (words.length === 0 || words.some((word) => !SIDES.has(word))) return null;
  const along = (start: string, end: string) =>
    words.includes(start) === words.includes(end) ? 0.5 : words.includes(start) ? 0 : 1;
  return { x: along('left', 'right'), y: along('top', 'bottom') };
}

const WORD = /[a-z]+/g;
const SIDES = new Set(['top', 'bottom', 'left', 'right', 'center', 'centre', 'middle']);
