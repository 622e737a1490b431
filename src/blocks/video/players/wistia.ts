// Wistia: embed URL and message protocol. The player does not support seeking by message.
import { buildUrl, omitUndefined, type PlayerProtocol, type PlayerUpdate, toFiniteNumber } from './player';

const COMMANDS = { play: 'amp-play', pause: 'amp-pause' } as const;

export const protocol: PlayerProtocol = {
  origin: 'https://fast.wistia.net',
  hasApi: true,
  getEmbedUrl: ({ id }, { muted, loop, controls, start }) =>
    buildUrl(`https://fast.wistia.net/embed/iframe/${id}`, {
      autoPlay: 'true',
      doNotTrack: 'true',
      playsinline: 'true',
      muted: muted && 'true',
      endVideoBehavior: loop && 'loop',
      time: start || false,
      playbar: !controls && 'false',
      controlsVisibleOnLoad: !controls && 'false',
    }),
  handshake: ['amp-listening'],
  subscriptions: [],
  encode(command, value) {
    if (command === 'muted') return [value ? 'amp-mute' : 'amp-unmute'];
    return command === 'play' || command === 'pause' ? [COMMANDS[command]] : [];
  },
  decode({ method, args }) {
    if (method !== '_trigger' || !Array.isArray(args)) return {};
    const [event, value] = args as unknown[];
    if (event === 'statechange') return parseState(value);
    if (event === 'mutechange') return { muted: value === true };
    return event === 'timechange' || event === 'secondchange'
      ? omitUndefined({ currentTime: toFiniteNumber(value) })
      : {};
  },
};

function parseState(state: unknown): PlayerUpdate {
  if (state === 'playing') return { paused: false, ended: false };
  if (state === 'ended') return { paused: true, ended: true };
  return state === 'paused' ? { paused: true } : {};
}
