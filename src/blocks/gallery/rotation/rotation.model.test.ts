import { describe, expect, it } from 'vitest';
import {
  getRequestOnFocus,
  isAdvancing,
  isMotionDisabled,
  isPlaying,
  type RotationConditions,
} from './rotation.model';

const conditions: RotationConditions = {
  isAvailable: true,
  request: 'none',
  isHovered: false,
  isVideoPlaying: false,
  reducedMotion: false,
  isPageVisible: true,
  isInView: true,
};

describe('rotation', () => {
  it('advances when all conditions are met', () => expect(isAdvancing(conditions)).toBe(true));

  it.each([
    ['is not available', { isAvailable: false }],
    ['was paused', { request: 'pause' }],
    ['is hovered', { isHovered: true }],
    ['plays a video', { isVideoPlaying: true }],
    ['should reduce motion', { reducedMotion: true }],
    ['is on a hidden page', { isPageVisible: false }],
    ['is out of view', { isInView: false }],
  ] as const)('does not advance when it %s', (_, change) => {
    expect(isAdvancing({ ...conditions, ...change })).toBe(false);
  });

  it('advances despite hover and reduced motion when the visitor pressed play', () => {
    expect(isAdvancing({ ...conditions, request: 'play', isHovered: true, reducedMotion: true })).toBe(true);
    expect(isAdvancing({ ...conditions, request: 'play', isPageVisible: false })).toBe(false);
    expect(isAdvancing({ ...conditions, request: 'play', isVideoPlaying: true })).toBe(false);
    expect(isAdvancing({ ...conditions, request: 'play', isAvailable: false })).toBe(false);
  });

  it('does not change the pause button on hover', () => {
    expect(isPlaying({ ...conditions, isHovered: true })).toBe(true);
    expect(isPlaying({ ...conditions, reducedMotion: true })).toBe(false);
  });

  it('stops on keyboard focus unless the visitor pressed play', () => {
    expect(getRequestOnFocus('none')).toBe('pause');
    expect(getRequestOnFocus('pause')).toBe('pause');
    expect(getRequestOnFocus('play')).toBe('play');
  });

  it('is disabled by nomotion=true in the URL', () => {
    expect(isMotionDisabled('?a=1&nomotion=true')).toBe(true);
    expect(isMotionDisabled('?nomotion=false')).toBe(false);
    expect(isMotionDisabled('')).toBe(false);
  });
});
