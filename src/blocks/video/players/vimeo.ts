// Vimeo: embed URL and message protocol, with objects as messages.
import { buildUrl, omitUndefined, type PlayerProtocol, toFiniteNumber } from './player';

const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'volumechange', 'playbackratechange', 'error'];

const METHODS = {
  currentTime: 'setCurrentTime',
  muted: 'setMuted',
  volume: 'setVolume',
  playbackRate: 'setPlaybackRate',
} as const;

export const protocol: PlayerProtocol = {
  origin: 'https://player.vimeo.com',
  hasApi: true,
  getEmbedUrl: ({ id, key }, { muted, loop, controls, start }) =>
    buildUrl(`https://player.vimeo.com/video/${id}`, {
      h: key,
      autoplay: 1,
      dnt: 1,
      playsinline: 1,
      muted: muted && 1,
      loop: loop && 1,
      controls: !controls && 0,
    }) + (start ? `#t=${Math.floor(start)}s` : ''),
  handshake: [{ method: 'ping' }],
  subscriptions: [
    ...EVENTS.map((value) => ({ method: 'addEventListener', value })),
    { method: 'getDuration' },
  ],
  encode(command, value) {
    if (command === 'play' || command === 'pause') return [{ method: command }];
    return [{ method: METHODS[command], value }];
  },
  decode({ event, method, value, data }) {
    const { seconds, duration, volume, muted, playbackRate } = Object(data) as Record<string, unknown>;
    const time = omitUndefined({
      currentTime: toFiniteNumber(seconds),
      duration: method === 'getDuration' ? toFiniteNumber(value) : toFiniteNumber(duration),
    });
    switch (event) {
      case 'play':
        return { ...time, paused: false, ended: false };
      case 'pause':
        return { ...time, paused: true };
      case 'ended':
        return { ...time, paused: true, ended: true };
      case 'volumechange':
        return omitUndefined({
          volume: toFiniteNumber(volume),
          muted: typeof muted === 'boolean' ? muted : undefined,
        });
      case 'playbackratechange':
        return omitUndefined({ playbackRate: toFiniteNumber(playbackRate) });
      case 'error':
        // A rejected command is not an error of the video.
        return Object(data).method ? {} : { error: 'unavailable' };
      default:
        return time;
    }
  },
};
