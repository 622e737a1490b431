// Prevents scrolling of the page behind a modal, without a layout shift when the scrollbar disappears.
import { useEffect } from 'react';

/** Number of active locks: the first one locks the page, the last one unlocks it. */
let lockCount = 0;
let unlock = () => {};

/** Locks scrolling while mounted and `isLocked`. Call it after `useModal` to measure the same layout without forcing another. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    if (++lockCount === 1) unlock = lock(document.documentElement);
    return () => {
      if (--lockCount === 0) unlock();
    };
  }, [isLocked]);
}

function lock({ style, clientWidth }: HTMLElement): () => void {
  const original = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  // Reserves the space of a classic scrollbar.
  const gutter = innerWidth > clientWidth ? 'stable' : original.scrollbarGutter;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: gutter });
  return () => void Object.assign(style, original);
}
