// How large are the pictures, as far as it is known by now? From what is said, from the thumbnail, from what arrived.
import { useCallback, useState } from 'react';
import type { Extent } from '../../core/gesture/zoom';
import type { LightboxItem } from '../../kit/lightbox';
import { fileSize } from './box.model';

/** `loading` until the file has arrived. */
export type FileState = 'loading' | 'ready' | 'broken';

export interface Files {
  sizeOf(item: LightboxItem): Extent;
  stateOf(item: LightboxItem): FileState;
  /** The file arrived, or (null) cannot be had. */
  arrived(item: LightboxItem, size: Extent | null): void;
}

const UNKNOWN: Extent = { width: 0, height: 0 };

export function useFiles(): Files {
  const [seen, setSeen] = useState<ReadonlyMap<string, Extent | null>>(new Map());
  const arrived = useCallback(
    ({ src }: LightboxItem, size: Extent | null) => setSeen((known) => new Map(known).set(src, size)),
    [],
  );
  return {
    arrived,
    sizeOf(item) {
      const file = seen.get(item.src);
      // Of several files the browser tells the size at which it shows one.
      if (file) return fileSize(item, { ...file, exact: item.srcset === '' });
      const thumb = thumbOf(item);
      return fileSize(item, { ...naturalSize(thumb), exact: thumb?.currentSrc === item.src });
    },
    stateOf({ src, kind }) {
      if (kind === 'video') return 'ready';
      if (src === '' || seen.get(src) === null) return 'broken';
      return seen.has(src) ? 'ready' : 'loading';
    },
  };
}

/** The image in the page that stands for the item. */
export function thumbOf({ element }: LightboxItem): HTMLImageElement | null {
  const image = element?.matches('img') ? element : element?.querySelector('img:not(noscript img)');
  return (image as HTMLImageElement | null | undefined) ?? null;
}

export const naturalSize = (image: HTMLImageElement | null): Extent =>
  image ? { width: image.naturalWidth, height: image.naturalHeight } : UNKNOWN;
