// How large are the pictures, as far as it is known by now? From what is said, from the thumbnail, from what arrived.
import { useCallback, useState } from 'react';
import type { Size } from '../../core/gesture/zoom';
import type { LightboxItem } from '../../kit/lightbox';
import { resolveFileSize } from './lightbox.model';

/** `loading` until the file has arrived. */
export type ImageStatus = 'loading' | 'ready' | 'broken';

export interface ImageLoading {
  sizeOf(item: LightboxItem): Size;
  stateOf(item: LightboxItem): ImageStatus;
  /** The file arrived, or (null) cannot be had. */
  arrived(item: LightboxItem, size: Size | null): void;
}

const UNKNOWN: Size = { width: 0, height: 0 };

export function useImageLoading(): ImageLoading {
  const [seen, setSeen] = useState<ReadonlyMap<string, Size | null>>(new Map());
  const arrived = useCallback(
    ({ src }: LightboxItem, size: Size | null) => setSeen((known) => new Map(known).set(src, size)),
    [],
  );
  return {
    arrived,
    sizeOf(item) {
      const file = seen.get(item.src);
      // Of several files the browser tells the size at which it shows one.
      if (file) return resolveFileSize(item, { ...file, exact: item.srcset === '' });
      const thumb = getThumbnail(item);
      return resolveFileSize(item, { ...getNaturalSize(thumb), exact: thumb?.currentSrc === item.src });
    },
    stateOf({ src, kind }) {
      if (kind === 'video') return 'ready';
      if (src === '' || seen.get(src) === null) return 'broken';
      return seen.has(src) ? 'ready' : 'loading';
    },
  };
}

/** The image in the page that stands for the item. */
export function getThumbnail({ element }: LightboxItem): HTMLImageElement | null {
  const image = element?.matches('img') ? element : element?.querySelector('img:not(noscript img)');
  return (image as HTMLImageElement | null | undefined) ?? null;
}

export const getNaturalSize = (image: HTMLImageElement | null): Size =>
  image ? { width: image.naturalWidth, height: image.naturalHeight } : UNKNOWN;
