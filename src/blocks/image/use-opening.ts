// How does a click on an image open the lightbox?
import { useEffect } from 'react';
import { openLightbox, prepareLightbox } from '../../kit/lightbox';
import { readLightboxItem } from '../../kit/lightbox-item';
import type { ImageProps } from './image';
import { canOpen, unitOf } from './images';

export interface Opening {
  /** Is there anything to open? */
  readonly offered: boolean;
  /** @param opener what was pressed */
  open(opener: Element): void;
}

export function useOpening({ host, content, lightbox, lightboxTheme, emit }: ImageProps): Opening {
  const images = lightbox ? content.filter(canOpen) : [];

  /** @returns did it open? */
  function show(opener: Element, index: number): boolean {
    const image = images[index];
    const source = image?.currentSrc || image?.dataset.src || '';
    if (!image || !emit('site-image-open-request', { source })) return false;
    const items = images.map((one) => readLightboxItem(unitOf(one)));
    return openLightbox(opener, { items, index, theme: lightboxTheme, label: '', deepLink: null });
  }

  useEffect(() => {
    if (images.length === 0) return;
    const events = new AbortController();
    const click = (event: MouseEvent) => {
      const index = images.indexOf(event.target as HTMLImageElement);
      const forTheBrowser = event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey;
      if (index >= 0 && !forTheBrowser && show(images[index]!, index)) event.preventDefault();
    };
    host.addEventListener('click', click, { signal: events.signal });
    for (const type of ['pointerenter', 'focusin'])
      host.addEventListener(type, prepareLightbox, { signal: events.signal, once: true });
    return () => events.abort();
  });

  return { offered: images.length > 0, open: (opener) => void show(opener, 0) };
}
