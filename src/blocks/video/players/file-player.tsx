// Player of a file: the page's own video element, or a new one.
import { useEffect, useState } from 'react';
import { createFileAdapter } from './file-adapter';
import type { PlayerProps } from './player';

export function FilePlayer({ attachPlayer, source, title, poster, options, onElement }: PlayerProps) {
  const [rendered, setRendered] = useState<HTMLVideoElement | null>(null);
  const [{ muted, loop, controls, start }] = useState(options);
  const isOwn = source instanceof HTMLVideoElement;
  const video = isOwn ? source : rendered;
  useEffect(() => {
    onElement(video);
    if (video) return attachPlayer((onUpdate) => createFileAdapter(video, onUpdate));
  }, [video, attachPlayer, onElement]);
  if (isOwn) return null;
  return (
    <video
      part="frame"
      ref={setRendered}
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
