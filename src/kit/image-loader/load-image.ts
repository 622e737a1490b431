// Loads and positions an image, with a single request for the right file when it is needed.
import {
  createInvalidNodeMessage,
  NO_IMAGE,
  NO_ROOT,
  NO_SOURCE,
  NOT_AN_IMAGE,
} from '../../core/image-loader/messages';
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
  /** `near`: within 200 px of the viewport (default); `inView`: in the viewport; `now`: immediately. */
  readonly when?: 'near' | 'inView' | 'now';
  /** Restarts if another load of the same image is running. */
  readonly allowConcurrentLoads?: boolean;
  /** Loads the image before the script of its element, which takes over with its own call. */
  readonly isEarly?: boolean;
  /** Called whenever a file has loaded or has finally failed. */
  readonly onLoadEnd?: (isLoaded: boolean, image: HTMLImageElement) => void;
}

/** Files that the loader has requested. Other sources belong to the page and are left unchanged. */
const requestedFiles = new WeakMap<HTMLImageElement, ImageFile>();
/** Cancel functions of active images. */
const activeLoads = new WeakMap<HTMLImageElement, () => void>();
/** Images that no element has taken over yet. */
const earlyLoads = new WeakSet<HTMLImageElement>();

/**
 * Positions the image and loads it. An image that already has a source is only positioned. Errors are logged to the console.
 * @returns a function that stops all further steps; a running request still completes
 */
export function loadImage(node: unknown, options: LoadOptions = {}): () => void {
  const image = toImage(node);
  if (!image) return () => {};
  const takesOver = earlyLoads.delete(image);
  // Already loading (IMG-014).
  if (image.classList.contains(LOADING_CLASS) && !options.allowConcurrentLoads && !takesOver) return () => {};
  if (options.isEarly) earlyLoads.add(image);
  activeLoads.get(image)?.();
  const resolved = resolveOptions(image, options);
  if (image.isConnected) adoptStyles(image, [lightStyles]);
  applyPlacement(image, resolved);
  const file = requestedFiles.get(image);
  const stop =
    takesOver && file?.source === resolved.source
      ? takeOver(image, file, resolved, options.onLoadEnd)
      : startNextStep(image, resolved, options.onLoadEnd, options.when);
  activeLoads.set(image, stop);
  return stop;
}

function toImage(node: unknown): HTMLImageElement | undefined {
  if (node === null || node === undefined) warn('site-image', NO_IMAGE);
  else if (!(node instanceof Node)) warn('site-image', createInvalidNodeMessage(node));
  else if (node instanceof HTMLImageElement) return node;
  else warn('site-image', NOT_AN_IMAGE);
  return undefined;
}

type OnLoadEnd = LoadOptions['onLoadEnd'];

/** Starts with the first step that has not been done yet. */
function startNextStep(
  image: HTMLImageElement,
  options: ResolvedOptions,
  onLoadEnd: OnLoadEnd,
  when: LoadOptions['when'],
): () => void {
  const file = requestedFiles.get(image);
  if (file?.source === options.source) return followSize(image, options, onLoadEnd);
  if (!file && hasSource(image)) return placeNativeImage(image, options, onLoadEnd);
  if (!options.source) warn('site-image', NO_SOURCE);
  return options.source && options.load ? loadWhenNear(image, options, onLoadEnd, when) : () => {};
}

/** Only positions an image that already has a source, because the browser loads it. */
function placeNativeImage(
  image: HTMLImageElement,
  options: ResolvedOptions,
  onLoadEnd: OnLoadEnd,
): () => void {
  const stop = options.useAdvancedPositioning ? followSize(image, options, onLoadEnd) : () => {};
  const show = () => showAsBackground(image, options);
  if (image.complete) show();
  else image.addEventListener('load', show);
  return () => {
    stop();
    image.removeEventListener('load', show);
  };
}

/** Whether the page itself sets a source. */
const hasSource = (image: HTMLImageElement): boolean =>
  Boolean(image.getAttribute('src') || image.getAttribute('srcset')) ||
  image.parentElement?.querySelector(':scope:is(picture) > source[srcset]') != null;

/** Waits until the image is in the document and near the viewport, loads it, and then follows its size. */
function loadWhenNear(
  image: HTMLImageElement,
  options: ResolvedOptions,
  onLoadEnd: OnLoadEnd,
  when: LoadOptions['when'],
): () => void {
  const sequence = createSequence();
  const loadFile = (box: DOMRectReadOnly) =>
    sequence.start(() =>
      fetchFile(image, options, chooseFile(image, options, box), onLoadEnd, () =>
        sequence.start(() => followSize(image, options, onLoadEnd)),
      ),
    );
  const onAttached = (isAttached: boolean) => {
    if (!isAttached) return warn('site-image', NO_ROOT);
    adoptStyles(image, [lightStyles]);
    if (when === 'now') loadFile(image.getBoundingClientRect());
    else sequence.start(() => whenNear(image, when === 'inView' ? IN_VIEW_MARGIN : NEAR_MARGIN, loadFile));
  };
  sequence.start(() => pollUntil(() => image.isConnected, startTimer, onAttached));
  return sequence.cancel;
}

/** Reports the file that was requested early without requesting it again. */
function takeOver(
  image: HTMLImageElement,
  file: ImageFile,
  options: ResolvedOptions,
  onLoadEnd: OnLoadEnd,
): () => void {
  if (image.complete && image.naturalWidth > 0) {
    onLoadEnd?.(true, image);
    return followSize(image, options, onLoadEnd);
  }
  const sequence = createSequence();
  sequence.start(() =>
    fetchFile(image, options, file, onLoadEnd, () =>
      sequence.start(() => followSize(image, options, onLoadEnd)),
    ),
  );
  return sequence.cancel;
}

function fetchFile(
  image: HTMLImageElement,
  options: ResolvedOptions,
  file: ImageFile,
  onLoadEnd: OnLoadEnd,
  onLoaded: () => void,
): () => void {
  const setSource = () => {
    const isRunning = requestedFiles.get(image) === file && !image.complete;
    if (isRunning) return;
    requestedFiles.set(image, file);
    setImageSource(image, file, options.dimensions?.width ?? 0);
  };
  return requestImage(image, setSource, (isLoaded) => {
    onLoadEnd?.(isLoaded, image);
    if (!isLoaded) return;
    applyPlacement(image, options);
    onLoaded();
  });
}

/** Requests a larger file when the box outgrows the current one, and keeps the focal point centered. */
function followSize(image: HTMLImageElement, options: ResolvedOptions, onLoadEnd: OnLoadEnd): () => void {
  let cancelFetch = () => {};
  if (image.complete) showAsBackground(image, options);
  const stopObserving = observeSize(image, () => {
    if (options.useAdvancedPositioning) applyPlacement(image, options);
    const current = requestedFiles.get(image);
    if (!current || image.classList.contains(LOADING_CLASS)) return;
    const next = chooseFile(image, options, image.getBoundingClientRect());
    if (!next.isMeasured || !needsLargerFile(current, next, options.forceImageUpdate)) return;
    cancelFetch();
    cancelFetch = fetchFile(image, options, next, onLoadEnd, () => showAsBackground(image, options));
  });
  return () => {
    stopObserving();
    cancelFetch();
  };
}
