// Load status and size of the images, from the markup, their thumbnails and the loaded files.
import { useCallback, useState } from 'react';
import type { Size } from '../../core/image-size';
import type { LightboxItem } from '../../kit/media/lightbox';
import { resolveFileSize } from './lightbox.model';

export type ImageStatus = 'loading' | 'loaded' | 'error';

export interface ImageLoading {
  getSize(item: LightboxItem): Size;
  getStatus(item: LightboxItem): ImageStatus;
  /** Reports the natural size of a loaded file, or null after an error. */
  report(item: LightboxItem, size: Size | null): void;
}

const UNKNOWN: Size = { width: 0, height: 0 };

export function useImageLoading(): ImageLoading {
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size | null>>(new Map());
  const report = useCallback(
    ({ src }: LightboxItem, size: Size | null) => setSizes((last) => new Map(last).set(src, size)),
    [],
  );
  return {
    report,
    getSize(item) {
      const file = sizes.get(item.src);
      // With `srcset` the natural size is that of the rendered candidate.
      if (file) return resolveFileSize(item, { ...file, isFullFile: item.srcset === '' });
      const thumbnail = getThumbnail(item);
      const isFullFile = thumbnail?.currentSrc === item.src;
      return resolveFileSize(item, { ...getNaturalSize(thumbnail), isFullFile });
    },
    getStatus({ src, kind }) {
      if (kind === 'video') return 'loaded';
      if (src === '' || sizes.get(src) === null) return 'error';
      return sizes.has(src) ? 'loaded' : 'loading';
    },
  };
}

/** The image of the item in the page. */
export function getThumbnail({ element }: LightboxItem): HTMLImageElement | null {
  const image = element?.matches('img') ? element : element?.querySelector('img:not(noscript img)');
  return (image as HTMLImageElement | null | undefined) ?? null;
}

export const getNaturalSize = (image: HTMLImageElement | null): Size =>
  image ? { width: image.naturalWidth, height: image.naturalHeight } : UNKNOWN;
