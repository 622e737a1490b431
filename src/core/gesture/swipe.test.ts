import { describe, expect, it } from 'vitest';
import { detectFlick, detectSwipe, getSettleDuration } from './swipe';

const still = { distance: 0, duration: 200, velocity: 0 };

describe('a short swipe', () => {
  it('covers 50 px within 250 ms [GAL-105]', () => {
    expect(detectSwipe({ ...still, distance: -50, duration: 250 })).toBe(-1);
    expect(detectSwipe({ ...still, distance: 50, duration: 250 })).toBe(1);
    expect(detectSwipe({ ...still, distance: 49, duration: 250 })).toBe(0);
    expect(detectSwipe({ ...still, distance: 50, duration: 251 })).toBe(0);
  });
});

describe('what follows the finger goes on', () => {
  it('past half of its size [GAL-096]', () => {
    expect(detectFlick({ ...still, distance: 401 }, 800)).toBe(1);
    expect(detectFlick({ ...still, distance: -401 }, 800)).toBe(-1);
    expect(detectFlick({ ...still, distance: 400 }, 800)).toBe(0);
  });
  it('or faster than 1 px per ms [GAL-096]', () => {
    expect(detectFlick({ ...still, distance: -30, velocity: -1.01 }, 800)).toBe(-1);
    expect(detectFlick({ ...still, distance: -30, velocity: -1 }, 800)).toBe(0);
  });
  it('but not when it is thrown back', () => {
    expect(detectFlick({ ...still, distance: 500, velocity: -2 }, 800)).toBe(0);
  });
});

describe('it comes to rest', () => {
  it('at the speed of the finger, within 0.2 to 0.5 s under 767 px [GAL-110]', () => {
    expect(getSettleDuration(300, 1, 766)).toBe(0.3);
    expect(getSettleDuration(300, -10, 766)).toBe(0.2);
    expect(getSettleDuration(300, 0.1, 766)).toBe(0.5);
  });
  it('within 0.3 to 0.5 s from there on [GAL-110]', () => {
    expect(getSettleDuration(400, 1, 767)).toBe(0.4);
    expect(getSettleDuration(300, 10, 767)).toBe(0.3);
    expect(getSettleDuration(300, 0.1, 767)).toBe(0.5);
  });
  it('also without any speed or way', () => {
    expect(getSettleDuration(300, 0, 1000)).toBe(0.5);
    expect(getSettleDuration(0, 0, 1000)).toBe(0.5);
  });
});
