// How does one speak with a player of YouTube? JSON text in both directions, after a word that somebody listens.
import { address, known, numberOf, type Protocol, type Report } from './player';

const PLAYING = 1;
const ENDED = 0;
/** -1 unstarted, 2 paused, 5 cued; 3, buffering, is a moment of playing. */
const STILL = [-1, 2, 5];

const command = (func: string, args: readonly unknown[] = []) =>
  JSON.stringify({ event: 'command', func, args, id: 1, channel: 'widget' });

export const protocol: Protocol = {
  origin: 'https://www.youtube-nocookie.com',
  speaks: true,
  url: ({ id }, { muted, loop, controls, start }, page) =>
    address(`https://www.youtube-nocookie.com/embed/${id}`, {
      autoplay: 1,
      enablejsapi: 1,
      origin: page,
      playsinline: 1,
      rel: 0,
      start: Math.floor(start) || false,
      mute: muted && 1,
      // A list of one is what loops.
      loop: loop && 1,
      playlist: loop && id,
      controls: !controls && 0,
    }),
  hello: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
  subscription: [command('addEventListener', ['onStateChange']), command('addEventListener', ['onError'])],
  message(name, value) {
    switch (name) {
      case 'play':
        return [command('playVideo')];
      case 'pause':
        return [command('pauseVideo')];
      case 'currentTime':
        return [command('seekTo', [value, true])];
      case 'muted':
        return [command(value ? 'mute' : 'unMute')];
      case 'volume':
        return [command('setVolume', [Number(value) * 100])];
      case 'playbackRate':
        return [command('setPlaybackRate', [value])];
    }
  },
  read({ event, info }) {
    if (event === 'onError') return { trouble: 'unavailable' };
    if (event === 'onStateChange') return stateOf(info);
    if (typeof info !== 'object' || info === null) return {};
    const { currentTime, duration, volume, muted, playbackRate, playerState } = info as Record<
      string,
      unknown
    >;
    const loudness = numberOf(volume);
    return known({
      ...stateOf(playerState),
      currentTime: numberOf(currentTime),
      duration: numberOf(duration) || undefined,
      volume: loudness === undefined ? undefined : loudness / 100,
      muted: typeof muted === 'boolean' ? muted : undefined,
      playbackRate: numberOf(playbackRate),
    });
  },
};

function stateOf(state: unknown): Report {
  if (state === PLAYING) return { paused: false, ended: false };
  if (state === ENDED) return { paused: true, ended: true };
  return STILL.includes(state as number) ? { paused: true } : {};
}
