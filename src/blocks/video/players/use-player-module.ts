// How does a player come? Each in a file of its own, when a video of its kind is asked for (VID-014).
import { type ComponentType, useEffect, useState } from 'react';
import type { VideoSource } from '../../../core/media/video-source';
import { createSharedLoad } from '../../../kit/shared-load';
import type { Playback } from '../video.api';
import type { PlayerOptions, PlayerProtocol } from './player';

export interface PlayerProps {
  readonly playback: Playback;
  /** How it speaks, where it stands in a frame. */
  readonly protocol: PlayerProtocol | null;
  /** What it plays; a video element of the page plays itself. */
  readonly source: VideoSource | HTMLVideoElement;
  readonly title: string;
  /** Address of a picture; empty without one. */
  readonly poster: string;
  /** What counts is what it was when the player came. */
  readonly options: PlayerOptions;
  /** Told of the node that plays. */
  readonly onElement: (node: HTMLElement | null) => void;
}

/** Draws the player and joins it with the playback. */
export interface PlayerModule extends Pick<PlayerProps, 'protocol'> {
  readonly View: ComponentType<PlayerProps>;
}

type Provider = VideoSource['provider'];

const loadIframePlayer = (load: () => Promise<{ readonly protocol: PlayerProtocol }>) =>
  createSharedLoad(async (): Promise<PlayerModule> => {
    const [{ IframePlayer }, { protocol }] = await Promise.all([import('./iframe-player'), load()]);
    return { View: IframePlayer, protocol };
  });

const LOADERS: Readonly<Record<Provider, () => Promise<PlayerModule>>> = {
  youtube: loadIframePlayer(() => import('./youtube')),
  vimeo: loadIframePlayer(() => import('./vimeo')),
  wistia: loadIframePlayer(() => import('./wistia')),
  animoto: loadIframePlayer(() => import('./animoto')),
  file: createSharedLoad(async () => ({ View: (await import('./file-player')).FilePlayer, protocol: null })),
};

/** @param provider null while there is no video, or nobody has asked for it */
export function usePlayerModule(provider: Provider | null, playback: Playback): PlayerModule | null {
  const [loaded, setLoaded] = useState<(PlayerModule & { readonly provider: Provider }) | null>(null);
  useEffect(() => {
    if (!provider) return;
    let isWanted = true;
    LOADERS[provider]().then(
      (code) => isWanted && setLoaded({ provider, ...code }),
      () => isWanted && playback.report({ trouble: 'unavailable' }),
    );
    return () => {
      isWanted = false;
    };
  }, [provider, playback]);
  return loaded?.provider === provider ? loaded : null;
}
