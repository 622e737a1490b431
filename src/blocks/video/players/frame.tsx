// What is the player of a provider? Its own page in a frame, rebuilt from the id of the video.
import { useEffect, useState } from 'react';
import type { VideoSource } from '../../../core/media/video-source';
import { framePlayer } from './frame-player';
import type { PlayerProps } from './load';

/** Leaves to the player what it needs, and no more. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

export function FramePlayer({ playback, protocol, source, title, beginning, onNode }: PlayerProps) {
  const [src] = useState(() => protocol?.url(source as VideoSource, beginning, location.origin));
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  useEffect(() => {
    onNode(frame);
    if (frame && protocol) return playback.attach((report) => framePlayer(frame, protocol, report));
  }, [frame, protocol, playback, onNode]);
  return (
    <iframe
      part="frame"
      ref={setFrame}
      src={src}
      title={title}
      allow={ALLOWED}
      // YouTube wants to know the site (error 153), and nobody more than that.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
