// What is the player of a file? A video element: one of the page's own, which is left where it is, or a new one.
import { useEffect, useState } from 'react';
import { filePlayer } from './file-player';
import type { PlayerProps } from './load';

export function FilePlayer({ playback, source, title, poster, beginning, onNode }: PlayerProps) {
  const [made, setMade] = useState<HTMLVideoElement | null>(null);
  const [{ muted, loop, controls, start }] = useState(beginning);
  const own = source instanceof HTMLVideoElement;
  const video = own ? source : made;
  useEffect(() => {
    onNode(video);
    if (video) return playback.attach((report) => filePlayer(video, report));
  }, [video, playback, onNode]);
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
