// What stands around one slide: its frame, its caption, its link. Drawn once per slide; what changes while the gallery
// turns is written by use-presence.ts.
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { SlideData } from '../attributes/slides.attributes';
import type { Slide } from '../content/read-slides';
import { setSlideFrame } from '../motion/scroll/snap';

interface SlideFrameProps {
  readonly slide: Slide;
  /** Where it stands, among others that are not there. */
  readonly style?: CSSProperties | undefined;
}

export const SlideFrame = memo(
  ({ slide, style }: SlideFrameProps): ReactNode => (
    <div part="slide" style={style} ref={(frame) => setSlideFrame(slide, frame)}>
      {slide.data ? picture(slide.data) : <slot name={slide.key} data-internal />}
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
