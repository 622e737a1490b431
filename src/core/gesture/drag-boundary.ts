// Limits how far a drag may move: freely, up to the ends, or beyond them with resistance.

/** `none`: follows the pointer; `hard`: stops at the end; `inertial`: moves past the end with growing resistance (GAL-103). */
export const BOUNDARIES = ['none', 'hard', 'inertial'] as const;
export type DragBoundary = (typeof BOUNDARIES)[number];

/** Share of the drag distance that is applied right past an end; it decreases from there. */
const RESISTANCE = 0.55;

/**
 * Applies the boundary to a drag position.
 * @param position in px
 * @param limits the ends of the range in px; `size` is the size of the dragged content in px, the asymptote of an
 * inertial overshoot
 */
export function applyBoundary(
  position: number,
  { min, max, size }: { readonly min: number; readonly max: number; readonly size: number },
  boundary: DragBoundary,
): number {
  const clamped = Math.min(max, Math.max(min, position));
  if (boundary === 'none') return position;
  if (boundary === 'hard' || size <= 0) return clamped;
  const overshoot = Math.abs(position - clamped);
  return clamped + Math.sign(position - clamped) * size * (1 - 1 / ((overshoot * RESISTANCE) / size + 1));
}
