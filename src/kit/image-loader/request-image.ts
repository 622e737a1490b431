// Requests an image: queues it, marks it while it loads, and retries after a failure.
import {
  createQueue,
  MAX_CONCURRENT,
  MAX_CONCURRENT_MOBILE,
  type Queue,
} from '../../core/image-loader/queue';
import { getRetryDelay, type StartTimer } from '../../core/image-loader/retry';
import { LOAD_TIMEOUT } from '../element/load-timeout';
import { isMobile } from './device';

/** Class of an image while its source loads (IMG-013). */
export const LOADING_CLASS = 'site-loading';
/** Attribute of an image that failed to load; its alternative text is displayed. */
export const BROKEN_ATTRIBUTE = 'data-site-broken';

export const startTimer: StartTimer = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/**
 * @param setSource sets the source of the image; called again for each retry
 * @param onEnd called once with whether the image has loaded
 * @returns a function that cancels the request
 */
export function requestImage(
  image: HTMLImageElement,
  setSource: () => void,
  onEnd: (isLoaded: boolean) => void,
): () => void {
  const controller = new AbortController();
  let failures = 0;
  let cancelWait = () => {};
  let stopTimeout = () => {};

  const enqueue = () => {
    cancelWait = getQueue().add((done) => {
      image.classList.add(LOADING_CLASS);
      // A request that hangs must not block the queue.
      stopTimeout = startTimer(done, LOAD_TIMEOUT);
      onSettled(image, controller.signal, (isLoaded) => {
        stopTimeout();
        done();
        settle(isLoaded);
      });
      setSource();
    });
  };

  const stop = () => {
    controller.abort();
    stopTimeout();
    cancelWait();
    image.classList.remove(LOADING_CLASS);
  };

  function settle(isLoaded: boolean) {
    const delay = isLoaded ? undefined : getRetryDelay(++failures);
    if (delay !== undefined) {
      cancelWait = startTimer(enqueue, delay);
      return;
    }
    stop();
    image.toggleAttribute(BROKEN_ATTRIBUTE, !isLoaded);
    onEnd(isLoaded);
  }

  image.removeAttribute(BROKEN_ATTRIBUTE);
  enqueue();
  return stop;
}

let queue: Queue | undefined;

/** Shared by all images of the page. */
function getQueue(): Queue {
  queue ??= createQueue(() => (isMobile() ? MAX_CONCURRENT_MOBILE : MAX_CONCURRENT));
  return queue;
}

function onSettled(
  image: HTMLImageElement,
  signal: AbortSignal,
  callback: (isLoaded: boolean) => void,
): void {
  const onEvent = ({ type }: Event) => {
    image.removeEventListener('load', onEvent);
    image.removeEventListener('error', onEvent);
    callback(type === 'load');
  };
  image.addEventListener('load', onEvent, { signal });
  image.addEventListener('error', onEvent, { signal });
}
