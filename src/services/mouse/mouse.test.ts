import { expect, it } from 'vitest';
import type { Point } from '../../core/point';
import { createStore } from '../../core/store';
import type { SessionState } from '../shared/ports';
import { createMouse, MOUSE_RING_DIAMETER } from './mouse';

function start(signedIn: boolean) {
  const ears = new Set<(at: Point) => void>();
  const rings: number[] = [];
  const page = {
    onPointerMove(listener: (at: Point) => void) {
      ears.add(listener);
      return () => void ears.delete(listener);
    },
    showPointerRing(diameter: number) {
      rings.push(diameter);
      return () => void rings.pop();
    },
  };
  const out = { signedIn: false, roles: [] } as unknown as SessionState;
  const session = createStore<SessionState>({ ...out, signedIn });
  const move = (x: number, y: number) => {
    for (const tell of ears) tell({ x, y });
  };
  return { session, out, move, rings, ears, mouse: createMouse({ page, session }) };
}

it('is tracked for signed-in users [CTX-019]', () => {
  const { mouse, move } = start(true);
  expect(mouse.position.get()).toBeNull();
  move(3, 4);
  expect(mouse.position.get()).toEqual({ x: 3, y: 4 });
});

it('is not tracked for other visitors, or after signing out [CTX-019]', () => {
  const stranger = start(false);
  expect(stranger.ears.size).toBe(0);
  stranger.mouse.showRing();
  expect(stranger.rings).toEqual([]);
  const { mouse, move, session, out, ears, rings } = start(true);
  mouse.showRing();
  move(3, 4);
  session.set(out);
  expect([mouse.position.get(), ears.size, rings.length]).toEqual([null, 0, 0]);
  session.set({ ...out, signedIn: true });
  expect(ears.size).toBe(1);
  mouse.stop();
  expect(ears.size).toBe(0);
});

it('is highlighted with a ring of 50 px for debugging [CTX-020]', () => {
  const { mouse, rings } = start(true);
  const end = mouse.showRing();
  expect([rings, MOUSE_RING_DIAMETER]).toEqual([[50], 50]);
  end();
  end();
  expect(rings).toEqual([]);
});
