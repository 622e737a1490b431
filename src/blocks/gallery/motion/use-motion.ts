// Is a change of slides under way? Known at once to whoever asks, and drawn.
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeReason } from '../gallery.contract';
import type { MotionDirection } from './motion.model';

/** A change from one slide to another. */
export interface ActiveTransition {
  /** Key of the slide that leaves. */
  readonly fromKey: string | undefined;
  readonly way: MotionDirection;
  readonly reason: ChangeReason;
}

export interface MotionState {
  /** The change that has to be shown, or is being shown. */
  readonly motion: ActiveTransition | null;
  /** Is a change being shown, or a finger on it? */
  readonly inMotion: boolean;
  /** The same for right now, also between two drawings. */
  isInMotion(): boolean;
  start(motion: ActiveTransition): void;
  finish(motion: ActiveTransition): void;
  /** A finger takes hold of the slides, or lets go. */
  setDragging(on: boolean): void;
}

/** @param animates does the design show changes as a movement, and does the visitor want that? */
export function useMotion(animates: boolean): MotionState {
  const now = useRef({ motion: null as ActiveTransition | null, held: false });
  const [drawn, draw] = useState(now.current);
  const change = (next: Partial<typeof drawn>) => {
    now.current = { ...now.current, ...next };
    draw(now.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the design or the visitor's wish changes
  useLayoutEffect(() => {
    if (!animates && now.current.motion) change({ motion: null });
  }, [animates]);

  const motion = animates ? drawn.motion : null;
  return {
    motion,
    inMotion: motion !== null || drawn.held,
    isInMotion: () => now.current.motion !== null || now.current.held,
    start: (next) => animates && change({ motion: next }),
    finish: (past) => past === now.current.motion && change({ motion: null }),
    setDragging: (held) => held !== now.current.held && change({ held }),
  };
}
