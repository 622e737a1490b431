// How far may a drag go?

/** `none`: as far as the finger; `hard`: not beyond the end; `inertial`: beyond it with growing resistance. */
export const BOUNDARIES = ['none', 'hard', 'inertial'] as const;
export type DragBoundary = (typeof BOUNDARIES)[number];

/** The share of the way beyond an end that is left at its beginning. */
const RESISTANCE = 0.55;

/** One of the three words; anything else is rejected with undefined (GAL-103). */
export const readBoundary = (value: unknown): DragBoundary | undefined =>
  BOUNDARIES.find((boundary) => boundary === value);

/** Where a drag stands. @param size of what is dragged, in px: beyond an end it never gets as far as that */
export function applyBoundary(
  at: number,
  { min, max, size }: { readonly min: number; readonly max: number; readonly size: number },
  boundary: DragBoundary,
): number {
  const inside = Math.min(max, Math.max(min, at));
  if (boundary === 'none') return at;
  if (boundary === 'hard' || size <= 0) return inside;
  const over = Math.abs(at - inside);
  return inside + Math.sign(at - inside) * size * (1 - 1 / ((over * RESISTANCE) / size + 1));
}
