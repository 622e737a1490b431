// How does a click on an image open the lightbox?
import { useEffect } from 'react';
import { openLightbox, preloadLightbox } from '../../kit/lightbox';
import { readLightboxItem } from '../../kit/lightbox-item';
import type { ImageProps } from './image';
import { getItemElement, isOpenable } from './image.content';

export interface LightboxButton {
  /** Is there anything to open? */
  readonly isAvailable: boolean;
  /** @param opener what was pressed */
  open(opener: Element): void;
}

export function useLightboxButton({
  host,
  content,
  lightbox,
  lightboxTheme,
  emit,
}: ImageProps): LightboxButton {
  const images = lightbox ? content.filter(isOpenable) : [];

  /** @returns did it open? */
  function show(opener: Element, index: number): boolean {
    const image = images[index];
    const source = image?.currentSrc || image?.dataset.src || '';
    if (!image || !emit('site-image-open-request', { source })) return false;
    const items = images.map((one) => readLightboxItem(getItemElement(one)));
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
      host.addEventListener(type, preloadLightbox, { signal: events.signal, once: true });
    return () => events.abort();
  });

  return { isAvailable: images.length > 0, open: (opener) => void show(opener, 0) };
}
