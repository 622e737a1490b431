import { describe, expect, it } from 'vitest';
import { getNextTab } from './tabs.model';

const from = (index: number, isRtl = false) => [[0, 1, 2], index, isRtl] as const;

describe('keys in a tab list', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s moves from tab %i to tab %i [MNU-004]', (key, index, next) => {
    expect(getNextTab(key, ...from(index))).toBe(next);
  });

  it('arrow keys follow the text direction', () => {
    expect(getNextTab('ArrowRight', ...from(0, true))).toBe(2);
    expect(getNextTab('ArrowLeft', ...from(2, true))).toBe(0);
  });

  it('other keys are left to the browser', () => {
    expect(getNextTab('ArrowDown', ...from(0))).toBeUndefined();
  });
});
