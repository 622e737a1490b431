// Playback API of <site-video>, modeled on HTMLVideoElement. One instance per element; controls whichever player is
// attached.
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
import type { AttachPlayer, PlayerAdapter, PlayerCommand, PlayerUpdate } from './players/player';
import type { PlayReason, video } from './video.contract';

/** The contract lists the members that are public. */
export interface Playback {
  readonly state: Store<PlaybackState>;
  play(reason?: PlayReason): Promise<void>;
  pause(): void;
  reset(): void;
  readonly attachPlayer: AttachPlayer;
  /** Applies an update that does not come from the player. */
  update(update: PlayerUpdate): void;
  /** Shows the player without playing. */
  showPlayer(): void;
  /** Resets the state for another video. */
  unload(): void;
  currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  muted: boolean;
  volume: number;
  playbackRate: number;
}

type PlayerValue = Exclude<PlayerCommand, 'play' | 'pause'>;

export function createPlayback({ emit }: BlockContext<typeof video>): Playback {
  const state = createStore(INITIAL_STATE);
  /** Values that were set before there was a player. */
  const pendingValues = new Map<PlayerCommand, number | boolean>();
  let player: PlayerAdapter | null = null;
  let shouldPlay = false;
  let playResolvers: (() => void)[] = [];

  function setState(next: PlaybackState) {
    const previous = state.get();
    state.set(next);
    for (const name of getPlaybackEvents(previous, next)) {
      if (name !== 'error') emit(`site-video-${name}`, getPlaybackTime(next));
      else if (next.error) emit('site-video-error', { reason: next.error });
    }
    if (!next.paused || next.error) resolvePlay();
  }

  function resolvePlay() {
    for (const resolve of playResolvers) resolve();
    playResolvers = [];
  }

  function update(change: PlayerUpdate) {
    if (change.autoplayBlocked) resolvePlay();
    else if (isUnrequestedStart(state.get(), change)) player?.send('pause');
    else setState(applyUpdate(state.get(), change));
  }

  function reset() {
    shouldPlay = false;
    const keepPlayer = player?.canPause === true;
    const { currentTime } = state.get();
    player?.send('pause');
    if (!keepPlayer && currentTime > 0) pendingValues.set('currentTime', currentTime);
    setState(showOverlay(state.get(), keepPlayer));
    resolvePlay();
  }

  /** Sets a value of the current or next player. */
  function setValue(name: PlayerValue, value: number | boolean) {
    if (player) player.send(name, value);
    else pendingValues.set(name, value);
    setState({ ...state.get(), [name]: value });
  }

  const setNumber = (name: Exclude<PlayerValue, 'muted'>, value: unknown, max: number) => {
    if (typeof value === 'number' && value >= 0) setValue(name, Math.min(value, max));
  };

  return {
    state,
    async play(reason = 'script') {
      const { error, paused } = state.get();
      if (error === 'invalid' || !emit('site-video-play-request', { reason })) return;
      if (reason === 'autoplay') setValue('muted', true);
      shouldPlay = true;
      setState(requestPlayer(state.get()));
      player?.send('play');
      if (paused) await new Promise<void>((resolve) => playResolvers.push(resolve));
    },
    pause() {
      if (!player?.canPause) return reset();
      shouldPlay = false;
      player.send('pause');
    },
    reset,
    attachPlayer(connect) {
      const attached = connect((change) => attached === player && update(change));
      player = attached;
      update(attached.initialState);
      for (const [name, value] of pendingValues) attached.send(name, value);
      pendingValues.clear();
      if (shouldPlay) attached.send('play');
      return () => {
        attached.disconnect();
        if (player === attached) player = null;
      };
    },
    update,
    showPlayer: () => setState({ ...state.get(), stage: 'player', hasPlayer: true }),
    unload() {
      shouldPlay = false;
      setState({ ...INITIAL_STATE, muted: state.get().muted, volume: state.get().volume });
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
      setValue('muted', value === true);
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
