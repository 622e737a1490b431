// Loads a script of the services on first use. A failed load is reported once and retried when the network is back.
import { createLazy, type Lazy, type LazyOptions } from '../../core/lazy';
import { guardUnload } from '../../core/unload-guard';
import type { Page } from '../page/page';

/**
 * @param name name of the script in console messages
 */
export const createLazyScript = <T>(
  page: Pick<Page, 'on' | 'warn'>,
  name: string,
  options: Pick<LazyOptions<T>, 'load' | 'onStop'>,
): Lazy<T> =>
  createLazy({
    ...options,
    ...guardUnload(
      {
        load: options.load,
        onFailure: () => page.warn(`site-services: the ${name} script could not be loaded.`),
      },
      (listener) => page.on('leave', listener),
    ),
    retryOn: (retry) => page.on('online', retry),
  });
