// How does something that is no native dialog go at Escape? In its turn: what was opened last goes first.
import { useEffect } from 'react';
import { useServices } from '../use-services';
import { useLatest } from './use-latest';

/** While `open`, it is in the row of what Escape closes. */
export function useEscape(open: boolean, onDismiss: () => void): void {
  const { escape: stack } = useServices();
  const latest = useLatest(onDismiss);
  useEffect(() => (open ? stack.push(() => latest.current()) : undefined), [open, stack, latest]);
}
