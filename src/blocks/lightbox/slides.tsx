// The moving track with the current slide and its neighbors.
import { type CSSProperties, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../../core/image-size';
import type { LightboxItem } from '../../kit/media/lightbox';
import { ImageSlide } from './image-slide';
import { getRenderedSlides } from './lightbox.model';
import type { ImageLoading } from './use-image-loading';
import { VideoSlide } from './video-slide';

interface SlidesProps {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly position: number;
  readonly loop: boolean;
  readonly scale: number;
  readonly loading: ImageLoading;
  readonly getSize: (item: LightboxItem) => Size;
  readonly labelBroken: string;
  readonly trackRef: Ref<HTMLDivElement>;
  readonly slideRef: Ref<HTMLDivElement>;
}

export function Slides({
  items,
  index,
  position,
  loop,
  trackRef,
  slideRef,
  ...shared
}: SlidesProps): ReactNode {
  const [restPosition, setRestPosition] = useState(position);
  const lastPosition = useRef(position);
  // Only a step to a neighbor is animated.
  const isJump = Math.abs(position - lastPosition.current) > 1;
  useLayoutEffect(() => {
    lastPosition.current = position;
    if (isJump) setRestPosition(position);
  }, [position, isJump]);

  return (
    <div
      className="track"
      ref={trackRef}
      data-jump={isJump || undefined}
      style={{ '--_track-position': position } as CSSProperties}
      onTransitionEnd={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        currentTarget.style.removeProperty('--_settle-duration');
        setRestPosition(position);
      }}
    >
      {getRenderedSlides(position, restPosition, { index, count: items.length, loop }).map((slide) => (
        <Slide
          key={slide.position}
          {...shared}
          item={items[slide.index]!}
          position={slide.position}
          slideRef={slide.position === position ? slideRef : undefined}
        />
      ))}
    </div>
  );
}

interface SlideProps extends Pick<SlidesProps, 'scale' | 'loading' | 'getSize' | 'labelBroken'> {
  readonly item: LightboxItem;
  readonly position: number;
  /** Set for the current slide only. */
  readonly slideRef: Ref<HTMLDivElement> | undefined;
}

function Slide({ item, position, slideRef, scale, loading, getSize, labelBroken }: SlideProps): ReactNode {
  const isCurrent = slideRef !== undefined;
  const { width, height } = getSize(item);
  return (
    <div className="slide" style={{ '--_position': position } as CSSProperties} inert={!isCurrent}>
      <div part={isCurrent ? 'picture current' : 'picture'} ref={slideRef} style={{ width, height }}>
        {item.kind === 'video' ? (
          <VideoSlide item={item} isCurrent={isCurrent} />
        ) : (
          <ImageSlide
            item={item}
            loading={loading}
            isCurrent={isCurrent}
            displayWidth={width * (isCurrent ? scale : 1)}
            labelBroken={labelBroken}
          />
        )}
      </div>
    </div>
  );
}
