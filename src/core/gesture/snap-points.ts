// Where does a swipe come to rest?

/** A part of the size, above 0 and up to 1, or nowhere in particular. */
export type SnapPoints = number | 'none';

/** `50%` or `none`; anything else is rejected with undefined (GAL-104). */
export function readSnapPoints(value: unknown): SnapPoints | undefined {
  if (value === 'none') return 'none';
  const percent = typeof value === 'string' ? /^(\d+(?:\.\d+)?)%$/.exec(value.trim())?.[1] : undefined;
  const share = Number(percent) / 100;
  return share > 0 && share <= 1 ? share : undefined;
}

/** The nearest point at which it may rest. */
export function snapToPoint(at: number, size: number, points: SnapPoints): number {
  const gap = points === 'none' ? 0 : points * size;
  return gap > 0 ? Math.round(at / gap) * gap : at;
}
