// Whether a video in the gallery is playing; the rotation waits for it.
import { useEffect, useState } from 'react';
import { listen } from '../dom';
import type { GalleryContent } from '../gallery.types';

/** Events of `<site-video>`, which bubble, and of `<video>`, which do not. */
const PLAY_EVENTS = ['site-video-play', 'play'];
const STOP_EVENTS = ['site-video-pause', 'site-video-ended', 'pause', 'ended', 'emptied'];

export function useVideoPlaying(host: HTMLElement, content: GalleryContent): boolean {
  const [playing, setPlaying] = useState<ReadonlySet<Node>>(new Set());
  useEffect(() => {
    const onPlayback = (event: Event) => {
      // May be in the shadow root, where the gallery adds players.
      const player = event.composedPath()[0] as Node;
      setPlaying((previous) => {
        const next = new Set(previous);
        if (PLAY_EVENTS.includes(event.type) && !isBackgroundLoop(player)) next.add(player);
        else next.delete(player);
        return next;
      });
    };
    return listen(host, [...PLAY_EVENTS, ...STOP_EVENTS], onPlayback, { capture: true });
  }, [host]);
  // A player that was removed dispatches no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again when the slides change
  useEffect(() => {
    setPlaying((previous) => {
      const remaining = [...previous].filter((video) =>
        [host, host.shadowRoot].some((root) => root?.contains(video)),
      );
      return remaining.length === previous.size ? previous : new Set(remaining);
    });
  }, [host, content]);
  return playing.size > 0;
}

/** A muted loop never ends. */
const isBackgroundLoop = (target: EventTarget | null): boolean =>
  target instanceof HTMLMediaElement && target.loop && target.muted;
