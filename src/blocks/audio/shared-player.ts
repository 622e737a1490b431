// The single audio element of the page, and its playback state.
import { createStore, type Store } from '../../core/store';
import type { Track } from './audio.content';

export type Status = 'idle' | 'paused' | 'playing' | 'loading' | 'failed';

export interface Playback {
  readonly track: Track | null;
  readonly status: Status;
  /** Whole seconds. */
  readonly time: number;
  /** Seconds, from the file or the page; NaN if unknown. */
  readonly duration: number;
  /** Speed of all tracks on the page; 1 is normal. */
  readonly speed: number;
}

const IDLE: Playback = { track: null, status: 'idle', time: 0, duration: Number.NaN, speed: 1 };
const FAILED: Playback = { ...IDLE, status: 'failed' };

/** `start` is dispatched once per start, not when a paused track continues. */
export type PlayerEvent = 'play' | 'start' | 'pause' | 'ended' | 'error';

/** Called with the events of a track until another track plays. */
export type PlayerListener = (event: PlayerEvent) => void;

const EVENTS = ['play', 'playing', 'pause', 'timeupdate', 'durationchange', 'waiting', 'ended', 'error'];

const state = createStore(IDLE);
const failed = new WeakSet<Track>();
let media: HTMLAudioElement | undefined;
let report: PlayerListener | undefined;
let hasStarted = false;
/** Whether `play` has been dispatched for the current playback. */
let isAnnounced = false;

export const playback: Store<Playback> = state;

/** The same object as long as nothing changes, so that React leaves the other tracks alone. */
export const getPlaybackOf = (track: Track, now: Playback): Playback => {
  if (track === now.track) return now;
  return failed.has(track) ? FAILED : IDLE;
};

export const isPlaying = (status: Status): boolean => status === 'playing' || status === 'loading';

/** Plays a track from a position, or continues the current one. @param start seconds */
export function playTrack(track: Track, listener: PlayerListener, start = 0): void {
  media ??= createMedia();
  const player = media;
  if (state.get().track !== track) {
    leave();
    report = listener;
    player.src = track.url;
    player.currentTime = start;
    change({ track, time: 0, duration: track.duration });
  } else if (player.error) player.load();
  failed.delete(track);
  change({ status: 'loading' });
  // A browser that refuses to play, and a file that fails, are reported by events.
  void player.play().catch(() => state.get().track === track && onEvent('refused'));
}

export const pausePlayer = (): void => media?.pause();

/** Seconds; 0 without a track. */
export const getTime = (): number => media?.currentTime ?? 0;

/** @param seconds clamped to the duration of the track */
export function seekTo(seconds: number): void {
  const { duration } = state.get();
  if (!media || !Number.isFinite(duration)) return;
  media.currentTime = Math.max(0, Math.min(seconds, duration));
  change({ time: Math.floor(media.currentTime) });
}

export function setSpeed(speed: number): void {
  change({ speed });
  // The default applies to the next files.
  if (media) media.playbackRate = media.defaultPlaybackRate = speed;
}

/** Stops playback and releases the file. */
export function releasePlayer(): void {
  leave();
  report = undefined;
  change({ track: null, status: 'idle' });
  media?.removeAttribute('src');
  media?.load();
}

function createMedia(): HTMLAudioElement {
  const created = new Audio();
  for (const type of EVENTS) created.addEventListener(type, () => onEvent(type));
  return created;
}

const change = (values: Partial<Playback>): void => state.set({ ...state.get(), ...values });

function onEvent(type: string): void {
  const { track, status } = state.get();
  if (!media || !track || (status === 'failed' && type !== 'play')) return;
  if (type === 'error') failed.add(track);
  change({ status: getStatus(media, track), ...getTimes(media, track) });
  if (type === 'play') {
    isAnnounced = true;
    report?.('play');
  }
  if (type === 'playing' && !hasStarted) {
    hasStarted = true;
    report?.('start');
  }
  if (type === 'pause' && !media.ended) announcePause();
  if (type === 'ended' || type === 'error') {
    hasStarted = isAnnounced = false;
    report?.(type);
  }
}

function getStatus({ paused, readyState, HAVE_FUTURE_DATA }: HTMLAudioElement, track: Track): Status {
  if (failed.has(track)) return 'failed';
  if (paused) return 'paused';
  return readyState < HAVE_FUTURE_DATA ? 'loading' : 'playing';
}

const getTimes = ({ currentTime, duration }: HTMLAudioElement, track: Track) => ({
  time: Math.floor(currentTime),
  duration: Number.isFinite(duration) ? duration : track.duration,
});

/** Called before the player plays another track. */
function leave(): void {
  media?.pause();
  hasStarted = false;
  announcePause();
}

function announcePause(): void {
  if (!isAnnounced) return;
  isAnnounced = false;
  report?.('pause');
}
