// Does a video in the gallery play? Then nothing may turn it away from the visitor.
import { useEffect, useState } from 'react';
import type { GalleryContent } from '../content/read-slides';

/** `<site-video>` says it by bubbling events, `<video>` by its own, which do not bubble. */
const STARTS = ['site-video-play', 'play'];
const STOPS = ['site-video-pause', 'site-video-ended', 'pause', 'ended', 'emptied'];

export function useVideoPlaying(host: HTMLElement, content: GalleryContent): boolean {
  const [playing, setPlaying] = useState<ReadonlySet<Node>>(new Set());
  useEffect(() => {
    const follow = (event: Event) => {
      // In the shadow root, too, where the gallery places players.
      const player = event.composedPath()[0] as Node;
      setPlaying((before) => {
        const after = new Set(before);
        if (STARTS.includes(event.type) && !isDecoration(player)) after.add(player);
        else after.delete(player);
        return after;
      });
    };
    const types = [...STARTS, ...STOPS];
    for (const type of types) host.addEventListener(type, follow, true);
    return () => {
      for (const type of types) host.removeEventListener(type, follow, true);
    };
  }, [host]);
  // One that was taken away does not say that it stopped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the slides change
  useEffect(() => {
    setPlaying((before) => {
      const left = [...before].filter((video) =>
        [host, host.shadowRoot].some((root) => root?.contains(video)),
      );
      return left.length === before.size ? before : new Set(left);
    });
  }, [host, content]);
  return playing.size > 0;
}

/** A silent loop in the background has no end to wait for. */
const isDecoration = (target: EventTarget | null): boolean =>
  target instanceof HTMLMediaElement && target.loop && target.muted;
