// Listeners whose code is loaded when they start.
import { createLazy } from '../../core/lazy';
import { guardUnload } from '../../core/unload-guard';
import { onPageEvent } from './page-events';
import { onUnload } from './page-unload';

/**
 * Starts listening once its code is loaded; the returned function stops it, even before that.
 * @param load resolves with a function that starts listening and returns the function to stop
 */
export const lazyListener =
  <T>(load: () => Promise<(argument: T) => () => void>) =>
  (argument: T) => {
    const listener = createLazy({
      ...guardUnload(
        {
          load: async () => ({ stop: (await load())(argument) }),
          onFailure: () =>
            console.warn('site-services: a script that observes the page could not be loaded.'),
        },
        onUnload,
      ),
      onStop: ({ stop }) => stop(),
      retryOn: (retry) => onPageEvent('online', retry),
    });
    listener.load().catch(() => {});
    return listener.stop;
  };
