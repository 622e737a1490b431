import { describe, expect, it } from 'vitest';
import { createGestureState, type GestureState, pointerDown, pointerMove, pointerUp } from './gesture.model';

const scene = {
  room: { width: 400, height: 800 },
  picture: { width: 400, height: 300 },
  max: 4,
  left: true,
  right: true,
};
const ZOOMED = { scale: 2, x: 0, y: 0 };

/** A finger goes from place to place; each stretch takes `ms`. */
function swipe(places: readonly [number, number][], ms: number, start: GestureState = createGestureState()) {
  const at = ([x, y]: readonly [number, number], index: number) => ({ x, y, time: index * ms });
  let hand = pointerDown(start, 1, at(places[0]!, 0));
  for (const [index, place] of places.entries()) hand = pointerMove(hand, 1, at(place, index), scene);
  return { during: hand, ...pointerUp(hand, 1, at(places.at(-1)!, places.length - 1), scene) };
}

describe('one finger', () => {
  it('swipes to the picture on the other side, quickly or far', () => {
    const quick = swipe(
      [
        [0, 0],
        [-30, 2],
        [-70, 4],
      ],
      60,
    );
    expect([quick.during.swiped, quick.outcome]).toEqual([-70, 'right']);
    expect(
      swipe(
        [
          [0, 0],
          [30, 2],
          [70, 4],
        ],
        60,
      ).outcome,
    ).toBe('left');
    expect(
      swipe(
        [
          [0, 0],
          [-150, 0],
          [-210, 0],
          [-210, 0],
          [-210, 0],
          [-210, 0],
          [-210, 0],
        ],
        300,
      ).outcome,
    ).toBe('right');
    expect(
      swipe(
        [
          [0, 0],
          [-60, 0],
          [-60, 0],
          [-60, 0],
          [-60, 0],
          [-60, 0],
        ],
        300,
      ).outcome,
    ).toBe('none');
  });
  it('pulls down to close; a little or upwards it does not', () => {
    const pull = swipe(
      [
        [0, 0],
        [2, 100],
        [4, 200],
      ],
      500,
    );
    expect([pull.during.mode, pull.during.pulled, pull.outcome]).toEqual(['pull', 200, 'close']);
    expect(
      swipe(
        [
          [0, 0],
          [0, 20],
          [0, 60],
        ],
        30,
      ).outcome,
    ).toBe('close');
    expect(
      swipe(
        [
          [0, 0],
          [0, 60],
          [0, 60],
          [0, 60],
        ],
        300,
      ).outcome,
    ).toBe('none');
    const up = swipe(
      [
        [0, 0],
        [0, -200],
        [0, -300],
      ],
      30,
    );
    expect(up.during.pulled).toBeGreaterThan(-150);
    expect(up.outcome).toBe('none');
  });
  it('that hardly moves has clicked', () => {
    expect(
      swipe(
        [
          [0, 0],
          [3, 3],
        ],
        50,
      ).hand.moved,
    ).toBe(false);
    expect(
      swipe(
        [
          [0, 0],
          [10, 0],
        ],
        50,
      ).hand.moved,
    ).toBe(true);
  });
  it('moves a zoomed picture and lets it glide to its edge', () => {
    const pan = swipe(
      [
        [0, 0],
        [50, 0],
        [100, 0],
      ],
      20,
      createGestureState(ZOOMED),
    );
    expect([pan.during.mode, pan.during.zoom.x, pan.outcome]).toEqual(['pan', 100, 'none']);
    expect(pan.hand.zoom.x).toBe(200);
  });
  it('goes on to the next picture from the edge of a zoomed one', () => {
    const edge = swipe(
      [
        [0, 0],
        [40, 0],
        [80, 0],
      ],
      20,
      createGestureState({ ...ZOOMED, x: 200 }),
    );
    expect([edge.during.mode, edge.outcome]).toEqual(['swipe', 'left']);
  });
  it('that caught the row in motion goes on from there', () => {
    const hand = pointerDown(createGestureState(), 1, { x: 0, y: 0, time: 0 }, -120);
    expect([hand.mode, hand.swiped]).toEqual(['swipe', -120]);
    expect(pointerMove(hand, 1, { x: -30, y: 0, time: 20 }, scene).swiped).toBe(-150);
  });
  it('feels the end of the row', () => {
    const hand = pointerDown(createGestureState(), 1, { x: 0, y: 0, time: 0 });
    const there = pointerMove(hand, 1, { x: -200, y: 0, time: 100 }, { ...scene, right: false });
    expect(there.swiped).toBeLessThan(0);
    expect(there.swiped).toBeGreaterThan(-100);
  });
});

describe('two fingers', () => {
  const pinch = (to: number) => {
    let hand = pointerDown(createGestureState(), 1, { x: -50, y: 0, time: 0 });
    hand = pointerDown(hand, 2, { x: 50, y: 0, time: 10 });
    hand = pointerMove(hand, 1, { x: -to, y: 0, time: 50 }, scene);
    return pointerMove(hand, 2, { x: to, y: 0, time: 50 }, scene);
  };
  it('zoom, and the one that stays moves the picture', () => {
    const hand = pinch(100);
    expect([hand.mode, hand.zoom.scale]).toEqual(['pinch', 2]);
    const one = pointerUp(hand, 1, { x: -100, y: 0, time: 60 }, scene).hand;
    expect(one.mode).toBe('pan');
    const { hand: rest, outcome } = pointerUp(one, 2, { x: 100, y: 0, time: 90 }, scene);
    expect([rest.mode, rest.zoom.scale, outcome, rest.moved]).toEqual(['rest', 2, 'none', true]);
  });
  it('close when they make it small, and give it back when only a little', () => {
    const lift = (hand: GestureState) => pointerUp(hand, 1, { x: -hand.zoom.scale, y: 0, time: 60 }, scene);
    expect(lift(pinch(5)).outcome).toBe('close');
    const { hand, outcome } = pointerUp(pinch(45), 1, { x: -45, y: 0, time: 60 }, scene);
    expect([outcome, hand.mode, hand.zoom]).toEqual(['none', 'rest', { scale: 1, x: 0, y: 0 }]);
    expect(pointerUp(hand, 2, { x: 200, y: 0, time: 70 }, scene).outcome).toBe('none');
  });
  it('are enough: a third one does not count', () => {
    const hand = pinch(100);
    expect(pointerDown(hand, 3, { x: 0, y: 0, time: 60 })).toBe(hand);
    expect(pointerUp(hand, 3, { x: 0, y: 0, time: 70 }, scene).hand).toBe(hand);
  });
});
