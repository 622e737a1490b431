// How does one image come into the page? With one request, for the file that fits, when it is needed.
import { NO_IMAGE, NO_ROOT, NO_SOURCE, NOT_AN_IMAGE, notANode } from '../../core/image-loader/messages';
import type { LoaderOptions } from '../../core/image-loader/options';
import { waitFor } from '../../core/image-loader/patience';
import { adoptStyles } from '../styles';
import { warn } from '../warn';
import { arrange, showAsBackground } from './appearance';
import { ask, type File, fileFor, isOutgrown } from './file';
import { follow } from './follow';
import lightStyles from './image.light.css?inline';
import { IN_VIEW, NEAR, whenNear } from './near';
import { LOADING, request, timer } from './request';
import { inSteps } from './steps';
import { type Wish, wishOf } from './wish';

export interface LoadOptions extends Partial<LoaderOptions> {
  /** `near`: within 200 px of the viewport; `inView`: in the visible region; `now`: wherever it is. */
  readonly when?: 'near' | 'inView' | 'now';
  /** Starts over where a load of the same image is running. */
  readonly allowConcurrentLoads?: boolean;
  /** Called each time the loader has got a file, or has given it up. */
  readonly ended?: (loaded: boolean, image: HTMLImageElement) => void;
}

/** Files that the loader has asked for; other sources are the page's own and left alone. */
const asked = new WeakMap<HTMLImageElement, File>();
/** What is going on with an image. */
const running = new WeakMap<HTMLImageElement, () => void>();

/**
 * Places the image and loads it; an image that has a source of its own is only placed.
 * What cannot be done is said in the console and nowhere else.
 * @returns ends everything that still goes on with the image; what has been asked for arrives all the same
 */
export function loadImage(node: unknown, options: LoadOptions = {}): () => void {
  const image = imageOf(node);
  if (!image) return () => {};
  // Somebody else is at it (IMG-014).
  if (image.classList.contains(LOADING) && !options.allowConcurrentLoads) return () => {};
  running.get(image)?.();
  const wish = wishOf(image, options);
  if (image.isConnected) adoptStyles(image, [lightStyles]);
  arrange(image, wish);
  const stop = goOn(image, wish, options);
  running.set(image, stop);
  return stop;
}

function imageOf(node: unknown): HTMLImageElement | undefined {
  if (node === null || node === undefined) warn('site-image', NO_IMAGE);
  else if (!(node instanceof Node)) warn('site-image', notANode(node));
  else if (node instanceof HTMLImageElement) return node;
  else warn('site-image', NOT_AN_IMAGE);
  return undefined;
}

/** The first step that is still to be done. */
function goOn(image: HTMLImageElement, wish: Wish, options: LoadOptions): () => void {
  const file = asked.get(image);
  if (file?.source === wish.source) return keepUp(image, wish, options);
  if (!file && hasSource(image)) return placeOwn(image, wish, options);
  if (!wish.source) warn('site-image', NO_SOURCE);
  return wish.source && wish.load ? load(image, wish, options) : () => {};
}

/** An image of the page's own is asked for by the browser; only its place is the loader's. */
function placeOwn(image: HTMLImageElement, wish: Wish, options: LoadOptions): () => void {
  const stop = wish.useAdvancedPositioning ? keepUp(image, wish, options) : () => {};
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
function load(image: HTMLImageElement, wish: Wish, options: LoadOptions): () => void {
  const steps = inSteps();
  const near = (box: DOMRectReadOnly) =>
    steps.begin(() => get(image, wish, box, options, () => steps.begin(() => keepUp(image, wish, options))));
  const there = (isThere: boolean) => {
    if (!isThere) return warn('site-image', NO_ROOT);
    adoptStyles(image, [lightStyles]);
    if (options.when === 'now') near(image.getBoundingClientRect());
    else steps.begin(() => whenNear(image, options.when === 'inView' ? IN_VIEW : NEAR, near));
  };
  steps.begin(() => waitFor(() => image.isConnected, timer, there));
  return steps.end;
}

function get(
  image: HTMLImageElement,
  wish: Wish,
  box: DOMRectReadOnly,
  { ended }: LoadOptions,
  then: () => void,
): () => void {
  const file = fileFor(image, wish, box);
  const write = () => {
    asked.set(image, file);
    ask(image, file, wish.dimensions?.width ?? 0);
  };
  return request(image, write, (loaded) => {
    ended?.(loaded, image);
    if (!loaded) return;
    arrange(image, wish);
    then();
  });
}

/** Asks for a larger file once the box has outgrown the first, and keeps the focal point where it is wanted. */
function keepUp(image: HTMLImageElement, wish: Wish, options: LoadOptions): () => void {
  let stop = () => {};
  if (image.complete) showAsBackground(image, wish);
  const forget = follow(image, () => {
    if (wish.useAdvancedPositioning) arrange(image, wish);
    const now = asked.get(image);
    if (!now || image.classList.contains(LOADING)) return;
    const next = fileFor(image, wish, image.getBoundingClientRect());
    if (!next.measured || !isOutgrown(now, next, wish.forceImageUpdate)) return;
    stop();
    stop = get(image, wish, image.getBoundingClientRect(), options, () => showAsBackground(image, wish));
  });
  return () => {
    forget();
    stop();
  };
}
