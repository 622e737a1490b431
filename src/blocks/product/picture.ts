// Shows the picture of a variant: in the page's image, and in a gallery that contains it.
import { useLayoutEffect } from 'react';
import type { Choice } from '../../core/commerce/options';
import type { Variant } from '../../core/commerce/product';
import type { OptionMatrix } from '../../core/commerce/selection';
import { toSafeUrl } from '../../kit/html/safe-url';
import { getPicture } from './picture.model';
import type { SelectionPreview } from './use-options';

type Gallery = HTMLElement & { readonly inMotion: boolean; show(index: number): void };

interface PictureProps {
  readonly host: HTMLElement;
  readonly image: HTMLImageElement | null;
  readonly form: HTMLFormElement;
  readonly matrix: OptionMatrix<Variant>;
  readonly choice: Choice;
  readonly preview: SelectionPreview;
}

/** Events before a choice. */
const INTENTS = ['pointerover', 'focusin'] as const;

export default function Picture({ host, image, form, matrix, choice, preview }: PictureProps): null {
  const picture = getPicture(matrix, choice);
  useLayoutEffect(() => showPicture(host, image, picture), [host, image, picture]);
  useLayoutEffect(() => {
    const preload = ({ target }: Pick<Event, 'target'>) => {
      const control = (target as Element).closest('label')?.control ?? (target as Element);
      const next = preview.current(control as HTMLInputElement);
      if (next) preloadPicture(host, getPicture(matrix, next.choice));
    };
    // The interaction that loaded the script may still be active.
    for (const target of form.querySelectorAll('label:hover, :focus')) preload({ target });
    for (const intent of INTENTS) form.addEventListener(intent, preload);
    return () => {
      for (const intent of INTENTS) form.removeEventListener(intent, preload);
    };
  }, [host, form, matrix, preview]);
  return null;
}

/** @param picture id of an image in the page (`data-image-id`), or an address @returns restores the page's image */
function showPicture(
  host: HTMLElement,
  image: HTMLImageElement | null,
  picture: string,
): (() => void) | undefined {
  if (!picture) return undefined;
  const found = findImage(host, picture);
  const gallery = found?.closest<Gallery>('site-gallery');
  if (found && gallery) return showSlide(gallery, found);
  const source = found ? getSource(found) : isAddress(picture) ? picture : '';
  const url = toSafeUrl(source);
  if (!image || !url || image === found) return undefined;
  const before = { src: image.getAttribute('src'), srcset: image.getAttribute('srcset'), alt: image.alt };
  image.removeAttribute('srcset');
  image.src = url;
  if (found?.alt) image.alt = found.alt;
  return () => {
    if (before.src !== null) image.src = before.src;
    if (before.srcset !== null) image.srcset = before.srcset;
    image.alt = before.alt;
  };
}

/** Loads a picture that may be shown next. */
function preloadPicture(host: HTMLElement, picture: string): void {
  const found = picture && findImage(host, picture);
  const url = isAddress(picture) ? toSafeUrl(picture) : '';
  if (found) found.loading = 'eager';
  else if (url) new Image().src = url;
}

const findImage = (host: HTMLElement, picture: string): HTMLImageElement | null =>
  host.querySelector(`img[data-image-id="${CSS.escape(picture)}"]`);

/**
 * Tries again once the script of the gallery has loaded, or a transition, which blocks other changes, has ended, unless
 * something else was chosen in the meantime.
 */
function showSlide(gallery: Gallery, image: HTMLImageElement): () => void {
  let isCurrent = true;
  const show = () => {
    if (!isCurrent) return;
    if (gallery.inMotion) requestAnimationFrame(show);
    else gallery.show([...gallery.querySelectorAll('img')].indexOf(image));
  };
  if ('show' in gallery) show();
  else void customElements.whenDefined('site-gallery').then(show);
  return () => {
    isCurrent = false;
  };
}

/** `currentSrc` follows a changed `src` late. */
const getSource = ({ srcset, currentSrc, src, dataset }: HTMLImageElement): string =>
  (srcset && currentSrc) || src || dataset.src || '';

const isAddress = (picture: string): boolean => /[./]/.test(picture);
