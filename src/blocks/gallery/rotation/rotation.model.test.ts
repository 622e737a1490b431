import { describe, expect, it } from 'vitest';
import { type Circumstances, forbidsMotion, isPlaying, isTurning, wishOnFocus } from './rotation.model';

const calm: Circumstances = {
  offered: true,
  wish: 'none',
  hovered: false,
  videoPlaying: false,
  reducedMotion: false,
  pageVisible: true,
  inView: true,
};

describe('rotation', () => {
  it('runs when nothing speaks against it', () => expect(isTurning(calm)).toBe(true));

  it.each([
    ['is not offered', { offered: false }],
    ['was paused', { wish: 'pause' }],
    ['is hovered', { hovered: true }],
    ['plays a video', { videoPlaying: true }],
    ['meets less motion', { reducedMotion: true }],
    ['is on a hidden page', { pageVisible: false }],
    ['is out of view', { inView: false }],
  ] as const)('holds still when it %s', (_, change) => {
    expect(isTurning({ ...calm, ...change })).toBe(false);
  });

  it('goes on under pointer and less motion when the visitor pressed play', () => {
    expect(isTurning({ ...calm, wish: 'play', hovered: true, reducedMotion: true })).toBe(true);
    expect(isTurning({ ...calm, wish: 'play', pageVisible: false })).toBe(false);
    expect(isTurning({ ...calm, wish: 'play', videoPlaying: true })).toBe(false);
    expect(isTurning({ ...calm, wish: 'play', offered: false })).toBe(false);
  });

  it('does not change its button while the pointer is over it', () => {
    expect(isPlaying({ ...calm, hovered: true })).toBe(true);
    expect(isPlaying({ ...calm, reducedMotion: true })).toBe(false);
  });

  it('stops for keyboard focus unless the visitor asked for it', () => {
    expect(wishOnFocus('none')).toBe('pause');
    expect(wishOnFocus('pause')).toBe('pause');
    expect(wishOnFocus('play')).toBe('play');
  });

  it('is disabled by nomotion=true in the address', () => {
    expect(forbidsMotion('?a=1&nomotion=true')).toBe(true);
    expect(forbidsMotion('?nomotion=false')).toBe(false);
    expect(forbidsMotion('')).toBe(false);
  });
});
