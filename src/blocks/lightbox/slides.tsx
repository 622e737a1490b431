// What is drawn of the pictures: the one that is shown and its neighbours, side by side in a row that moves.
import { type CSSProperties, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../../core/gesture/zoom';
import type { LightboxItem } from '../../kit/lightbox';
import { ImageSlide } from './image-slide';
import { getRenderedSlides } from './lightbox.model';
import type { ImageLoading } from './use-image-loading';
import { VideoSlide } from './video-slide';

interface SlidesProps {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly place: number;
  readonly loop: boolean;
  readonly scale: number;
  readonly files: ImageLoading;
  readonly boxOf: (item: LightboxItem) => Size;
  readonly labelBroken: string;
  readonly row: Ref<HTMLDivElement>;
  readonly picture: Ref<HTMLDivElement>;
}

export function Slides({ items, index, place, loop, row, picture, ...shared }: SlidesProps): ReactNode {
  const [rested, setRested] = useState(place);
  const last = useRef(place);
  // Further than to a neighbour there is no way to be seen.
  const cut = Math.abs(place - last.current) > 1;
  useLayoutEffect(() => {
    last.current = place;
    if (cut) setRested(place);
  }, [place, cut]);

  return (
    <div
      className="row"
      ref={row}
      data-cut={cut || undefined}
      style={{ '--_place': place } as CSSProperties}
      onTransitionEnd={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        currentTarget.style.removeProperty('--_rest');
        setRested(place);
      }}
    >
      {getRenderedSlides(place, rested, { index, count: items.length, loop }).map(({ at, item }) => (
        <Slide
          key={at}
          {...shared}
          item={items[item]!}
          at={at}
          picture={at === place ? picture : undefined}
        />
      ))}
    </div>
  );
}

interface SlideProps extends Pick<SlidesProps, 'scale' | 'files' | 'boxOf' | 'labelBroken'> {
  readonly item: LightboxItem;
  readonly at: number;
  /** Only of the one that is shown. */
  readonly picture: Ref<HTMLDivElement> | undefined;
}

function Slide({ item, at, picture, scale, files, boxOf, labelBroken }: SlideProps): ReactNode {
  const current = picture !== undefined;
  const box = boxOf(item);
  return (
    <div className="pane" style={{ '--_at': at } as CSSProperties} inert={!current}>
      <div
        part={current ? 'picture current' : 'picture'}
        ref={picture}
        style={{ width: box.width, height: box.height }}
      >
        {item.kind === 'video' ? (
          <VideoSlide item={item} isCurrent={current} />
        ) : (
          <ImageSlide
            item={item}
            files={files}
            isCurrent={current}
            displayWidth={box.width * (current ? scale : 1)}
            labelBroken={labelBroken}
          />
        )}
      </div>
    </div>
  );
}
