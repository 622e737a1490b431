import { describe, expect, it } from 'vitest';
import {
  type AutoplayConditions,
  getRequestOnFocus,
  isAdvancing,
  isMotionDisabled,
  isPlaying,
} from './rotation.model';

const calm: AutoplayConditions = {
  offered: true,
  wish: 'none',
  hovered: false,
  videoPlaying: false,
  reducedMotion: false,
  pageVisible: true,
  inView: true,
};

describe('rotation', () => {
  it('runs when nothing speaks against it', () => expect(isAdvancing(calm)).toBe(true));

  it.each([
    ['is not offered', { offered: false }],
    ['was paused', { wish: 'pause' }],
    ['is hovered', { hovered: true }],
    ['plays a video', { videoPlaying: true }],
    ['meets less motion', { reducedMotion: true }],
    ['is on a hidden page', { pageVisible: false }],
    ['is out of view', { inView: false }],
  ] as const)('holds still when it %s', (_, change) => {
    expect(isAdvancing({ ...calm, ...change })).toBe(false);
  });

  it('goes on under pointer and less motion when the visitor pressed play', () => {
    expect(isAdvancing({ ...calm, wish: 'play', hovered: true, reducedMotion: true })).toBe(true);
    expect(isAdvancing({ ...calm, wish: 'play', pageVisible: false })).toBe(false);
    expect(isAdvancing({ ...calm, wish: 'play', videoPlaying: true })).toBe(false);
    expect(isAdvancing({ ...calm, wish: 'play', offered: false })).toBe(false);
  });

  it('does not change its button while the pointer is over it', () => {
    expect(isPlaying({ ...calm, hovered: true })).toBe(true);
    expect(isPlaying({ ...calm, reducedMotion: true })).toBe(false);
  });

  it('stops for keyboard focus unless the visitor asked for it', () => {
    expect(getRequestOnFocus('none')).toBe('pause');
    expect(getRequestOnFocus('pause')).toBe('pause');
    expect(getRequestOnFocus('play')).toBe('play');
  });

  it('is disabled by nomotion=true in the address', () => {
    expect(isMotionDisabled('?a=1&nomotion=true')).toBe(true);
    expect(isMotionDisabled('?nomotion=false')).toBe(false);
    expect(isMotionDisabled('')).toBe(false);
  });
});
