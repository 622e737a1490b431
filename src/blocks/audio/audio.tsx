// View of <site-audio>: controls in place of the page's audio elements.
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { MAX_TRACKS_IN_ALBUM } from '../../core/limits';
import { useStore } from '../../kit/element/use-store';
import { warn } from '../../kit/element/warn';
import { registerPlayer } from '../../kit/media/active-player';
import { addNativeControls, getTitle, type Track } from './audio.content';
import { audio } from './audio.contract';
import type { AudioProps } from './audio.types';
import { getPlaybackOf, type Playback, playback } from './shared-player';
import { focusPart, TrackControls } from './track-controls';

export function AudioView(props: AudioProps): ReactNode {
  const { host, api, content } = props;
  const { tracks, rest } = content;
  const now = useStore(playback);
  useEffect(() => registerPlayer({ host, stop: api.pause }), [host, api]);
  useEffect(() => addRest(tracks, rest), [tracks, rest]);
  useKeptFocus(props, now);
  const titles = tracks.map((track, index) => getTitle(track, index, props));
  return tracks.map((track, index) =>
    createPortal(
      <TrackControls
        track={track}
        index={index}
        title={titles[index]!}
        nextTitle={titles[index + 1]}
        playback={getPlaybackOf(track, now)}
        options={props}
      />,
      track.box,
      track.key,
    ),
  );
}

function addRest(tracks: readonly Track[], rest: readonly Track[]): void {
  for (const track of rest) addNativeControls(track);
  if (rest.length > 0)
    warn(
      audio.tag,
      `it has ${tracks.length + rest.length} tracks; an album has at most ${MAX_TRACKS_IN_ALBUM}. The others keep the browser’s controls.`,
    );
}

/** Moves the focus from a control that has been hidden to that of the playing track, or to the play button. */
function useKeptFocus({ host, content: { tracks } }: AudioProps, { track }: Playback): void {
  // Before the commit: a browser may take the focus away from a control once it is hidden.
  const focused = (host.getRootNode() as Document | ShadowRoot).activeElement as
    | HTMLElement
    | null
    | undefined;
  useLayoutEffect(() => {
    if (!focused?.hidden) return;
    const from = tracks.find(({ box }) => box.contains(focused));
    const to = track && tracks.includes(track) ? track : from;
    if (from && to) focusPart(to, focused.dataset.part);
  });
}
