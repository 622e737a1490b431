// How far may a drag go, and where does it come to rest?

/** `none`: as far as the finger; `hard`: not beyond the end; `inertial`: beyond it with growing resistance. */
export const BOUNDARIES = ['none', 'hard', 'inertial'] as const;
export type Boundary = (typeof BOUNDARIES)[number];

/** A part of the size, above 0 and up to 1, or nowhere in particular. */
export type SnapPoints = number | 'none';

/** The share of the way beyond an end that is left at its beginning. */
const RESISTANCE = 0.55;

/** One of the three words; anything else is rejected with undefined (GAL-103). */
export const readBoundary = (value: unknown): Boundary | undefined =>
  BOUNDARIES.find((boundary) => boundary === value);

/** `50%` or `none`; anything else is rejected with undefined (GAL-104). */
export function readSnapPoints(value: unknown): SnapPoints | undefined {
  if (value === 'none') return 'none';
  const percent = typeof value === 'string' ? /^(\d+(?:\.\d+)?)%$/.exec(value.trim())?.[1] : undefined;
  const share = Number(percent) / 100;
  return share > 0 && share <= 1 ? share : undefined;
}

/** Where a drag stands. @param size of what is dragged, in px: beyond an end it never gets as far as that */
export function bounded(
  at: number,
  { min, max, size }: { readonly min: number; readonly max: number; readonly size: number },
  boundary: Boundary,
): number {
  const inside = Math.min(max, Math.max(min, at));
  if (boundary === 'none') return at;
  if (boundary === 'hard' || size <= 0) return inside;
  const over = Math.abs(at - inside);
  return inside + Math.sign(at - inside) * size * (1 - 1 / ((over * RESISTANCE) / size + 1));
}

/** The nearest point at which it may rest. */
export function snapped(at: number, size: number, points: SnapPoints): number {
  const gap = points === 'none' ? 0 : points * size;
  return gap > 0 ? Math.round(at / gap) * gap : at;
}
