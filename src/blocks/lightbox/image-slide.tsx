// An image slide: the loaded thumbnail until the full-size file has loaded, or an error message.
import type { ReactNode } from 'react';
import type { Size } from '../../core/image-size';
import type { LightboxItem } from '../../kit/media/lightbox';
import { getNaturalSize, getThumbnail, type ImageLoading } from './use-image-loading';

interface ImageSlideProps {
  readonly item: LightboxItem;
  readonly loading: ImageLoading;
  readonly isCurrent: boolean;
  /** Displayed width in px; zooming in selects a larger file. */
  readonly displayWidth: number;
  readonly labelBroken: string;
}

export function ImageSlide({
  item,
  loading,
  isCurrent,
  displayWidth,
  labelBroken,
}: ImageSlideProps): ReactNode {
  const status = loading.getStatus(item);
  if (status === 'error')
    return (
      <p part="message">
        {labelBroken} <span>{item.alt || item.title}</span>
      </p>
    );
  const thumbnail = getThumbnail(item);
  const hasThumbnail = thumbnail?.complete && thumbnail.naturalWidth > 0;
  return (
    <>
      {status === 'loading' && hasThumbnail && (
        <img className="thumbnail" src={thumbnail.currentSrc} alt="" aria-hidden />
      )}
      <img
        className="file"
        src={item.src}
        srcSet={item.srcset || undefined}
        sizes={item.srcset ? `${Math.ceil(displayWidth)}px` : undefined}
        alt={item.alt}
        decoding="async"
        fetchPriority={isCurrent ? 'high' : 'low'}
        onLoad={({ currentTarget }) => loading.report(item, getNaturalSize(currentTarget))}
        onError={() => loading.report(item, null)}
      />
      {status === 'loading' && <span className="spinner" />}
    </>
  );
}

/** Size of the error message. */
export const getErrorSize = ({ width, height }: Size): Size => ({
  width: Math.min(width, 480),
  height: Math.min(height, 240),
});
