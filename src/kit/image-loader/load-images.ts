// How do all images below a node come into the page?
import { NO_IMAGES, NO_ROOT, notANode } from '../../core/image-loader/messages';
import { warn } from '../warn';
import { type LoadOptions, loadImage } from './load-image';

/**
 * Loads the images inside the root, or the root itself, that wait for it (`data-src`). The copies in `<noscript>` are
 * not images while scripts run.
 * @returns ends everything that still goes on with them
 */
export function loadImages(root: unknown, options: LoadOptions = {}): () => void {
  const images =
    root == null ? none(NO_ROOT) : !(root instanceof Node) ? none(notANode(root)) : imagesIn(root);
  if (root instanceof Node && images.length === 0) none(NO_IMAGES);
  const stops = images.map((image) => loadImage(image, options));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Images that name a source for a script to load. */
const WAITING = 'img:is([data-src], [data-image])';

/** The images of the root that wait to be loaded, the root itself among them; each picture once. */
export function imagesIn(root: Node): HTMLImageElement[] {
  if (root instanceof HTMLImageElement) return [root];
  if (!(root instanceof Element || root instanceof DocumentFragment || root instanceof Document)) return [];
  return [...root.querySelectorAll<HTMLImageElement>(WAITING)].filter((image) => !image.closest('noscript'));
}

function none(message: string): HTMLImageElement[] {
  warn('site-image', message);
  return [];
}
