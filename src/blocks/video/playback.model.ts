// How does a video stand, and what has happened to it? Pure: what the player says goes in, the next state comes out.
import type { PlayerUpdate } from './players/player';
import type { VideoErrorReason, VideoTime } from './video.contract';

export interface PlaybackState {
  /** What is seen: the picture with its play button, or the player. */
  readonly stage: 'overlay' | 'player';
  /** Is there a player, seen or not? */
  readonly loaded: boolean;
  readonly paused: boolean;
  readonly ended: boolean;
  /** Seconds. */
  readonly currentTime: number;
  /** NaN until it is known. */
  readonly duration: number;
  readonly muted: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly playbackRate: number;
  readonly trouble: VideoErrorReason | null;
}

export const INITIAL_STATE: PlaybackState = {
  stage: 'overlay',
  loaded: false,
  paused: true,
  ended: false,
  currentTime: 0,
  duration: Number.NaN,
  muted: false,
  volume: 1,
  playbackRate: 1,
  trouble: null,
};

/** Somebody wants to see it. */
export const requestPlayer = (state: PlaybackState): PlaybackState => ({
  ...state,
  stage: 'player',
  loaded: true,
  ended: false,
  trouble: null,
});

/**
 * Back to its picture (VID-008).
 * @param keeps can the player be kept, paused, behind it?
 */
export const showOverlay = (state: PlaybackState, keeps: boolean): PlaybackState => ({
  ...state,
  stage: 'overlay',
  loaded: state.loaded && keeps,
  paused: true,
});

/** After what the player said. The end shows the picture again, and so does a player that may not be here. */
export function applyUpdate(state: PlaybackState, report: PlayerUpdate): PlaybackState {
  if (report.trouble === 'blocked') return { ...showOverlay(state, false), trouble: 'blocked' };
  const next = { ...state, ...report };
  if (report.paused === false) return { ...next, ended: false, trouble: null };
  return report.ended ? { ...next, stage: 'overlay', paused: true } : next;
}

/** A player that starts behind its picture was told to pause and has not heard it yet. */
export const isUnrequestedStart = ({ stage }: PlaybackState, { paused }: PlayerUpdate): boolean =>
  stage === 'overlay' && paused === false;

export type PlaybackEvent = 'play' | 'pause' | 'ended' | 'timeupdate' | 'error';

/** What the page is told, in the order in which a video element tells it. */
export function getPlaybackEvents(before: PlaybackState, after: PlaybackState): PlaybackEvent[] {
  const happened: [PlaybackEvent, boolean][] = [
    ['play', before.paused && !after.paused],
    ['timeupdate', before.currentTime !== after.currentTime],
    ['pause', !before.paused && after.paused],
    ['ended', !before.ended && after.ended],
    ['error', after.trouble !== null && before.trouble !== after.trouble],
  ];
  return happened.filter(([, has]) => has).map(([name]) => name);
}

export const getPlaybackTime = ({ currentTime, duration }: PlaybackState): VideoTime => ({
  currentTime,
  duration,
});
