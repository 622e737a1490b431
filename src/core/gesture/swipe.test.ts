import { describe, expect, it } from 'vitest';
import { detectFlick, detectSwipe, getSettleDuration } from './swipe';

const IDLE = { distance: 0, duration: 200, velocity: 0 };

describe('swipe', () => {
  it('covers at least 50 px within 250 ms [GAL-105]', () => {
    expect(detectSwipe({ ...IDLE, distance: -50, duration: 250 })).toBe(-1);
    expect(detectSwipe({ ...IDLE, distance: 50, duration: 250 })).toBe(1);
    expect(detectSwipe({ ...IDLE, distance: 49, duration: 250 })).toBe(0);
    expect(detectSwipe({ ...IDLE, distance: 50, duration: 251 })).toBe(0);
  });
});

describe('flick', () => {
  it('is a drag past half of the size [GAL-096]', () => {
    expect(detectFlick({ ...IDLE, distance: 401 }, 800)).toBe(1);
    expect(detectFlick({ ...IDLE, distance: -401 }, 800)).toBe(-1);
    expect(detectFlick({ ...IDLE, distance: 400 }, 800)).toBe(0);
  });
  it('is a release faster than 1 px per ms [GAL-096]', () => {
    expect(detectFlick({ ...IDLE, distance: -30, velocity: -1.01 }, 800)).toBe(-1);
    expect(detectFlick({ ...IDLE, distance: -30, velocity: -1 }, 800)).toBe(0);
  });
  it('is canceled by a release in the opposite direction', () => {
    expect(detectFlick({ ...IDLE, distance: 500, velocity: -2 }, 800)).toBe(0);
  });
});

describe('settle duration', () => {
  it('follows the release velocity, clamped to 0.2–0.5 s below 767 px [GAL-110]', () => {
    expect(getSettleDuration(300, 1, 766)).toBe(0.3);
    expect(getSettleDuration(300, -10, 766)).toBe(0.2);
    expect(getSettleDuration(300, 0.1, 766)).toBe(0.5);
  });
  it('is clamped to 0.3–0.5 s from 767 px up [GAL-110]', () => {
    expect(getSettleDuration(400, 1, 767)).toBe(0.4);
    expect(getSettleDuration(300, 10, 767)).toBe(0.3);
    expect(getSettleDuration(300, 0.1, 767)).toBe(0.5);
  });
  it('is the maximum without velocity or distance', () => {
    expect(getSettleDuration(300, 0, 1000)).toBe(0.5);
    expect(getSettleDuration(0, 0, 1000)).toBe(0.5);
  });
});
