// How do the images of a page or of a block come into it, with the options that a page has written?
import { NO_IMAGES, NO_ROOT, notANode } from '../../core/image-loader/messages';
import { type RawOptions, readOptions } from '../../core/image-loader/options';
import { warn } from '../element/warn';
import { type LoadOptions, loadImage } from './load-image';

/**
 * Loads the images inside the root, or the root itself, that wait for it (`data-src`). The copies in `<noscript>` are
 * not images while scripts run.
 * @returns ends everything that still goes on with them
 */
export function loadImages(root: unknown, written: RawOptions = {}): () => void {
  if (root == null) warn(TAG, NO_ROOT);
  else if (!(root instanceof Node)) warn(TAG, notANode(root));
  else {
    const images = findPendingImages(root);
    if (images.length === 0) warn(TAG, NO_IMAGES);
    return loadEach(images, written);
  }
  return () => {};
}

/** @param given what a block says, whatever the page has written */
export function loadEach(
  images: readonly HTMLImageElement[],
  written: RawOptions,
  given: LoadOptions = {},
): () => void {
  const read = readOptions(written, (sentence) => warn(TAG, `${sentence}; ignoring it.`));
  const stops = images.map((image) => loadImage(image, { ...read, ...given }));
  return () => {
    for (const stop of stops) stop();
  };
}

const TAG = 'site-image';

/** Each picture once: what stands in `<noscript>` is the same one for browsers without script. */
function findPendingImages(root: Node): HTMLImageElement[] {
  if (root instanceof HTMLImageElement) return [root];
  if (!('querySelectorAll' in root)) return [];
  const waiting = (root as ParentNode).querySelectorAll<HTMLImageElement>('img:is([data-src], [data-image])');
  return [...waiting].filter((image) => !image.closest('noscript'));
}
