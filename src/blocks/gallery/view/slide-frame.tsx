// The frame of one slide, with its caption and link. Rendered once; view/use-slide-attributes.ts writes what changes.
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { SlideData } from '../attributes/slides.attributes';
import { setSlideFrame } from '../content/slide-elements';
import type { Slide } from '../gallery.types';

interface SlideFrameProps {
  readonly slide: Slide;
  /** Position of a virtual slide. */
  readonly style?: CSSProperties | undefined;
}

export const SlideFrame = memo(
  ({ slide, style }: SlideFrameProps): ReactNode => (
    <div part="slide" style={style} ref={(frame) => setSlideFrame(slide, frame)}>
      {slide.data ? renderImage(slide.data) : <slot name={slide.key} data-internal />}
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

const renderImage = ({ src, srcset, width, height, alt = '', color }: SlideData) => (
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
