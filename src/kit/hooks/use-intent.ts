// Calls back when the user is about to use an element: by pointer, touch or focus.
import { useLayoutEffect } from 'react';
import { useLatestRef } from './use-latest-ref';

/** Events before a press. */
const INTENTS = ['pointerover', 'focusin'] as const;

/** Calls `prepare`, at most three times, when the pointer or focus enters `target`, or is already there on mount. */
export function useIntent(target: HTMLElement | null, prepare: () => void): void {
  const latest = useLatestRef(prepare);
  useLayoutEffect(() => {
    const run = () => latest.current();
    for (const intent of INTENTS) target?.addEventListener(intent, run, { once: true });
    // The same intent may have loaded the script.
    if (target?.matches(':hover, :focus-within')) setTimeout(run);
    return () => {
      for (const intent of INTENTS) target?.removeEventListener(intent, run);
    };
  }, [target, latest]);
}
