import { describe, expect, it } from 'vitest';
import { getBlockReason, getMotionDirection } from './motion.model';

describe('a change of slides', () => {
  it('is blocked while the gallery is in motion [GAL-036]', () => {
    expect(getBlockReason(1, true, [])).toBe('motion');
    expect(getBlockReason(1, false, [])).toBe(undefined);
  });
  it('is blocked while a synced gallery at another index is in motion [GAL-037]', () => {
    expect(getBlockReason(1, false, [{ index: 2, inMotion: true }])).toBe('linked');
    expect(getBlockReason(1, false, [{ index: 1, inMotion: true }])).toBe(undefined);
    expect(getBlockReason(1, false, [{ index: 2, inMotion: false }])).toBe(undefined);
  });
  it('is forward or reverse, by request or by index [GAL-045]', () => {
    expect(getMotionDirection(1, 2)).toBe('forward');
    expect(getMotionDirection(2, 1)).toBe('reverse');
    // Wraps around the end and the start.
    expect(getMotionDirection(5, 0, 'next')).toBe('forward');
    expect(getMotionDirection(0, 5, 'previous')).toBe('reverse');
  });
});
