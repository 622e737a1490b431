// How does something that is no native dialog go at Escape? In its turn: what was opened last goes first.
import { useEffect } from 'react';
import { useServices } from '../element/use-services';
import { useLatestRef } from './use-latest-ref';

/** While `open`, it is in the row of what Escape closes. */
export function useEscapeKey(open: boolean, onDismiss: () => void): void {
  const { escape: stack } = useServices();
  const latest = useLatestRef(onDismiss);
  useEffect(() => (open ? stack.push(() => latest.current()) : undefined), [open, stack, latest]);
}
