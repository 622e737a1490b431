// Events of the page as a whole.

/**
 * `hide`: leaves the screen or unloads; `visible`: is seen again, however; `restore`: comes back out of the
 * back/forward cache, where it slept through everything; `cookies`: one that scripts may read has changed, whoever did
 * it (not told by older browsers).
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

/** Hears of every error that nobody caught, also in promises, and of elements that failed (`site-error`). */
export function onError(listener: (error: unknown) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // A script of another site tells no error, only that there was one.
  const caught = (event: ErrorEvent) => listener(event.error ?? event.message);
  window.addEventListener('error', (event) => event instanceof ErrorEvent && caught(event), { signal });
  const failed = (event: Event) => listener((event as CustomEvent<{ error?: unknown }>).detail?.error);
  document.addEventListener('site-error', failed, { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => listener(reason), { signal });
  return () => stop.abort();
}

/** Browsers ask only where the visitor has used the page, and in their own words. */
export function confirmLeave(): () => void {
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  return () => window.removeEventListener('beforeunload', hold);
}
