// What stands around one slide: its frame, its place in the row for those who do not see it, its caption.
import type { ReactNode } from 'react';
import type { Slide } from './slides';
import type { Presence } from './use-light';

interface FrameProps {
  readonly slide: Slide;
  /** null where all slides are shown at once. */
  readonly presence: Presence | null;
  readonly isListItem: boolean;
}

export const Frame = ({ slide, presence, isListItem }: FrameProps): ReactNode => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only a group has them
  <div
    part={presence?.current ? 'slide current' : 'slide'}
    role={presence ? 'group' : isListItem ? 'listitem' : undefined}
    aria-roledescription={presence ? 'slide' : undefined}
    aria-label={presence?.label}
    inert={presence?.inert ?? false}
  >
    <slot name={slide.key} data-internal />
    {(slide.title || slide.description) && (
      <p part="caption">
        {slide.title && <strong>{slide.title}</strong>} {slide.description}
      </p>
    )}
    {slide.href && (
      <a part="link" href={slide.href}>
        <span className="hidden">{slide.name || slide.href}</span>
      </a>
    )}
  </div>
);
