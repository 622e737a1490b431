// Pointer position for editing tools, tracked for signed-in users only.
import type { Point } from '../../core/point';
import { createStore, type Store } from '../../core/store';
import type { Page } from '../page/page';
import type { SessionState } from '../ports';

export interface Mouse {
  /** In CSS pixels of the window; null before it has moved, and always for who is not signed in (CTX-019). */
  readonly position: Store<Point | null>;
  /** Shows where it is, for debugging; nothing for who is not signed in. @returns how to end that */
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
  let end: (() => void) | undefined;

  const forget = () => {
    end?.();
    end = undefined;
    position.set(null);
    for (const remove of rings) remove();
    rings.clear();
  };
  const follow = ({ signedIn }: SessionState) => {
    if (!signedIn) forget();
    else end ??= page.onPointerMove(position.set);
  };
  const leave = session.subscribe(follow);
  follow(session.get());
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
      leave();
      forget();
    },
  };
}
