// Pointer position for editing tools, tracked for signed-in users only.
import type { Point } from '../../core/focal-point';
import { createStore, type Store } from '../../core/store';
import type { Page } from '../page/page';
import type { SessionState } from '../shared/ports';

export interface Mouse {
  /**
   * Position in CSS px of the viewport; null before the pointer has moved, and always for signed-out visitors
   * (CTX-019).
   */
  readonly position: Store<Point | null>;
  /** Highlights the pointer for debugging, for signed-in users only. @returns a function that removes the highlight */
  showRing(): () => void;
  stop(): void;
}

export interface MouseDeps {
  readonly page: Pick<Page, 'onPointerMove' | 'showPointerRing'>;
  readonly session: Store<SessionState>;
}

/** Diameter in px (CTX-020). */
export const MOUSE_RING_DIAMETER = 50;

export function createMouse({ page, session }: MouseDeps): Mouse {
  const position = createStore<Point | null>(null);
  const rings = new Set<() => void>();
  let stopTracking: (() => void) | undefined;

  const reset = () => {
    stopTracking?.();
    stopTracking = undefined;
    position.set(null);
    for (const remove of rings) remove();
    rings.clear();
  };
  const applySession = ({ signedIn }: SessionState) => {
    if (!signedIn) reset();
    else stopTracking ??= page.onPointerMove(position.set);
  };
  const unsubscribe = session.subscribe(applySession);
  applySession(session.get());
  return {
    position,
    showRing() {
      if (!session.get().signedIn) return () => {};
      const remove = page.showPointerRing(MOUSE_RING_DIAMETER);
      rings.add(remove);
      return () => {
        if (rings.delete(remove)) remove();
      };
    },
    stop() {
      unsubscribe();
      reset();
    },
  };
}
