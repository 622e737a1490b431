// What is the player of a provider? Its own page in a frame, rebuilt from the id of the video.
import { useEffect, useState } from 'react';
import type { VideoSource } from '../../../core/media/video-source';
import { createIframeAdapter } from './iframe-adapter';
import type { PlayerProps } from './use-player-module';

/** Leaves to the player what it needs, and no more. */
const PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

export function IframePlayer({ playback, protocol, source, title, options, onElement }: PlayerProps) {
  const [src] = useState(() => protocol?.getEmbedUrl(source as VideoSource, options, location.origin));
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  useEffect(() => {
    onElement(frame);
    if (frame && protocol)
      return playback.attachPlayer((report) => createIframeAdapter(frame, protocol, report));
  }, [frame, protocol, playback, onElement]);
  return (
    <iframe
      part="frame"
      ref={setFrame}
      src={src}
      title={title}
      allow={PERMISSIONS}
      // YouTube wants to know the site (error 153), and nobody more than that.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
