// Loads all deferred images of a page or block, with unparsed options.
import { createInvalidNodeMessage, NO_IMAGES, NO_ROOT } from '../../core/image-loader/messages';
import { type RawOptions, readOptions } from '../../core/image-loader/options';
import { warn } from '../element/warn';
import { type LoadOptions, loadImage } from './load-image';

/**
 * Loads the deferred images (`data-src`) inside the root, or the root itself.
 * @returns a function that stops all further steps of these images
 */
export function loadImages(root: unknown, rawOptions: RawOptions = {}): () => void {
  if (root == null) warn(TAG, NO_ROOT);
  else if (!(root instanceof Node)) warn(TAG, createInvalidNodeMessage(root));
  else {
    const images = findPendingImages(root);
    if (images.length === 0) warn(TAG, NO_IMAGES);
    return loadEach(images, rawOptions);
  }
  return () => {};
}

/** @param overrides options of the block, which take precedence */
export function loadEach(
  images: readonly HTMLImageElement[],
  rawOptions: RawOptions,
  overrides: LoadOptions = {},
): () => void {
  const options = readOptions(rawOptions, (message) => warn(TAG, `${message}; ignoring it.`));
  const stops = images.map((image) => loadImage(image, { ...options, ...overrides }));
  return () => {
    for (const stop of stops) stop();
  };
}

const TAG = 'site-image';

/** Excludes the `<noscript>` fallbacks of the same images. */
function findPendingImages(root: Node): HTMLImageElement[] {
  if (root instanceof HTMLImageElement) return [root];
  if (!('querySelectorAll' in root)) return [];
  const deferred = (root as ParentNode).querySelectorAll<HTMLImageElement>(
    'img:is([data-src], [data-image])',
  );
  return [...deferred].filter((image) => !image.closest('noscript'));
}
