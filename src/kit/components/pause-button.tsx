// Pause button for moving content (WCAG 2.2.2).
import type { ReactNode } from 'react';

interface PauseButtonProps {
  readonly paused: boolean;
  readonly labelPause: string;
  readonly labelPlay: string;
  readonly onToggle: () => void;
}

/** The label describes what pressing the button does. Its part is `pause`; the block sets size and position. */
export const PauseButton = ({ paused, labelPause, labelPlay, onToggle }: PauseButtonProps): ReactNode => (
  <button type="button" part="pause" aria-label={paused ? labelPlay : labelPause} onClick={onToggle}>
    <svg width="24" height="24" fill="currentColor" aria-hidden>
      <path d={paused ? 'M8 5v14l11-7z' : 'M7 5h3v14H7zm7 0h3v14h-3z'} />
    </svg>
  </button>
);
