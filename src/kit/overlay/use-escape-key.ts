// Dismisses a non-modal overlay on Escape. The most recently opened overlay closes first.
import { useEffect } from 'react';
import { useServices } from '../element/use-services';
import { useLatestRef } from '../hooks/use-latest-ref';

/** Registers the overlay with the Escape stack while `open`. */
export function useEscapeKey(open: boolean, onDismiss: () => void): void {
  const { escape: stack } = useServices();
  const latest = useLatestRef(onDismiss);
  useEffect(() => (open ? stack.push(() => latest.current()) : undefined), [open, stack, latest]);
}
