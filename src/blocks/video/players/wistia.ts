// How does one speak with a player of Wistia? Words in, triggers of its events out; it cannot be moved from outside.
import { address, known, numberOf, type Protocol, type Report } from './player';

const WORDS = { play: 'amp-play', pause: 'amp-pause' } as const;

export const protocol: Protocol = {
  origin: 'https://fast.wistia.net',
  speaks: true,
  url: ({ id }, { muted, loop, controls, start }) =>
    address(`https://fast.wistia.net/embed/iframe/${id}`, {
      autoPlay: 'true',
      doNotTrack: 'true',
      playsinline: 'true',
      muted: muted && 'true',
      endVideoBehavior: loop && 'loop',
      time: start || false,
      playbar: !controls && 'false',
      controlsVisibleOnLoad: !controls && 'false',
    }),
  hello: ['amp-listening'],
  subscription: [],
  message(command, value) {
    if (command === 'muted') return [value ? 'amp-mute' : 'amp-unmute'];
    return command === 'play' || command === 'pause' ? [WORDS[command]] : [];
  },
  read({ method, args }) {
    if (method !== '_trigger' || !Array.isArray(args)) return {};
    const [event, value] = args as unknown[];
    if (event === 'statechange') return stateOf(value);
    if (event === 'mutechange') return { muted: value === true };
    return event === 'timechange' || event === 'secondchange' ? known({ currentTime: numberOf(value) }) : {};
  },
};

function stateOf(state: unknown): Report {
  if (state === 'playing') return { paused: false, ended: false };
  if (state === 'ended') return { paused: true, ended: true };
  return state === 'paused' ? { paused: true } : {};
}
