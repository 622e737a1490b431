// How does the page hold still behind something modal, without moving sideways when its scrollbar goes?
import { useLayoutEffect } from 'react';

/** How many want the page to hold still; the first one locks, the last one unlocks. */
let holders = 0;
let unlock = () => {};

/** While mounted and `locked` the page does not scroll. */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    if (++holders === 1) unlock = lock(document.documentElement);
    return () => {
      if (--holders === 0) unlock();
    };
  }, [locked]);
}

function lock({ style, clientWidth }: HTMLElement): () => void {
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  // Where scrollbars take room, the room stays.
  const gutter = innerWidth > clientWidth ? 'stable' : before.scrollbarGutter;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: gutter });
  return () => void Object.assign(style, before);
}
