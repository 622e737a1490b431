// Opens the lightbox on a click on an image or on the lightbox button.
import { useEffect, useLayoutEffect } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { useIntent } from '../../kit/hooks/use-intent';
import { openLightbox, preloadLightbox } from '../../kit/media/lightbox';
import { readLightboxItem } from '../../kit/media/lightbox-item';
import { findPageButton, getItemElement, isOpenable } from './image.content';
import type { image } from './image.contract';

export interface LightboxButton {
  /** Whether there is an image to open. */
  readonly isAvailable: boolean;
  /** Whether the element needs a button of its own, because the page has none around the image. */
  readonly hasButton: boolean;
  /** @param trigger the activated element */
  open(trigger: Element): void;
}

export function useLightboxButton({
  host,
  content,
  lightbox,
  lightboxTheme,
  emit,
}: BlockProps<typeof image, readonly HTMLImageElement[]>): LightboxButton {
  const images = lightbox ? content.filter(isOpenable) : [];
  const pageButtons = images.flatMap((image) => findPageButton(image) ?? []);

  /** Returns whether the lightbox opened. */
  function openAt(trigger: Element, index: number): boolean {
    const img = images[index];
    const source = img?.currentSrc || img?.dataset.src || '';
    if (!img || !emit('site-image-open-request', { source })) return false;
    const items = images.map((item) => () => readLightboxItem(getItemElement(item)));
    return openLightbox(trigger, { items, index, theme: lightboxTheme, label: '', deepLink: null });
  }

  useIntent(images.length > 0 ? host : null, preloadLightbox);
  useEffect(() => {
    if (images.length === 0) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onClick = (event: MouseEvent) => {
      const index = images.indexOf(findImage(event.target as Element));
      const hasDefaultAction = event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey;
      if (index >= 0 && !hasDefaultAction && openAt(event.target as Element, index)) event.preventDefault();
    };
    host.addEventListener('click', onClick, { signal });
    return () => listeners.abort();
  });

  useLayoutEffect(() => {
    const buttons = pageButtons.filter((button) => !button.hasAttribute('aria-haspopup'));
    for (const button of buttons) button.setAttribute('aria-haspopup', 'dialog');
    return () => {
      for (const button of buttons) button.removeAttribute('aria-haspopup');
    };
  });

  return {
    isAvailable: images.length > 0,
    hasButton: images.length > 0 && pageButtons.length === 0,
    open: (trigger) => void openAt(trigger, 0),
  };
}

/** The image that was clicked, or the image in the clicked button of the page. */
const findImage = (target: Element): HTMLImageElement =>
  (findPageButton(target)?.querySelector('img:not(noscript img)') ?? target) as HTMLImageElement;
