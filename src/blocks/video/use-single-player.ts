// Only one video plays at a time: stops when another video of the page or another tab starts.
import { useEffect } from 'react';
import { registerPlayer } from '../../kit/media/active-player';
import type { Playback } from './video.api';

export function useSinglePlayer(host: HTMLElement, playback: Playback, acrossTabs: boolean): void {
  useEffect(() => registerPlayer({ host, stop: playback.reset }), [host, playback]);
  useEffect(() => {
    if (!acrossTabs) return;
    const channel = new BroadcastChannel('site-video');
    const onPlay = () => channel.postMessage('play');
    channel.onmessage = playback.reset;
    host.addEventListener('site-video-play', onPlay);
    return () => {
      host.removeEventListener('site-video-play', onPlay);
      channel.close();
    };
  }, [host, playback, acrossTabs]);
}
