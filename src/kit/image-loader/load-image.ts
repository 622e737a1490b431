// How does one image come into the page? With one request, for the file that fits, when it is needed.
import { NO_IMAGE, NO_ROOT, NO_SOURCE, NOT_AN_IMAGE, notANode } from '../../core/image-loader/messages';
import type { LoaderOptions } from '../../core/image-loader/options';
import { pollUntil } from '../../core/image-loader/retry';
import { adoptStyles } from '../element/styles';
import { warn } from '../element/warn';
import lightStyles from './image.light.css?inline';
import { chooseFile, type ImageFile, needsLargerFile, setImageSource } from './image-file';
import { applyPlacement, showAsBackground } from './image-styles';
import { observeSize } from './observe-size';
import { LOADING_CLASS, requestImage, startTimer } from './request-image';
import { type ResolvedOptions, resolveOptions } from './resolve-options';
import { createSequence } from './sequence';
import { IN_VIEW_MARGIN, NEAR_MARGIN, whenNear } from './when-near';

export interface LoadOptions extends Partial<LoaderOptions> {
  /** `near`: within 200 px of the viewport; `inView`: in the visible region; `now`: wherever it is. */
  readonly when?: 'near' | 'inView' | 'now';
  /** Starts over where a load of the same image is running. */
  readonly allowConcurrentLoads?: boolean;
  /** Called each time the loader has got a file, or has given it up. */
  readonly ended?: (loaded: boolean, image: HTMLImageElement) => void;
}

/** Files that the loader has asked for; other sources are the page's own and left alone. */
const requestedFiles = new WeakMap<HTMLImageElement, ImageFile>();
/** What is going on with an image. */
const activeLoads = new WeakMap<HTMLImageElement, () => void>();

/**
 * Places the image and loads it; an image that has a source of its own is only placed.
 * What cannot be done is said in the console and nowhere else.
 * @returns ends everything that still goes on with the image; what has been asked for arrives all the same
 */
export function loadImage(node: unknown, options: LoadOptions = {}): () => void {
  const image = toImage(node);
  if (!image) return () => {};
  // Somebody else is at it (IMG-014).
  if (image.classList.contains(LOADING_CLASS) && !options.allowConcurrentLoads) return () => {};
  activeLoads.get(image)?.();
  const wish = resolveOptions(image, options);
  if (image.isConnected) adoptStyles(image, [lightStyles]);
  applyPlacement(image, wish);
  const stop = startNextStep(image, wish, options);
  activeLoads.set(image, stop);
  return stop;
}

function toImage(node: unknown): HTMLImageElement | undefined {
  if (node === null || node === undefined) warn('site-image', NO_IMAGE);
  else if (!(node instanceof Node)) warn('site-image', notANode(node));
  else if (node instanceof HTMLImageElement) return node;
  else warn('site-image', NOT_AN_IMAGE);
  return undefined;
}

/** The first step that is still to be done. */
function startNextStep(image: HTMLImageElement, wish: ResolvedOptions, options: LoadOptions): () => void {
  const file = requestedFiles.get(image);
  if (file?.source === wish.source) return followSize(image, wish, options);
  if (!file && hasSource(image)) return placeNativeImage(image, wish, options);
  if (!wish.source) warn('site-image', NO_SOURCE);
  return wish.source && wish.load ? loadWhenNear(image, wish, options) : () => {};
}

/** An image of the page's own is asked for by the browser; only its place is the loader's. */
function placeNativeImage(image: HTMLImageElement, wish: ResolvedOptions, options: LoadOptions): () => void {
  const stop = wish.useAdvancedPositioning ? followSize(image, wish, options) : () => {};
  const show = () => showAsBackground(image, wish);
  if (image.complete) show();
  else image.addEventListener('load', show);
  return () => {
    stop();
    image.removeEventListener('load', show);
  };
}

/** Has the page itself said where the image is? */
const hasSource = (image: HTMLImageElement): boolean =>
  Boolean(image.getAttribute('src') || image.getAttribute('srcset')) ||
  image.parentElement?.querySelector(':scope:is(picture) > source[srcset]') != null;

/** Waits for the document, for the viewport and for its turn; then it stays with the image. */
function loadWhenNear(image: HTMLImageElement, wish: ResolvedOptions, options: LoadOptions): () => void {
  const steps = createSequence();
  const near = (box: DOMRectReadOnly) =>
    steps.start(() =>
      fetchFile(image, wish, box, options, () => steps.start(() => followSize(image, wish, options))),
    );
  const there = (isThere: boolean) => {
    if (!isThere) return warn('site-image', NO_ROOT);
    adoptStyles(image, [lightStyles]);
    if (options.when === 'now') near(image.getBoundingClientRect());
    else steps.start(() => whenNear(image, options.when === 'inView' ? IN_VIEW_MARGIN : NEAR_MARGIN, near));
  };
  steps.start(() => pollUntil(() => image.isConnected, startTimer, there));
  return steps.cancel;
}

function fetchFile(
  image: HTMLImageElement,
  wish: ResolvedOptions,
  box: DOMRectReadOnly,
  { ended }: LoadOptions,
  then: () => void,
): () => void {
  const file = chooseFile(image, wish, box);
  const write = () => {
    requestedFiles.set(image, file);
    setImageSource(image, file, wish.dimensions?.width ?? 0);
  };
  return requestImage(image, write, (loaded) => {
    ended?.(loaded, image);
    if (!loaded) return;
    applyPlacement(image, wish);
    then();
  });
}

/** Asks for a larger file once the box has outgrown the first, and keeps the focal point where it is wanted. */
function followSize(image: HTMLImageElement, wish: ResolvedOptions, options: LoadOptions): () => void {
  let stop = () => {};
  if (image.complete) showAsBackground(image, wish);
  const forget = observeSize(image, () => {
    if (wish.useAdvancedPositioning) applyPlacement(image, wish);
    const now = requestedFiles.get(image);
    if (!now || image.classList.contains(LOADING_CLASS)) return;
    const next = chooseFile(image, wish, image.getBoundingClientRect());
    if (!next.measured || !needsLargerFile(now, next, wish.forceImageUpdate)) return;
    stop();
    stop = fetchFile(image, wish, image.getBoundingClientRect(), options, () =>
      showAsBackground(image, wish),
    );
  });
  return () => {
    forget();
    stop();
  };
}
