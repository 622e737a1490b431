// What is drawn of one picture: the thumbnail that is there already, until the file in full covers it; words where it
// cannot be had.
import type { ReactNode } from 'react';
import type { Extent } from '../../core/gesture/zoom';
import type { LightboxItem } from '../../kit/lightbox';
import { type Files, naturalSize, thumbOf } from './use-files';

interface PictureProps {
  readonly item: LightboxItem;
  readonly files: Files;
  readonly current: boolean;
  /** Width in px at which it is looked at: zoomed further, a larger file is wanted. */
  readonly wanted: number;
  readonly labelBroken: string;
}

export function Picture({ item, files, current, wanted, labelBroken }: PictureProps): ReactNode {
  const state = files.stateOf(item);
  if (state === 'broken')
    return (
      <p part="message">
        {labelBroken} <span>{item.alt || item.title}</span>
      </p>
    );
  const thumb = thumbOf(item);
  const isShown = thumb?.complete && thumb.naturalWidth > 0;
  return (
    <>
      {state === 'loading' && isShown && <img className="thumb" src={thumb.currentSrc} alt="" aria-hidden />}
      <img
        className="file"
        src={item.src}
        srcSet={item.srcset || undefined}
        sizes={item.srcset ? `${Math.ceil(wanted)}px` : undefined}
        alt={item.alt}
        decoding="async"
        fetchPriority={current ? 'high' : 'low'}
        onLoad={({ currentTarget }) => files.arrived(item, naturalSize(currentTarget))}
        onError={() => files.arrived(item, null)}
      />
      {state === 'loading' && <span className="wait" />}
    </>
  );
}

/** Room for the words about a picture that is not there. */
export const brokenBox = ({ width, height }: Extent): Extent => ({
  width: Math.min(width, 480),
  height: Math.min(height, 240),
});
