import { describe, expect, it } from 'vitest';
import { createGestureState, type GestureState, pointerDown, pointerMove, pointerUp } from './gesture.model';

const bounds = {
  viewport: { width: 400, height: 800 },
  content: { width: 400, height: 300 },
  maxScale: 4,
  hasLeft: true,
  hasRight: true,
};
const ZOOMED = { scale: 2, x: 0, y: 0 };

/** Moves one pointer through these points, `ms` apart, and releases it. */
function drag(points: readonly [number, number][], ms: number, start: GestureState = createGestureState()) {
  const samples = points.map(([x, y], index) => ({ x, y, time: index * ms }));
  let during = pointerDown(start, 1, samples[0]!);
  for (const sample of samples) during = pointerMove(during, 1, sample, bounds);
  return { during, ...pointerUp(during, 1, samples.at(-1)!, bounds) };
}

/** Points along one axis. */
const alongX = (...values: number[]) => values.map((x): [number, number] => [x, 0]);
const alongY = (...values: number[]) => values.map((y): [number, number] => [0, y]);

describe('one pointer', () => {
  it('swipes to the item on the other side by speed or distance', () => {
    const left = drag(alongX(0, -30, -70), 60);
    expect([left.during.trackOffset, left.result]).toEqual([-70, 'right']);
    expect(drag(alongX(0, 30, 70), 60).result).toBe('left');
    expect(drag(alongX(0, -150, -210, -210, -210, -210, -210), 300).result).toBe('right');
    expect(drag(alongX(0, -60, -60, -60, -60, -60), 300).result).toBe('none');
  });
  it('closes with a downward pull but not with a short or upward one', () => {
    const slow = drag(alongY(0, 100, 200), 500);
    expect([slow.during.mode, slow.during.pullOffset, slow.result]).toEqual(['pull', 200, 'close']);
    expect(drag(alongY(0, 20, 60), 30).result).toBe('close');
    expect(drag(alongY(0, 60, 60, 60), 300).result).toBe('none');
    const up = drag(alongY(0, -200, -300), 30);
    expect(up.during.pullOffset).toBeGreaterThan(-150);
    expect(up.result).toBe('none');
  });
  it('clicks when it hardly moves', () => {
    expect(drag([...alongX(0), [3, 3]], 50).state.hasMoved).toBe(false);
    expect(drag(alongX(0, 10), 50).state.hasMoved).toBe(true);
  });
  it('pans a zoomed image with inertia up to its edge', () => {
    const pan = drag(alongX(0, 50, 100), 20, createGestureState(ZOOMED));
    expect([pan.during.mode, pan.during.transform.x, pan.result]).toEqual(['pan', 100, 'none']);
    expect(pan.state.transform.x).toBe(200);
  });
  it('swipes from the edge of a zoomed image', () => {
    const edge = drag(alongX(0, 40, 80), 20, createGestureState({ ...ZOOMED, x: 200 }));
    expect([edge.during.mode, edge.result]).toEqual(['swipe', 'left']);
  });
  it('continues a swipe from the offset of a track in motion', () => {
    const caught = pointerDown(createGestureState(), 1, { x: 0, y: 0, time: 0 }, -120);
    expect([caught.mode, caught.trackOffset]).toEqual(['swipe', -120]);
    expect(pointerMove(caught, 1, { x: -30, y: 0, time: 20 }, bounds).trackOffset).toBe(-150);
  });
  it('meets resistance at the ends of the track', () => {
    const pressed = pointerDown(createGestureState(), 1, { x: 0, y: 0, time: 0 });
    const { trackOffset } = pointerMove(
      pressed,
      1,
      { x: -200, y: 0, time: 100 },
      { ...bounds, hasRight: false },
    );
    expect(trackOffset).toBeLessThan(0);
    expect(trackOffset).toBeGreaterThan(-100);
  });
});

describe('two pointers', () => {
  const pinch = (to: number) => {
    let state = pointerDown(createGestureState(), 1, { x: -50, y: 0, time: 0 });
    state = pointerDown(state, 2, { x: 50, y: 0, time: 10 });
    state = pointerMove(state, 1, { x: -to, y: 0, time: 50 }, bounds);
    return pointerMove(state, 2, { x: to, y: 0, time: 50 }, bounds);
  };
  it('zoom, and the remaining one pans', () => {
    const zoomed = pinch(100);
    expect([zoomed.mode, zoomed.transform.scale]).toEqual(['pinch', 2]);
    const remaining = pointerUp(zoomed, 1, { x: -100, y: 0, time: 60 }, bounds).state;
    expect(remaining.mode).toBe('pan');
    const { state, result } = pointerUp(remaining, 2, { x: 100, y: 0, time: 90 }, bounds);
    expect([state.mode, state.transform.scale, result, state.hasMoved]).toEqual(['rest', 2, 'none', true]);
  });
  it('close with a small scale and reset the scale otherwise', () => {
    const lift = (state: GestureState) =>
      pointerUp(state, 1, { x: -state.transform.scale, y: 0, time: 60 }, bounds);
    expect(lift(pinch(5)).result).toBe('close');
    const { state, result } = pointerUp(pinch(45), 1, { x: -45, y: 0, time: 60 }, bounds);
    expect([result, state.mode, state.transform]).toEqual(['none', 'rest', { scale: 1, x: 0, y: 0 }]);
    expect(pointerUp(state, 2, { x: 200, y: 0, time: 70 }, bounds).result).toBe('none');
  });
  it('ignore a third one', () => {
    const state = pinch(100);
    expect(pointerDown(state, 3, { x: 0, y: 0, time: 60 })).toBe(state);
    expect(pointerUp(state, 3, { x: 0, y: 0, time: 70 }, bounds).state).toBe(state);
  });
});
