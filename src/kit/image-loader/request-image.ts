// What happens between asking for an image and having it? It waits its turn, is marked while it loads, and a failure is
// not the end.

import {
  createQueue,
  MAX_CONCURRENT,
  MAX_CONCURRENT_MOBILE,
  type Queue,
} from '../../core/image-loader/queue';
import { getRetryDelay, type StartTimer } from '../../core/image-loader/retry';
import { LOAD_TIMEOUT } from '../shared-load';
import { isMobile } from './device';

/** Class of an image while its source loads (IMG-013). */
export const LOADING_CLASS = 'site-loading';
/** Attribute of an image that could not be had; its alternative text is shown. */
export const BROKEN_ATTRIBUTE = 'data-site-broken';

export const startTimer: StartTimer = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/**
 * Asks for the image when its turn comes, and again some time after a failure.
 * @param ask writes the source
 * @returns gives it up
 */
export function requestImage(
  image: HTMLImageElement,
  ask: () => void,
  ended: (loaded: boolean) => void,
): () => void {
  const over = new AbortController();
  let failures = 0;
  let leave = () => {};
  let impatience = () => {};

  const line = () => {
    leave = getQueue().add((done) => {
      image.classList.add(LOADING_CLASS);
      // One that hangs must not hold up the others.
      impatience = startTimer(done, LOAD_TIMEOUT);
      onceLoadedOrFailed(image, over.signal, (loaded) => {
        impatience();
        done();
        settle(loaded);
      });
      ask();
    });
  };

  const stop = () => {
    over.abort();
    impatience();
    leave();
    image.classList.remove(LOADING_CLASS);
  };

  function settle(loaded: boolean) {
    const pause = loaded ? undefined : getRetryDelay(++failures);
    if (pause !== undefined) {
      leave = startTimer(line, pause);
      return;
    }
    stop();
    image.toggleAttribute(BROKEN_ATTRIBUTE, !loaded);
    ended(loaded);
  }

  image.removeAttribute(BROKEN_ATTRIBUTE);
  line();
  return stop;
}

let queue: Queue | undefined;

/** One for all images of the page. */
function getQueue(): Queue {
  queue ??= createQueue(() => (isMobile() ? MAX_CONCURRENT_MOBILE : MAX_CONCURRENT));
  return queue;
}

/** Calls back once, with whether the image is there. */
function onceLoadedOrFailed(
  image: HTMLImageElement,
  given: AbortSignal,
  ended: (loaded: boolean) => void,
): void {
  const once = new AbortController();
  const end = ({ type }: Event) => {
    once.abort();
    ended(type === 'load');
  };
  const options = { signal: AbortSignal.any([given, once.signal]) };
  image.addEventListener('load', end, options);
  image.addEventListener('error', end, options);
}
