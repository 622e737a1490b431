// What stands around one slide: its frame, its caption, its link. Drawn once per slide; what changes while the gallery
// turns is written by use-presence.ts.
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { SlideData } from '../content/content.attributes';
import type { Slide } from '../content/slides';
import { keepFrame } from '../motion/place';

interface FrameProps {
  readonly slide: Slide;
  /** Where it stands, among others that are not there. */
  readonly place?: CSSProperties | undefined;
}

export const Frame = memo(
  ({ slide, place }: FrameProps): ReactNode => (
    <div part="slide" style={place} ref={(frame) => keepFrame(slide, frame)}>
      {slide.picture ? picture(slide.picture) : <slot name={slide.key} data-internal />}
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

const picture = ({ src, srcset, width, height, alt = '', color }: SlideData) => (
  <img
    part="image"
    src={src}
    srcSet={srcset}
    sizes={srcset && 'auto, 100vw'}
    width={width}
    height={height}
    alt={alt}
    loading="lazy"
    decoding="async"
    style={color ? { backgroundColor: color } : undefined}
  />
);
