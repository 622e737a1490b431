import { describe, expect, it } from 'vitest';
import { refusal, wayOf } from './motion.model';

describe('a change', () => {
  it('is refused while the gallery is in motion [GAL-036]', () => {
    expect(refusal(1, true, [])).toBe('motion');
    expect(refusal(1, false, [])).toBe(undefined);
  });
  it('is refused while a linked gallery moves that stands elsewhere [GAL-037]', () => {
    expect(refusal(1, false, [{ index: 2, inMotion: true }])).toBe('linked');
    expect(refusal(1, false, [{ index: 1, inMotion: true }])).toBe(undefined);
    expect(refusal(1, false, [{ index: 2, inMotion: false }])).toBe(undefined);
  });
  it('goes forward or in reverse, as asked or by the index [GAL-045]', () => {
    expect(wayOf(1, 2)).toBe('forward');
    expect(wayOf(2, 1)).toBe('reverse');
    // Around the end and around the beginning.
    expect(wayOf(5, 0, 'next')).toBe('forward');
    expect(wayOf(0, 5, 'previous')).toBe('reverse');
  });
});
