// How does a listener that is added once call what the last drawing knew?
import { useLayoutEffect, useRef } from 'react';

/** Always the value of the last drawing. */
export function useLatestRef<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
