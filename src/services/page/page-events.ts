// Events of the page as a whole.

/**
 * `hide`: the page is hidden or unloads; `visible`: it becomes visible again; `restore`: it is restored from the
 * back/forward cache, where it received no events; `cookies`: a script-readable cookie has changed, in browsers that
 * report it.
 */
export type PageEvent = 'hide' | 'visible' | 'restore' | 'online' | 'offline' | 'cookies';

export function onPageEvent(moment: PageEvent, listener: () => void): () => void {
  const stop = new AbortController();
  const listen = (target: EventTarget, type: string, when: (event: Event) => boolean = () => true) =>
    target.addEventListener(type, (event) => when(event) && listener(), { signal: stop.signal });
  const restored = (event: Event) => (event as PageTransitionEvent).persisted;
  const watch: Record<PageEvent, () => unknown> = {
    hide() {
      listen(document, 'visibilitychange', () => document.visibilityState === 'hidden');
      listen(window, 'pagehide');
    },
    visible() {
      listen(document, 'visibilitychange', () => document.visibilityState === 'visible');
      listen(window, 'pageshow', restored);
    },
    restore: () => listen(window, 'pageshow', restored),
    online: () => listen(window, 'online'),
    offline: () => listen(window, 'offline'),
    cookies: () => 'cookieStore' in window && listen(window.cookieStore, 'change'),
  };
  watch[moment]();
  return () => stop.abort();
}

/** Reports uncaught errors, unhandled rejections, and errors of elements (`site-error`). */
export function onError(listener: (error: unknown) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Errors of cross-origin scripts have a message but no error object.
  const caught = (event: ErrorEvent) => listener(event.error ?? event.message);
  window.addEventListener('error', (event) => event instanceof ErrorEvent && caught(event), { signal });
  const failed = (event: Event) => listener((event as CustomEvent<{ error?: unknown }>).detail?.error);
  document.addEventListener('site-error', failed, { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => listener(reason), { signal });
  return () => stop.abort();
}

/** Browsers only ask if the visitor has interacted with the page, and show a text of their own. */
export function confirmLeave(): () => void {
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  return () => window.removeEventListener('beforeunload', hold);
}
