// What are the buttons of a gallery that turns? Pause first, as keyboard visitors need it first (APG carousel).
import type { ReactNode } from 'react';
import { PauseButton } from '../../../kit/parts/pause-button';
import { type Direction, isAtBeginning, isAtEnd } from '../gallery.model';
import type { Rotation } from '../rotation/use-rotation';
import type { Gallery, GalleryProps } from '../use-gallery';

interface ControlsProps extends GalleryProps {
  readonly shown: Gallery;
  readonly rotation: Rotation;
  /** Are there buttons for next and previous? */
  readonly ownButtons: boolean;
  /** Is the number of the slide shown? */
  readonly counts: boolean;
}

export function Controls({ shown, rotation, ownButtons, counts, loop, ...labels }: ControlsProps): ReactNode {
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
      {ownButtons && button('previous', labels.labelPrevious, isAtBeginning(view))}
      {ownButtons && button('next', labels.labelNext, isAtEnd(view, extent))}
      {counts && (
        <span part="position" aria-hidden>
          {view.index + 1} / {extent.count}
        </span>
      )}
    </>
  );
}
