// How does script play a video, and the view follow it? The one that knows the player, whichever it is, once per element.
import { createStore, type Store } from '../../core/store';
import type { BlockContext } from '../../kit/element/define';
import {
  applyUpdate,
  getPlaybackEvents,
  getPlaybackTime,
  INITIAL_STATE,
  isUnrequestedStart,
  type PlaybackState,
  requestPlayer,
  showOverlay,
} from './playback.model';
import type { PlayerAdapter, PlayerCommand, PlayerUpdate } from './players/player';
import type { PlayReason, video } from './video.contract';

/** Modelled on HTMLVideoElement; what the page may use of it stands in the contract. */
export interface Playback {
  readonly state: Store<PlaybackState>;
  play(reason?: PlayReason): Promise<void>;
  pause(): void;
  reset(): void;
  /** A player is there. @returns it is gone */
  attachPlayer(open: (report: (said: PlayerUpdate) => void) => PlayerAdapter): () => void;
  /** Something else than a player has to say something. */
  report(said: PlayerUpdate): void;
  /** Shows the player, or where it will be, without playing. `false`: it is gone, for another video. */
  setPlayerVisible(shown: boolean): void;
  currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  muted: boolean;
  volume: number;
  playbackRate: number;
}

export function createPlayback({ emit }: BlockContext<typeof video>): Playback {
  const state = createStore(INITIAL_STATE);
  const wishes = new Map<PlayerCommand, number | boolean>();
  let player: PlayerAdapter | null = null;
  let wanted = false;
  let started: (() => void)[] = [];

  function change(next: PlaybackState) {
    const before = state.get();
    state.set(next);
    for (const name of getPlaybackEvents(before, next)) {
      if (name !== 'error') emit(`site-video-${name}`, getPlaybackTime(next));
      else if (next.trouble) emit('site-video-error', { reason: next.trouble });
    }
    if (!next.paused || next.trouble) finish();
  }

  /** Nobody has to wait any longer. */
  function finish() {
    for (const done of started) done();
    started = [];
  }

  function report(said: PlayerUpdate) {
    if (said.refused) finish();
    else if (isUnrequestedStart(state.get(), said)) player?.send('pause');
    else change(applyUpdate(state.get(), said));
  }

  function reset() {
    wanted = false;
    const keeps = player?.pausable === true;
    player?.send('pause');
    if (!keeps && state.get().currentTime > 0) wishes.set('currentTime', state.get().currentTime);
    change(showOverlay(state.get(), keeps));
    finish();
  }

  /** Sets a value of the player now, or of the one that comes. */
  function set(name: 'currentTime' | 'muted' | 'volume' | 'playbackRate', value: number | boolean) {
    if (player) player.send(name, value);
    else wishes.set(name, value);
    change({ ...state.get(), [name]: value });
  }

  const setNumber = (name: 'currentTime' | 'volume' | 'playbackRate', value: unknown, most: number) => {
    if (typeof value === 'number' && value >= 0) set(name, Math.min(value, most));
  };

  return {
    state,
    async play(reason = 'script') {
      const { trouble, paused } = state.get();
      if (trouble === 'invalid' || !emit('site-video-play-request', { reason })) return;
      if (reason === 'autoplay') set('muted', true);
      wanted = true;
      change(requestPlayer(state.get()));
      player?.send('play');
      if (paused) await new Promise<void>((done) => started.push(done));
    },
    pause() {
      if (!player?.pausable) return reset();
      wanted = false;
      player.send('pause');
    },
    reset,
    attachPlayer(open) {
      const own = open((said) => own === player && report(said));
      player = own;
      report(own.initialState);
      for (const [name, value] of wishes) own.send(name, value);
      wishes.clear();
      if (wanted) own.send('play');
      return () => {
        own.disconnect();
        if (player === own) player = null;
      };
    },
    report,
    setPlayerVisible(shown) {
      if (shown) change({ ...state.get(), stage: 'player', loaded: true });
      else {
        wanted = false;
        change({ ...INITIAL_STATE, muted: state.get().muted, volume: state.get().volume });
      }
    },
    get currentTime() {
      return state.get().currentTime;
    },
    set currentTime(value) {
      setNumber('currentTime', value, Number.MAX_VALUE);
    },
    get duration() {
      return state.get().duration;
    },
    get paused() {
      return state.get().paused;
    },
    get ended() {
      return state.get().ended;
    },
    get muted() {
      return state.get().muted;
    },
    set muted(value) {
      set('muted', value === true);
    },
    get volume() {
      return state.get().volume;
    },
    set volume(value) {
      setNumber('volume', value, 1);
    },
    get playbackRate() {
      return state.get().playbackRate;
    },
    set playbackRate(value) {
      setNumber('playbackRate', value, 16);
    },
  };
}
