import { expect, it } from 'vitest';
import type { Point } from '../../core/focal-point';
import { createStore } from '../../core/store';
import type { SessionState } from '../shared/ports';
import { createMouse, MOUSE_RING_DIAMETER } from './mouse';

function start(signedIn: boolean) {
  const listeners = new Set<(at: Point) => void>();
  const rings: number[] = [];
  const page = {
    onPointerMove(listener: (at: Point) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    showPointerRing(diameter: number) {
      rings.push(diameter);
      return () => void rings.pop();
    },
  };
  const signedOut = { signedIn: false, roles: [] } as unknown as SessionState;
  const session = createStore<SessionState>({ ...signedOut, signedIn });
  const move = (x: number, y: number) => {
    for (const listener of listeners) listener({ x, y });
  };
  return { session, signedOut, move, rings, listeners, mouse: createMouse({ page, session }) };
}

it('the mouse position is tracked for signed-in users [CTX-019]', () => {
  const { mouse, move } = start(true);
  expect(mouse.position.get()).toBeNull();
  move(3, 4);
  expect(mouse.position.get()).toEqual({ x: 3, y: 4 });
});

it('the mouse position is not tracked for other visitors, or after signing out [CTX-019]', () => {
  const visitor = start(false);
  expect(visitor.listeners.size).toBe(0);
  visitor.mouse.showRing();
  expect(visitor.rings).toEqual([]);
  const { mouse, move, session, signedOut, listeners, rings } = start(true);
  mouse.showRing();
  move(3, 4);
  session.set(signedOut);
  expect([mouse.position.get(), listeners.size, rings.length]).toEqual([null, 0, 0]);
  session.set({ ...signedOut, signedIn: true });
  expect(listeners.size).toBe(1);
  mouse.stop();
  expect(listeners.size).toBe(0);
});

it('the mouse position is highlighted with a ring of 50 px for debugging [CTX-020]', () => {
  const { mouse, rings } = start(true);
  const removeRing = mouse.showRing();
  expect([rings, MOUSE_RING_DIAMETER]).toEqual([[50], 50]);
  removeRing();
  removeRing();
  expect(rings).toEqual([]);
});
