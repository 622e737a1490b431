// Image dimensions as printed by templates.
import { readPair } from './focal-point';

/** Size in px; 0 if unknown. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Parses `1500x1000` or `{ width, height }`; `1000` has an unknown height (ruling 7). Returns null if invalid. */
export function readSize(value: unknown): Size | null {
  const [width, height = 0] = readPair(value, /[x×,]/i, ['width', 'height']);
  const isSize = width !== undefined && width > 0 && height >= 0;
  return isSize ? { width, height } : null;
}
