// Plays muted while the video is in view, unless motion is reduced or another video is playing.
import { useEffect } from 'react';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import { useInView } from '../../kit/hooks/use-in-view';
import { useReducedMotion } from '../../kit/hooks/use-media-query';
import { isNothingPlaying } from '../../kit/media/active-player';
import type { Playback } from './video.api';

/**
 * @param isRequested whether autoplay is on and there is a video
 * @param isFile the players of providers also require consent
 */
export function useAutoplay(
  host: HTMLElement,
  playback: Playback,
  isRequested: boolean,
  isFile: boolean,
): void {
  const consent = useStore(useServices().consent.state);
  const inView = useInView(isRequested ? host : null);
  const reducedMotion = useReducedMotion();
  const shouldPlay = isRequested && inView && !reducedMotion && (isFile || consent === 'granted');
  useEffect(() => {
    if (!shouldPlay || !isNothingPlaying()) return;
    void playback.play('autoplay');
    // A video with sound was unmuted by the visitor and keeps playing.
    return () => void (playback.muted && playback.pause());
  }, [shouldPlay, playback]);
}
