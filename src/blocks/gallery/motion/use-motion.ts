// State of the transition between slides, as rendered and as of now.
import { useLayoutEffect, useRef, useState } from 'react';
import type { ActiveTransition, MotionState } from '../gallery.types';

/** @param isAnimated whether the design animates changes and the visitor allows motion */
export function useMotion(isAnimated: boolean): MotionState {
  const current = useRef({ transition: null as ActiveTransition | null, isDragging: false });
  const released = useRef<ActiveTransition | null>(null);
  const [rendered, setRendered] = useState(current.current);
  const update = (change: Partial<typeof rendered>) => {
    current.current = { ...current.current, ...change };
    setRendered(current.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only if animation is turned off
  useLayoutEffect(() => {
    if (!isAnimated && current.current.transition) update({ transition: null });
  }, [isAnimated]);

  const transition = isAnimated ? rendered.transition : null;
  return {
    transition,
    inMotion: transition !== null || rendered.isDragging,
    isInMotion: () => current.current.transition !== null || current.current.isDragging,
    isReleased: () => released.current !== null && released.current === current.current.transition,
    release(transition) {
      released.current = transition;
    },
    start: (next) => isAnimated && update({ transition: next }),
    finish: (finished) => finished === current.current.transition && update({ transition: null }),
    setDragging: (isDragging) => isDragging !== current.current.isDragging && update({ isDragging }),
  };
}
