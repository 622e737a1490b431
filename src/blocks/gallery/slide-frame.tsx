// What stands around one slide of the page: its frame, its caption, its link. Drawn once per slide; what changes while
// the gallery turns is written by use-presence.ts.
import { memo, type ReactNode } from 'react';
import type { Slide } from './slides';

export const Frame = memo(
  ({ slide }: { readonly slide: Slide }): ReactNode => (
    <div part="slide">
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
  ),
);
