// Animates the height of an item between two states.
import { isMotionReduced } from '../../kit/behavior/reduced-motion';
import type { AccordionItem } from './accordion.content';

/**
 * Opens or closes the item and animates from the height before to the height after. A closing item is open until the
 * animation has finished; the caller closes it then.
 * @returns undefined if nothing moves: reduced motion, or a box that is not rendered
 */
export function animateHeight({ box, state }: AccordionItem, isOpen: boolean): Animation | undefined {
  const before = box.offsetHeight;
  state.open = isOpen;
  const after = box.offsetHeight;
  if (before === after || isMotionReduced()) return undefined;
  state.open = true;
  return box.animate(
    [before, after].map((height) => ({ height: `${height}px`, boxSizing: 'border-box', overflow: 'clip' })),
    // ACC-002.
    { duration: 250, easing: 'ease' },
  );
}
