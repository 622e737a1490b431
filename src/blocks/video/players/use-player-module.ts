// Loads the code of a player on demand, one module per provider (VID-014).
import { type ComponentType, useEffect, useState } from 'react';
import { createLazy } from '../../../core/lazy';
import type { VideoSource } from '../../../core/media/video-source';
import { withLoadTimeout } from '../../../kit/element/load-timeout';
import type { Playback } from '../video.api';
import type { PlayerProps, PlayerProtocol } from './player';

/** `View` renders the player and attaches it to the playback. */
export interface PlayerModule extends Pick<PlayerProps, 'protocol'> {
  readonly View: ComponentType<PlayerProps>;
}

type Provider = VideoSource['provider'];

const createPlayerLoader = (load: () => Promise<PlayerModule>) =>
  createLazy({ load: withLoadTimeout(load) }).load;

const loadIframePlayer = (loadProtocol: () => Promise<{ readonly protocol: PlayerProtocol }>) =>
  createPlayerLoader(async () => {
    const [{ IframePlayer }, { protocol }] = await Promise.all([import('./iframe-player'), loadProtocol()]);
    return { View: IframePlayer, protocol };
  });

const LOADERS: Readonly<Record<Provider, () => Promise<PlayerModule>>> = {
  youtube: loadIframePlayer(() => import('./youtube')),
  vimeo: loadIframePlayer(() => import('./vimeo')),
  wistia: loadIframePlayer(() => import('./wistia')),
  animoto: loadIframePlayer(() => import('./animoto')),
  file: createPlayerLoader(async () => ({
    View: (await import('./file-player')).FilePlayer,
    protocol: null,
  })),
};

/** @param provider null while no player is needed */
export function usePlayerModule(provider: Provider | null, playback: Playback): PlayerModule | null {
  const [loaded, setLoaded] = useState<(PlayerModule & { readonly provider: Provider }) | null>(null);
  useEffect(() => {
    if (!provider) return;
    let isCurrent = true;
    LOADERS[provider]().then(
      (module) => isCurrent && setLoaded({ provider, ...module }),
      () => isCurrent && playback.update({ error: 'unavailable' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [provider, playback]);
  return loaded?.provider === provider ? loaded : null;
}
