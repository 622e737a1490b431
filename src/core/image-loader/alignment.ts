// Which sides does a whole image touch? `top left`, in any order and spelling.
import type { Point } from '../point';
import { isRecord } from '../read';

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
