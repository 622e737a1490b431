import { describe, expect, it } from 'vitest';
import { getClickAction } from './click.model';

const click = { on: 2, current: 2, isVideo: false, atStart: false };

describe('a click on the slide that is shown', () => {
  it('goes on, back, or by the half that was clicked [GAL-093]', () => {
    expect(getClickAction(click, 'next')).toBe('next');
    expect(getClickAction(click, 'previous')).toBe('previous');
    expect(getClickAction(click, 'half')).toBe('next');
    expect(getClickAction({ ...click, atStart: true }, 'half')).toBe('previous');
  });
  it('or selects it, or does nothing', () => {
    expect(getClickAction(click, 'select')).toBe('select');
    expect(getClickAction(click, 'none')).toBe(null);
  });
  it('does nothing on a video [GAL-095]', () => {
    for (const behavior of ['next', 'previous', 'half', 'select'] as const)
      expect(getClickAction({ ...click, isVideo: true }, behavior)).toBe(null);
  });
});

it('a click on another slide goes there', () => {
  expect(getClickAction({ ...click, on: 4 }, 'previous')).toEqual({ index: 4 });
  expect(getClickAction({ ...click, on: 4, isVideo: true }, 'next')).toEqual({ index: 4 });
  expect(getClickAction({ ...click, on: 4 }, 'none')).toBe(null);
});
