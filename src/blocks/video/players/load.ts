// How does a player come? Each in a file of its own, when a video of its kind is asked for (VID-014).
import { type ComponentType, useEffect, useState } from 'react';
import type { VideoSource } from '../../../core/media/video-source';
import { sharedLoad } from '../../../kit/shared-load';
import type { Playback } from '../playback';
import type { Beginning, Protocol } from './player';

export interface PlayerProps {
  readonly playback: Playback;
  /** How it speaks, where it stands in a frame. */
  readonly protocol: Protocol | null;
  /** What it plays; a video element of the page plays itself. */
  readonly source: VideoSource | HTMLVideoElement;
  readonly title: string;
  /** Address of a picture; empty without one. */
  readonly poster: string;
  /** What counts is what it was when the player came. */
  readonly beginning: Beginning;
  /** Told of the node that plays. */
  readonly onNode: (node: HTMLElement | null) => void;
}

/** Draws the player and joins it with the playback. */
export interface PlayerCode extends Pick<PlayerProps, 'protocol'> {
  readonly View: ComponentType<PlayerProps>;
}

type Provider = VideoSource['provider'];

const inFrame = (load: () => Promise<{ readonly protocol: Protocol }>) =>
  sharedLoad(async (): Promise<PlayerCode> => {
    const [{ FramePlayer }, { protocol }] = await Promise.all([import('./frame'), load()]);
    return { View: FramePlayer, protocol };
  });

const codes: Readonly<Record<Provider, () => Promise<PlayerCode>>> = {
  youtube: inFrame(() => import('./youtube')),
  vimeo: inFrame(() => import('./vimeo')),
  wistia: inFrame(() => import('./wistia')),
  animoto: inFrame(() => import('./animoto')),
  file: sharedLoad(async () => ({ View: (await import('./file')).FilePlayer, protocol: null })),
};

/** @param provider null while there is no video, or nobody has asked for it */
export function usePlayerCode(provider: Provider | null, playback: Playback): PlayerCode | null {
  const [loaded, setLoaded] = useState<(PlayerCode & { readonly provider: Provider }) | null>(null);
  useEffect(() => {
    if (!provider) return;
    let isWanted = true;
    codes[provider]().then(
      (code) => isWanted && setLoaded({ provider, ...code }),
      () => isWanted && playback.report({ trouble: 'unavailable' }),
    );
    return () => {
      isWanted = false;
    };
  }, [provider, playback]);
  return loaded?.provider === provider ? loaded : null;
}
