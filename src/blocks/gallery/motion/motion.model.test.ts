import { describe, expect, it } from 'vitest';
import { getBlockReason, getMotionDirection } from './motion.model';

describe('a change', () => {
  it('is refused while the gallery is in motion [GAL-036]', () => {
    expect(getBlockReason(1, true, [])).toBe('motion');
    expect(getBlockReason(1, false, [])).toBe(undefined);
  });
  it('is refused while a linked gallery moves that stands elsewhere [GAL-037]', () => {
    expect(getBlockReason(1, false, [{ index: 2, inMotion: true }])).toBe('linked');
    expect(getBlockReason(1, false, [{ index: 1, inMotion: true }])).toBe(undefined);
    expect(getBlockReason(1, false, [{ index: 2, inMotion: false }])).toBe(undefined);
  });
  it('goes forward or in reverse, as asked or by the index [GAL-045]', () => {
    expect(getMotionDirection(1, 2)).toBe('forward');
    expect(getMotionDirection(2, 1)).toBe('reverse');
    // Around the end and around the beginning.
    expect(getMotionDirection(5, 0, 'next')).toBe('forward');
    expect(getMotionDirection(0, 5, 'previous')).toBe('reverse');
  });
});
