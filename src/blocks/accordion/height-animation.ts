// Animates the height of a box between two states.

/** ACC-002. */
const DURATION_MS = 250;

/**
 * Sets the new state and animates from the height before to the height after.
 * @param setOpen applies a state without animation; a closing box is closed at the end
 * @returns undefined if nothing moves: reduced motion, or a box that is not rendered
 */
export function animateHeight(
  box: HTMLElement,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): Animation | undefined {
  const measure = () => box.getBoundingClientRect().height;
  const from = measure();
  setOpen(isOpen);
  const to = measure();
  if (from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  if (!isOpen) setOpen(true);
  const fixed = { boxSizing: 'border-box', overflow: 'clip', minBlockSize: '0' };
  const animation = box.animate(
    [
      { ...fixed, height: `${from}px` },
      { ...fixed, height: `${to}px` },
    ],
    { duration: DURATION_MS, easing: 'ease' },
  );
  if (!isOpen) animation.onfinish = () => setOpen(false);
  return animation;
}
