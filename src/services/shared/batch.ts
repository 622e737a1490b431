// Collects entries and sends them together. Nothing is sent before consent is granted; denied consent drops the entries.
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import type { ConsentState } from './ports';

export interface BatchOptions<T> {
  readonly page: Page;
  readonly consent: Store<ConsentState>;
  /** Milliseconds until the batch is sent, counted from its first (`throttle`) or last (`debounce`) entry. */
  readonly delay: { readonly throttle: number } | { readonly debounce: number };
  /** Maximum number of entries; further ones are dropped. */
  readonly capacity: number;
  /** Must not reject. */
  readonly send: (entries: readonly T[]) => void;
}

export interface Batch<T> {
  /** Returns false if the entry was dropped. */
  add(entry: T): boolean;
  /** Sends the entries if consent is granted. */
  flush(): void;
  stop(): void;
}

export function createBatch<T>({ page, consent, delay, capacity, send }: BatchOptions<T>): Batch<T> {
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
    if ('debounce' in delay) cancel?.();
    else if (cancel) return;
    cancel = page.clock.setTimeout(flush, 'debounce' in delay ? delay.debounce : delay.throttle);
  }

  const cleanups = [
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
      flush();
      cancel?.();
      for (const cleanup of cleanups) cleanup();
    },
  };
}
