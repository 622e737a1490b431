// YouTube: embed URL and message protocol, with JSON text as messages.
import { buildUrl, omitUndefined, type PlayerProtocol, type PlayerUpdate, toFiniteNumber } from './player';

const PLAYING = 1;
const ENDED = 0;
/** -1 unstarted, 2 paused, 5 cued. 3 (buffering) counts as playing. */
const PAUSED_STATES = [-1, 2, 5];

const createCommand = (func: string, args: readonly unknown[] = []) =>
  JSON.stringify({ event: 'command', func, args, id: 1, channel: 'widget' });

export const protocol: PlayerProtocol = {
  origin: 'https://www.youtube-nocookie.com',
  hasApi: true,
  getEmbedUrl: ({ id }, { muted, loop, controls, start }, page) =>
    buildUrl(`https://www.youtube-nocookie.com/embed/${id}`, {
      autoplay: 1,
      enablejsapi: 1,
      origin: page,
      playsinline: 1,
      rel: 0,
      start: Math.floor(start) || false,
      mute: muted && 1,
      // Looping requires a playlist.
      loop: loop && 1,
      playlist: loop && id,
      controls: !controls && 0,
    }),
  handshake: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
  subscriptions: [
    createCommand('addEventListener', ['onStateChange']),
    createCommand('addEventListener', ['onError']),
  ],
  encode(name, value) {
    switch (name) {
      case 'play':
        return [createCommand('playVideo')];
      case 'pause':
        return [createCommand('pauseVideo')];
      case 'currentTime':
        return [createCommand('seekTo', [value, true])];
      case 'muted':
        return [createCommand(value ? 'mute' : 'unMute')];
      case 'volume':
        return [createCommand('setVolume', [Number(value) * 100])];
      case 'playbackRate':
        return [createCommand('setPlaybackRate', [value])];
    }
  },
  decode({ event, info }) {
    if (event === 'onError') return { error: 'unavailable' };
    if (event === 'onStateChange') return parseState(info);
    if (typeof info !== 'object' || info === null) return {};
    const { currentTime, duration, volume, muted, playbackRate, playerState } = info as Record<
      string,
      unknown
    >;
    const percentage = toFiniteNumber(volume);
    return omitUndefined({
      ...parseState(playerState),
      currentTime: toFiniteNumber(currentTime),
      duration: toFiniteNumber(duration) || undefined,
      volume: percentage === undefined ? undefined : percentage / 100,
      muted: typeof muted === 'boolean' ? muted : undefined,
      playbackRate: toFiniteNumber(playbackRate),
    });
  },
};

function parseState(state: unknown): PlayerUpdate {
  if (state === PLAYING) return { paused: false, ended: false };
  if (state === ENDED) return { paused: true, ended: true };
  return PAUSED_STATES.includes(state as number) ? { paused: true } : {};
}
