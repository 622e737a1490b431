// Controls a video element.
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

/** @param onUpdate called whenever the state changes */
export function createFileAdapter(
  video: HTMLVideoElement,
  onUpdate: (update: PlayerUpdate) => void,
): PlayerAdapter {
  const listeners = new AbortController();
  const { signal } = listeners;
  const onChange = () => onUpdate(readState(video));
  for (const type of EVENTS) video.addEventListener(type, onChange, { signal });
  // Capturing: the error of a source element does not bubble.
  video.addEventListener('error', () => hasFailed(video) && onUpdate({ error: 'unavailable' }), {
    signal,
    capture: true,
  });
  return {
    initialState: readState(video),
    canPause: true,
    send(command, value) {
      if (command === 'pause') video.pause();
      else if (command === 'play')
        video.play().catch((error: Error) => isAutoplayBlocked(error) && onUpdate({ autoplayBlocked: true }));
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

/** Other rejections are followed by an error event or caused by a pause. */
const isAutoplayBlocked = ({ name }: Error): boolean => name === 'NotAllowedError';

/** A failed source element is not an error while another source can be loaded. */
const hasFailed = ({ error, networkState, NETWORK_NO_SOURCE }: HTMLVideoElement): boolean =>
  error !== null || networkState === NETWORK_NO_SOURCE;
