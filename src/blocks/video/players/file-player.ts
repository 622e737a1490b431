// How does one speak with a video element? Its own properties and events; the model of all the others.
import type { Player, Report } from './player';

const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'durationchange',
  'volumechange',
  'ratechange',
  'emptied',
] as const;

/** @param report told whenever something changes */
export function filePlayer(video: HTMLVideoElement, report: (said: Report) => void): Player {
  const listeners = new AbortController();
  const { signal } = listeners;
  const tell = () => report(stateOf(video));
  for (const type of EVENTS) video.addEventListener(type, tell, { signal });
  // Of a source element, too: its error does not bubble.
  video.addEventListener('error', () => isHopeless(video) && report({ trouble: 'unavailable' }), {
    signal,
    capture: true,
  });
  return {
    first: stateOf(video),
    pausable: true,
    send(command, value) {
      if (command === 'pause') video.pause();
      else if (command === 'play')
        video.play().catch((error: Error) => isRefusal(error) && report({ refused: true }));
      else if (command === 'muted') video.muted = value === true;
      else video[command] = Number(value);
    },
    stop: () => listeners.abort(),
  };
}

const stateOf = ({
  paused,
  ended,
  currentTime,
  duration,
  muted,
  volume,
  playbackRate,
}: HTMLVideoElement) => ({
  paused,
  ended,
  currentTime,
  duration,
  muted,
  volume,
  playbackRate,
});

/** Anything else is told by an event, or comes of a pause meanwhile. */
const isRefusal = ({ name }: Error): boolean => name === 'NotAllowedError';

/** An error of one source is none while another may do. */
const isHopeless = ({ error, networkState, NETWORK_NO_SOURCE }: HTMLVideoElement): boolean =>
  error !== null || networkState === NETWORK_NO_SOURCE;
