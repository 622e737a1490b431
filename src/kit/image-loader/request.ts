// What happens between asking for an image and having it? It waits its turn, is marked while it loads, and a failure is
// not the end.
import { pauseAfter, type Timer } from '../../core/image-loader/patience';
import { AT_ONCE, AT_ONCE_ON_MOBILE, createQueue, type Queue } from '../../core/image-loader/queue';
import { LOAD_TIMEOUT } from '../shared-load';
import { isMobile } from './device';

/** Class of an image while its source loads (IMG-013). */
export const LOADING = 'site-loading';
/** Attribute of an image that could not be had; its alternative text is shown. */
export const BROKEN = 'data-site-broken';

export const timer: Timer = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/**
 * Asks for the image when its turn comes, and again some time after a failure.
 * @param ask writes the source
 * @returns gives it up
 */
export function request(
  image: HTMLImageElement,
  ask: () => void,
  ended: (loaded: boolean) => void,
): () => void {
  const over = new AbortController();
  let failures = 0;
  let leave = () => {};
  let impatience = () => {};

  const line = () => {
    leave = theQueue().add((done) => {
      image.classList.add(LOADING);
      // One that hangs must not hold up the others.
      impatience = timer(done, LOAD_TIMEOUT);
      outcome(image, over.signal, (loaded) => {
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
    image.classList.remove(LOADING);
  };

  function settle(loaded: boolean) {
    const pause = loaded ? undefined : pauseAfter(++failures);
    if (pause !== undefined) {
      leave = timer(line, pause);
      return;
    }
    stop();
    image.toggleAttribute(BROKEN, !loaded);
    ended(loaded);
  }

  image.removeAttribute(BROKEN);
  line();
  return stop;
}

let queue: Queue | undefined;

/** One for all images of the page. */
function theQueue(): Queue {
  queue ??= createQueue(() => (isMobile() ? AT_ONCE_ON_MOBILE : AT_ONCE));
  return queue;
}

/** Calls back once, with whether the image is there. */
function outcome(image: HTMLImageElement, given: AbortSignal, ended: (loaded: boolean) => void): void {
  const once = new AbortController();
  const end = ({ type }: Event) => {
    once.abort();
    ended(type === 'load');
  };
  const options = { signal: AbortSignal.any([given, once.signal]) };
  image.addEventListener('load', end, options);
  image.addEventListener('error', end, options);
}
