// Listeners whose code is loaded when they start.
import { createLazy } from '../../core/lazy';
import { guardLeave } from '../../core/leave-guard';
import { onLeave } from './leaving';
import { onPageEvent } from './page-events';

/**
 * Starts listening once its code is loaded; the returned function stops it, even before that.
 * @param load resolves with a function that starts listening and returns the function to stop
 */
export const lazyListener =
  <T>(load: () => Promise<(argument: T) => () => void>) =>
  (argument: T) => {
    const listener = createLazy({
      ...guardLeave(
        {
          load: async () => ({ stop: (await load())(argument) }),
          onFailure: () =>
            console.warn('site-services: a script that observes the page could not be loaded.'),
        },
        onLeave,
      ),
      onStop: ({ stop }) => stop(),
      retryOn: (retry) => onPageEvent('online', retry),
    });
    listener.load().catch(() => {});
    return listener.stop;
  };
