// What is drawn of one picture: the thumbnail that is there already, until the file in full covers it; words where it
// cannot be had.
import type { ReactNode } from 'react';
import type { Size } from '../../core/gesture/zoom';
import type { LightboxItem } from '../../kit/lightbox';
import { getNaturalSize, getThumbnail, type ImageLoading } from './use-image-loading';

interface ImageSlideProps {
  readonly item: LightboxItem;
  readonly files: ImageLoading;
  readonly isCurrent: boolean;
  /** Width in px at which it is looked at: zoomed further, a larger file is wanted. */
  readonly displayWidth: number;
  readonly labelBroken: string;
}

export function ImageSlide({
  item,
  files,
  isCurrent,
  displayWidth,
  labelBroken,
}: ImageSlideProps): ReactNode {
  const state = files.stateOf(item);
  if (state === 'broken')
    return (
      <p part="message">
        {labelBroken} <span>{item.alt || item.title}</span>
      </p>
    );
  const thumb = getThumbnail(item);
  const isShown = thumb?.complete && thumb.naturalWidth > 0;
  return (
    <>
      {state === 'loading' && isShown && <img className="thumb" src={thumb.currentSrc} alt="" aria-hidden />}
      <img
        className="file"
        src={item.src}
        srcSet={item.srcset || undefined}
        sizes={item.srcset ? `${Math.ceil(displayWidth)}px` : undefined}
        alt={item.alt}
        decoding="async"
        fetchPriority={isCurrent ? 'high' : 'low'}
        onLoad={({ currentTarget }) => files.arrived(item, getNaturalSize(currentTarget))}
        onError={() => files.arrived(item, null)}
      />
      {state === 'loading' && <span className="wait" />}
    </>
  );
}

/** Room for the words about a picture that is not there. */
export const getErrorSize = ({ width, height }: Size): Size => ({
  width: Math.min(width, 480),
  height: Math.min(height, 240),
});
