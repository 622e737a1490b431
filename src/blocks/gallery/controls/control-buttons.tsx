// What are the buttons of a gallery that turns? Pause first, as keyboard visitors need it first (APG carousel).
import type { ReactNode } from 'react';
import { PauseButton } from '../../../kit/components/pause-button';
import { type Direction, isAtEnd, isAtStart } from '../gallery.model';
import type { GalleryProps, SlideController } from '../navigation/use-current-slide';
import type { Rotation } from '../rotation/use-rotation';

interface ControlButtonsProps extends GalleryProps {
  readonly shown: SlideController;
  readonly rotation: Rotation;
  /** Are there buttons for next and previous? */
  readonly hasButtons: boolean;
  /** Is the number of the slide shown? */
  readonly hasCounter: boolean;
}

export function ControlButtons({
  shown,
  rotation,
  hasButtons,
  hasCounter,
  loop,
  ...labels
}: ControlButtonsProps): ReactNode {
  const { view, extent, turn } = shown;
  const button = (direction: Direction, label: string, isEnd: boolean) => (
    <button
      type="button"
      part={direction}
      aria-label={label}
      aria-controls="track"
      aria-disabled={(isEnd && !loop) || undefined}
      onClick={() => turn(direction, 'control')}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="m9 5 7 7-7 7" />
      </svg>
    </button>
  );
  return (
    <>
      {rotation.offered && <PauseButton {...labels} paused={!rotation.playing} onToggle={rotation.toggle} />}
      {hasButtons && button('previous', labels.labelPrevious, isAtStart(view))}
      {hasButtons && button('next', labels.labelNext, isAtEnd(view, extent))}
      {hasCounter && (
        <span part="position" aria-hidden>
          {view.index + 1} / {extent.count}
        </span>
      )}
    </>
  );
}
