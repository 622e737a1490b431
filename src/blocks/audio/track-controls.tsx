// The controls of one track: play button, slider, time, speed, next track, download and message.
import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect } from 'react';
import { getLanguage } from '../../kit/element/language';
import { insertBox, isAudio, removeBox, type Track } from './audio.content';
import { formatClock, formatSpoken, getRowForKey, readFileTitle, SPEEDS } from './audio.model';
import type { AudioProps } from './audio.types';
import { isPlaying, type Playback, seekTo, setSpeed } from './shared-player';

interface TrackProps {
  readonly track: Track;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly title: string;
  /** Undefined for the last track. */
  readonly nextTitle: string | undefined;
  readonly playback: Playback;
  readonly options: AudioProps;
}

export const TrackControls = memo(function TrackControls(props: TrackProps): ReactNode {
  const { track, index, title, nextTitle = '', playback, options } = props;
  const { api } = options;
  const { status } = playback;
  const isActive = isPlaying(status);
  const isOpen = isActive || status === 'paused';
  useBox(props);
  return (
    <>
      {!isAudio(track.node) && <div data-site-audio-text="">{title}</div>}
      {!isAudio(track.node) && track.author && <div data-site-audio-text="">{track.author}</div>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out in its own way */}
      <div role="group" aria-label={title} data-site-audio="" data-state={status}>
        <button
          type="button"
          data-part="play"
          aria-label={withTitle(isActive ? options.labelPause : options.labelPlay, title)}
          onClick={() => (isActive ? api.pause() : api.start(track))}
          onKeyDown={(event) => onKey(event, props)}
        >
          <Icon name={isActive ? 'pause' : 'play'} />
        </button>
        <Slider {...props} isOpen={isOpen} />
        <select
          data-part="speed"
          hidden={!isOpen}
          aria-label={options.labelSpeed}
          value={playback.speed}
          onChange={(event) => setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
        <button
          type="button"
          data-part="next"
          hidden={!isOpen || !nextTitle}
          aria-label={withTitle(options.labelNext, nextTitle)}
          onClick={() => api.play(index + 1)}
        >
          <Icon name="next" />
        </button>
        <a
          data-part="download"
          hidden={!track.canDownload}
          href={track.url}
          download={readFileTitle(track.url)}
          aria-label={withTitle(options.labelDownload, title)}
        >
          <Icon name="download" />
        </a>
        <span data-part="message" role="status">
          {status === 'failed' && (
            <>
              {options.labelFailed} <a href={track.url}>{options.labelFile}</a>
            </>
          )}
        </span>
      </div>
    </>
  );
});

/** Focuses the control, or the play button while it is hidden. */
export function focusPart({ box }: Track, part: string | undefined): void {
  const find = (name: string | undefined) =>
    box.querySelector<HTMLElement>(`[data-part="${name}"]:not([hidden])`);
  (find(part) ?? find('play'))?.focus();
}

/** Keeps the controls in the page while they are rendered. */
function useBox({ track, options: { api } }: TrackProps): void {
  // On every render, because scripts of the page may have emptied the block.
  useLayoutEffect(() => insertBox(track));
  useLayoutEffect(() => {
    const { node } = track;
    // The visitor pressed play before the script had loaded.
    if (isAudio(node) && !node.paused) {
      api.start(track, node.currentTime);
      node.pause();
    }
    return () => {
      api.release(track);
      removeBox(track);
    };
  }, [track, api]);
}

function onKey(event: KeyboardEvent, { index, options }: TrackProps): void {
  const { tracks } = options.content;
  const target = tracks[getRowForKey(event.key, index, tracks.length) ?? -1];
  if (!target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  focusPart(target, 'play');
}

function Slider({ track, title, playback, options, isOpen }: TrackProps & { readonly isOpen: boolean }) {
  const { host, labelPosition, labelTime } = options;
  const { status, time } = playback;
  const duration = isOpen ? playback.duration : track.duration;
  const isKnown = Number.isFinite(duration);
  const say = (seconds: number) => formatSpoken(seconds, getLanguage(host));
  const total = formatClock(duration);
  return (
    <>
      <input
        type="range"
        data-part="slider"
        hidden={!isOpen}
        max={isKnown ? Math.max(1, Math.floor(duration)) : 1}
        value={time}
        // Not disabled while the duration is unknown: it would lose the focus.
        aria-disabled={!isKnown}
        aria-label={withTitle(labelPosition, title)}
        aria-valuetext={
          isOpen ? labelTime.replace('{time}', say(time)).replace('{duration}', say(duration)) : undefined
        }
        onInput={(event) => seekTo(Number(event.currentTarget.value))}
      />
      <span data-part="time">
        {status !== 'failed' && (isOpen ? [formatClock(time), total].filter(Boolean).join(' / ') : total)}
      </span>
    </>
  );
}

/** Paths of icons in a box of 24 units. */
const ICONS = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h4v14H7zm6 0h4v14h-4z',
  next: 'M6 5v14l9-7zm10 0h3v14h-3z',
  download: 'M11 4h2v8h4l-5 5-5-5h4zM5 19h14v2H5z',
};

const Icon = ({ name }: { readonly name: keyof typeof ICONS }): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);

const withTitle = (label: string, title: string): string => label.replace('{title}', () => title);
