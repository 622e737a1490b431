// Playback state of a video, modeled on HTMLMediaElement. Pure: reduces player updates to the next state.
import type { PlayerUpdate } from './players/player';
import type { VideoErrorReason, VideoTime } from './video.contract';

export interface PlaybackState {
  /** What is visible: the poster with the play button, or the player. */
  readonly stage: 'overlay' | 'player';
  /** Whether the player is rendered, visible or not. */
  readonly hasPlayer: boolean;
  readonly paused: boolean;
  readonly ended: boolean;
  /** Seconds. */
  readonly currentTime: number;
  /** Seconds; NaN until known. */
  readonly duration: number;
  readonly muted: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly playbackRate: number;
  readonly error: VideoErrorReason | null;
}

export const INITIAL_STATE: PlaybackState = {
  stage: 'overlay',
  hasPlayer: false,
  paused: true,
  ended: false,
  currentTime: 0,
  duration: Number.NaN,
  muted: false,
  volume: 1,
  playbackRate: 1,
  error: null,
};

/** The state after a request to play. */
export const requestPlayer = (state: PlaybackState): PlaybackState => ({
  ...state,
  stage: 'player',
  hasPlayer: true,
  ended: false,
  error: null,
});

/**
 * Back to the poster (VID-008).
 * @param keepPlayer whether the paused player remains behind the poster
 */
export const showOverlay = (state: PlaybackState, keepPlayer: boolean): PlaybackState => ({
  ...state,
  stage: 'overlay',
  hasPlayer: state.hasPlayer && keepPlayer,
  paused: true,
});

/** Applies an update of the player. The poster returns at the end, and when the page's policy blocks the player. */
export function applyUpdate(state: PlaybackState, update: PlayerUpdate): PlaybackState {
  if (update.error === 'blocked') return { ...showOverlay(state, false), error: 'blocked' };
  const next = { ...state, ...update };
  if (update.paused === false) return { ...next, ended: false, error: null };
  return update.ended ? { ...next, stage: 'overlay', paused: true } : next;
}

/** A player that starts behind the poster has not received the pause command yet. */
export const isUnrequestedStart = ({ stage }: PlaybackState, { paused }: PlayerUpdate): boolean =>
  stage === 'overlay' && paused === false;

export type PlaybackEvent = 'play' | 'pause' | 'ended' | 'timeupdate' | 'error';

/** The events of a state change, in the order in which a media element dispatches them. */
export function getPlaybackEvents(previous: PlaybackState, next: PlaybackState): PlaybackEvent[] {
  const events: [PlaybackEvent, boolean][] = [
    ['play', previous.paused && !next.paused],
    ['timeupdate', previous.currentTime !== next.currentTime],
    ['pause', !previous.paused && next.paused],
    ['ended', !previous.ended && next.ended],
    ['error', next.error !== null && previous.error !== next.error],
  ];
  return events.filter(([, hasOccurred]) => hasOccurred).map(([name]) => name);
}

export const getPlaybackTime = ({ currentTime, duration }: PlaybackState): VideoTime => ({
  currentTime,
  duration,
});
