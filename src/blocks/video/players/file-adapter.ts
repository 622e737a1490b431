// How does one speak with a video element? Its own properties and events; the model of all the others.
import type { PlayerAdapter, PlayerUpdate } from './player';

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
export function createFileAdapter(
  video: HTMLVideoElement,
  report: (said: PlayerUpdate) => void,
): PlayerAdapter {
  const listeners = new AbortController();
  const { signal } = listeners;
  const tell = () => report(readState(video));
  for (const type of EVENTS) video.addEventListener(type, tell, { signal });
  // Of a source element, too: its error does not bubble.
  video.addEventListener('error', () => isFatal(video) && report({ trouble: 'unavailable' }), {
    signal,
    capture: true,
  });
  return {
    initialState: readState(video),
    pausable: true,
    send(command, value) {
      if (command === 'pause') video.pause();
      else if (command === 'play')
        video.play().catch((error: Error) => isAutoplayBlocked(error) && report({ refused: true }));
      else if (command === 'muted') video.muted = value === true;
      else video[command] = Number(value);
    },
    disconnect: () => listeners.abort(),
  };
}

const readState = ({
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
const isAutoplayBlocked = ({ name }: Error): boolean => name === 'NotAllowedError';

/** An error of one source is none while another may do. */
const isFatal = ({ error, networkState, NETWORK_NO_SOURCE }: HTMLVideoElement): boolean =>
  error !== null || networkState === NETWORK_NO_SOURCE;
