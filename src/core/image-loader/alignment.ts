// Parses the alignment of an image inside its box: `top left`, in any order and spelling.
import type { Point } from '../focal-point';
import { isRecord } from '../read';

/** Parses `top`, `bottom right`, `left-top`, `center` or `{ top: true }` into the aligned point (IMG-007). */
export function readAlignment(value: unknown): Point | null {
  const names = isRecord(value) ? Object.keys(value).filter((name) => value[name]) : [value];
  const sides: readonly string[] = names.join(' ').toLowerCase().match(WORD) ?? [];
  if (sides.length === 0 || sides.some((side) => !SIDES.has(side))) return null;
  const along = (start: string, end: string) =>
    sides.includes(start) === sides.includes(end) ? 0.5 : sides.includes(start) ? 0 : 1;
  return { x: along('left', 'right'), y: along('top', 'bottom') };
}

const WORD = /[a-z]+/g;
const SIDES = new Set(['top', 'bottom', 'left', 'right', 'center', 'centre', 'middle']);
