// Positions a box next to its anchor, in CSS px of the viewport. Pure. (DLG-017)
import type { Size } from './image-size';

/** Minimum distance in px between the box and the edges of the viewport (DLG-017). */
export const EDGE_MARGIN = 20;

export interface AnchoredPosition {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
}

/** Viewport coordinates, as in `DOMRect`. */
export type Rect = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/**
 * Centers the box above the anchor, or below it if there is more room there.
 * @param offset distance to the anchor in px
 */
export function positionAnchored(anchor: Rect, box: Size, window: Size, offset: number): AnchoredPosition {
  const available = {
    above: anchor.top - offset - EDGE_MARGIN,
    below: window.height - anchor.bottom - offset - EDGE_MARGIN,
  };
  const side = available.above >= box.height || available.above >= available.below ? 'above' : 'below';
  const top = side === 'above' ? anchor.top - offset - box.height : anchor.bottom + offset;
  const left = (anchor.left + anchor.right - box.width) / 2;
  return {
    left: clampToMargins(left, box.width, window.width),
    top: clampToMargins(top, box.height, window.height),
    side,
  };
}

/** Clamps a position to the margins. A box that is larger than the viewport is aligned to the start. */
const clampToMargins = (position: number, length: number, available: number): number =>
  Math.max(EDGE_MARGIN, Math.min(position, available - EDGE_MARGIN - length));
