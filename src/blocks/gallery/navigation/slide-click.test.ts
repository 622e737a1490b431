import { describe, expect, it } from 'vitest';
import { getClickAction } from './slide-click';

const click = { index: 2, current: 2, isVideo: false, isAtStart: false };

describe('a click on the current slide', () => {
  it('goes to the next or previous slide, or to one of them depending on the clicked half [GAL-093]', () => {
    expect(getClickAction(click, 'next')).toBe('next');
    expect(getClickAction(click, 'previous')).toBe('previous');
    expect(getClickAction(click, 'half')).toBe('next');
    expect(getClickAction({ ...click, isAtStart: true }, 'half')).toBe('previous');
  });
  it('selects the slide or does nothing', () => {
    expect(getClickAction(click, 'select')).toBe('select');
    expect(getClickAction(click, 'none')).toBe(null);
  });
  it('does nothing on a video [GAL-095]', () => {
    for (const behavior of ['next', 'previous', 'half', 'select'] as const)
      expect(getClickAction({ ...click, isVideo: true }, behavior)).toBe(null);
  });
});

it('a click on another slide makes it current', () => {
  expect(getClickAction({ ...click, index: 4 }, 'previous')).toEqual({ index: 4 });
  expect(getClickAction({ ...click, index: 4, isVideo: true }, 'next')).toEqual({ index: 4 });
  expect(getClickAction({ ...click, index: 4 }, 'none')).toBe(null);
});
