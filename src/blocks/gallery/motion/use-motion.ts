// Is a change of slides under way? Known at once to whoever asks, and drawn.
import { useLayoutEffect, useRef, useState } from 'react';
import type { Reason } from '../gallery.contract';
import type { Way } from './motion.model';

/** A change from one slide to another. */
export interface Motion {
  /** Key of the slide that leaves. */
  readonly from: string | undefined;
  readonly way: Way;
  readonly reason: Reason;
}

export interface Moving {
  /** The change that has to be shown, or is being shown. */
  readonly motion: Motion | null;
  /** Is a change being shown, or a finger on it? */
  readonly inMotion: boolean;
  /** The same for right now, also between two drawings. */
  isMoving(): boolean;
  start(motion: Motion): void;
  arrived(motion: Motion): void;
  /** A finger takes hold of the slides, or lets go. */
  hold(on: boolean): void;
}

/** @param animates does the design show changes as a movement, and does the visitor want that? */
export function useMotion(animates: boolean): Moving {
  const now = useRef({ motion: null as Motion | null, held: false });
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
    isMoving: () => now.current.motion !== null || now.current.held,
    start: (next) => animates && change({ motion: next }),
    arrived: (past) => past === now.current.motion && change({ motion: null }),
    hold: (held) => held !== now.current.held && change({ held }),
  };
}
