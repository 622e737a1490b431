// Events of the page as a whole.
import { onUnload } from './page-unload';

/**
 * `leave`: the user leaves the page, which aborts its requests; `hide`: the page is hidden or unloads; `visible`: it becomes
 * visible again; `restore`: it is restored from the back/forward cache, where it received no events; `cookies`: a
 * script-readable cookie has changed, in browsers that report it.
 */
export type PageEvent = 'leave' | 'hide' | 'visible' | 'restore' | 'online' | 'offline' | 'cookies';

export function onPageEvent(name: PageEvent, listener: () => void): () => void {
  if (name === 'leave') return onUnload(listener);
  const stop = new AbortController();
  const listen = (target: EventTarget, type: string, filter: (event: Event) => boolean = () => true) =>
    target.addEventListener(type, (event) => filter(event) && listener(), { signal: stop.signal });
  const isRestored = (event: Event) => (event as PageTransitionEvent).persisted;
  const subscribe: Record<Exclude<PageEvent, 'leave'>, () => unknown> = {
    hide() {
      listen(document, 'visibilitychange', () => document.visibilityState === 'hidden');
      listen(window, 'pagehide');
    },
    visible() {
      listen(document, 'visibilitychange', () => document.visibilityState === 'visible');
      listen(window, 'pageshow', isRestored);
    },
    restore: () => listen(window, 'pageshow', isRestored),
    online: () => listen(window, 'online'),
    offline: () => listen(window, 'offline'),
    cookies: () => 'cookieStore' in window && listen(window.cookieStore, 'change'),
  };
  subscribe[name]();
  return () => stop.abort();
}

/** Reports uncaught errors, unhandled rejections, and errors of elements (`site-error`). */
export function onError(listener: (error: unknown) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Errors of cross-origin scripts have a message but no error object.
  const reportError = (event: ErrorEvent) => listener(event.error ?? event.message);
  window.addEventListener('error', (event) => event instanceof ErrorEvent && reportError(event), { signal });
  const reportElementError = (event: Event) =>
    listener((event as CustomEvent<{ error?: unknown }>).detail?.error);
  document.addEventListener('site-error', reportElementError, { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => listener(reason), { signal });
  return () => stop.abort();
}

/** Browsers ask only if the visitor has interacted with the page, and show their own text. */
export function confirmLeave(): () => void {
  const preventUnload = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', preventUnload);
  return () => window.removeEventListener('beforeunload', preventUnload);
}
