// Player of a provider: its embed page in an iframe, rebuilt from the video id.
import { useEffect, useState } from 'react';
import type { VideoSource } from '../../../core/media/video-source';
import { createIframeAdapter } from './iframe-adapter';
import type { PlayerProps } from './player';

const PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

export function IframePlayer({ attachPlayer, protocol, source, title, options, onElement }: PlayerProps) {
  const [src] = useState(() => protocol?.getEmbedUrl(source as VideoSource, options, location.origin));
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  useEffect(() => {
    onElement(frame);
    if (frame && protocol) return attachPlayer((onUpdate) => createIframeAdapter(frame, protocol, onUpdate));
  }, [frame, protocol, attachPlayer, onElement]);
  return (
    <iframe
      part="frame"
      ref={setFrame}
      src={src}
      title={title}
      allow={PERMISSIONS}
      // YouTube requires a referrer (error 153).
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
