// Snap points of a swipe: parsing, and the nearest point to a position.

/** Distance between two snap points as a share of the size (above 0, up to 1), or `none` for no snapping. */
export type SnapPoints = number | 'none';

/** Parses `50%` or `none`; returns undefined for any other value (GAL-104). */
export function readSnapPoints(value: unknown): SnapPoints | undefined {
  if (value === 'none') return 'none';
  const percent = typeof value === 'string' ? /^(\d+(?:\.\d+)?)%$/.exec(value.trim())?.[1] : undefined;
  const share = Number(percent) / 100;
  return share > 0 && share <= 1 ? share : undefined;
}

/** The snap point nearest to a position. Both values in px. */
export function snapToPoint(position: number, size: number, points: SnapPoints): number {
  const interval = points === 'none' ? 0 : points * size;
  return interval > 0 ? Math.round(position / interval) * interval : position;
}
