// Script interface of <site-audio>, with events and tracking of playback.
import type { BlockContext, BlockElement } from '../../kit/element/block';
import { findServices } from '../../kit/element/find-services';
import { getTitle, readContent, type Track } from './audio.content';
import type { AudioTrackInfo, audio } from './audio.contract';
import { clearMediaSession, setMediaSession } from './media-session';
import {
  getTime,
  isPlaying,
  type PlayerEvent,
  pausePlayer,
  playback,
  playTrack,
  releasePlayer,
  seekTo,
} from './shared-player';

type AudioHost = BlockElement<typeof audio>;

/** Seconds to skip with the system's media controls. */
const SKIP = 10;

export interface AudioApi {
  play(index?: number): void;
  pause(): void;
  readonly paused: boolean;
  /** @param start seconds; for a track that is not the current one */
  start(track: Track, start?: number): void;
  /** Stops the track if it is the current one. */
  release(track: Track): void;
}

export function createAudioApi({ host, emit }: BlockContext<typeof audio>): AudioApi {
  const getTracks = () => readContent(host).tracks;
  const getCurrent = () => getTracks().find((track) => track === playback.get().track);
  const getNeighbor = (track: Track, step: 1 | -1) => {
    const tracks = getTracks();
    return tracks[tracks.indexOf(track) + step];
  };
  const getInfo = (track: Track): AudioTrackInfo => {
    const index = getTracks().indexOf(track);
    return { url: track.url, title: getTitle(track, index, host as AudioHost), index };
  };
  const start: AudioApi['start'] = (track, seconds) =>
    playTrack(track, (event) => onEvent(event, track), seconds);

  function onEvent(event: PlayerEvent, track: Track): void {
    const info = getInfo(track);
    if (event === 'start') return void count(info);
    emit(`site-audio-${event}`, info);
    if (event === 'play') show(track, info.title);
    if (event !== 'ended') return;
    const next = (host as AudioHost).continuous && getNeighbor(track, 1);
    if (next) start(next);
    else clearMediaSession();
  }

  /** Tracking event 20, once per start. */
  async function count({ title, url }: AudioTrackInfo): Promise<void> {
    const services = await findServices(host);
    services?.tracking.hit('audioPlay', { trackTitle: title, trackUrl: url });
  }

  function show(track: Track, title: string): void {
    const [previous, next] = [getNeighbor(track, -1), getNeighbor(track, 1)];
    setMediaSession(
      { title, artist: track.author, album: host.title || document.title },
      {
        play: () => start(track),
        pause: pausePlayer,
        nexttrack: next && (() => start(next)),
        previoustrack: previous && (() => start(previous)),
        seekto: ({ seekTime = 0 }) => seekTo(seekTime),
        seekbackward: ({ seekOffset = SKIP }) => seekTo(getTime() - seekOffset),
        seekforward: ({ seekOffset = SKIP }) => seekTo(getTime() + seekOffset),
      },
    );
  }

  return {
    start,
    play(index) {
      const track = index === undefined ? (getCurrent() ?? getTracks()[0]) : getTracks()[index];
      if (track) start(track);
    },
    pause() {
      if (getCurrent()) pausePlayer();
    },
    get paused() {
      return !getCurrent() || !isPlaying(playback.get().status);
    },
    release(track) {
      if (playback.get().track !== track) return;
      clearMediaSession();
      releasePlayer();
    },
  };
}
