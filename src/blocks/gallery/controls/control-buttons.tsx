// Previous, next and pause buttons. Pause comes first in tab order (APG carousel).
import type { ReactNode } from 'react';
import { PauseButton } from '../../../kit/components/pause-button';
import { isAtEnd, isAtStart } from '../gallery.model';
import type { Direction, GalleryProps, Rotation, SlideController } from '../gallery.types';

interface ControlButtonsProps extends GalleryProps {
  readonly controller: SlideController;
  readonly rotation: Rotation;
  /** Whether to render previous and next. */
  readonly hasButtons: boolean;
  /** Whether to render the number of the slide. */
  readonly hasCounter: boolean;
}

export function ControlButtons({
  controller,
  rotation,
  hasButtons,
  hasCounter,
  loop,
  ...labels
}: ControlButtonsProps): ReactNode {
  const { position, counts, step } = controller;
  const renderButton = (direction: Direction, label: string, isLast: boolean) => (
    <button
      type="button"
      part={direction}
      aria-label={label}
      aria-controls="track"
      aria-disabled={(isLast && !loop) || undefined}
      onClick={() => step(direction, 'control')}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="m9 5 7 7-7 7" />
      </svg>
    </button>
  );
  return (
    <>
      {rotation.isAvailable && (
        <PauseButton {...labels} paused={!rotation.isPlaying} onToggle={rotation.toggle} />
      )}
      {hasButtons && renderButton('previous', labels.labelPrevious, isAtStart(position))}
      {hasButtons && renderButton('next', labels.labelNext, isAtEnd(position, counts))}
      {hasCounter && (
        <span part="position" aria-hidden>
          {position.index + 1} / {counts.count}
        </span>
      )}
    </>
  );
}
