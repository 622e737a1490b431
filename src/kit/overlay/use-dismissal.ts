// Tracks whether an overlay is open: its option `open` requests it, and the visitor has not dismissed it since.
import { useLayoutEffect, useRef, useState } from 'react';
import { resetOpen } from '../element/reset-open';

export interface Dismissal<A> {
  readonly isOpen: boolean;
  /** How the visitor dismissed the overlay; null if the page closes it. */
  readonly answer: A | null;
  dismiss(answer: A): void;
  /** Resets the option before the overlay reports that it is closed, so that its listeners can open it again. */
  end(): void;
}

/**
 * @param host its current property `open` is read, because props are outdated while a render is pending, and a single render
 * may combine the end of one request with the start of the next
 * @param open the value of the option in the props
 */
export function useDismissal<A>(host: HTMLElement, open: boolean): Dismissal<A> {
  const [answer, dismiss] = useState<A | null>(null);
  const wasRequested = useRef(false);
  const isRequested = () => (host as HTMLElement & { readonly open: boolean }).open;
  useLayoutEffect(() => {
    if (isRequested() && !wasRequested.current) dismiss(null);
    wasRequested.current = isRequested();
  });
  const end = () => {
    resetOpen(host);
    // Still true if `open` comes from a source that cannot be reset, such as JSON.
    wasRequested.current = isRequested();
  };
  return { isOpen: open && answer === null, answer, dismiss, end };
}
