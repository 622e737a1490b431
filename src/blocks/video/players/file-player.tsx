// What is the player of a file? A video element: one of the page's own, which is left where it is, or a new one.
import { useEffect, useState } from 'react';
import { createFileAdapter } from './file-adapter';
import type { PlayerProps } from './use-player-module';

export function FilePlayer({ playback, source, title, poster, options, onElement }: PlayerProps) {
  const [made, setMade] = useState<HTMLVideoElement | null>(null);
  const [{ muted, loop, controls, start }] = useState(options);
  const own = source instanceof HTMLVideoElement;
  const video = own ? source : made;
  useEffect(() => {
    onElement(video);
    if (video) return playback.attachPlayer((report) => createFileAdapter(video, report));
  }, [video, playback, onElement]);
  if (own) return null;
  return (
    <video
      part="frame"
      ref={setMade}
      src={start > 0 && !source.id.includes('#') ? `${source.id}#t=${start}` : source.id}
      aria-label={title}
      poster={poster || undefined}
      preload="metadata"
      playsInline
      tabIndex={0}
      {...{ muted, loop, controls }}
    />
  );
}
