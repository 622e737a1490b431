// How do small things gather before they are sent together? Shared by those services that tell the site about itself.
// Nothing leaves before consent is granted; what gathered until then is dropped when it is denied.
import type { Store } from '../core/store';
import type { Page } from './page/page';
import type { ConsentState } from './ports';

export interface BatchOptions<T> {
  readonly page: Page;
  readonly consent: Store<ConsentState>;
  /** Milliseconds from the first entry (`window`), or from the last one (`quiet`), to the sending. */
  readonly wait: { readonly window: number } | { readonly quiet: number };
  /** So many wait at most; what comes then is dropped. */
  readonly capacity: number;
  /** Must not reject. */
  readonly send: (entries: readonly T[]) => void;
}

export interface Batch<T> {
  /** False when it was dropped. */
  add(entry: T): boolean;
  /** Sends what is there, if consent allows. */
  flush(): void;
  stop(): void;
}

export function createBatch<T>({ page, consent, wait, capacity, send }: BatchOptions<T>): Batch<T> {
  let entries: T[] = [];
  let cancel: (() => void) | undefined;

  function flush(): void {
    cancel?.();
    cancel = undefined;
    if (consent.get() !== 'granted') return;
    const sent = entries;
    entries = [];
    if (sent.length > 0) send(sent);
  }

  function schedule(): void {
    if (entries.length === 0 || consent.get() !== 'granted') return;
    if ('quiet' in wait) cancel?.();
    else if (cancel) return;
    cancel = page.clock.setTimeout(flush, 'quiet' in wait ? wait.quiet : wait.window);
  }

  const ends = [
    page.on('hide', flush),
    consent.subscribe((state) => {
      if (state === 'denied') entries = [];
      schedule();
    }),
  ];
  return {
    add(entry) {
      if (consent.get() === 'denied' || entries.length >= capacity) return false;
      entries.push(entry);
      schedule();
      return true;
    },
    flush,
    stop() {
      // Nobody comes back for them.
      flush();
      cancel?.();
      for (const end of ends) end();
    },
  };
}
