// Ref to the value of the last render, for listeners that are added once.
import { useLayoutEffect, useRef } from 'react';

export function useLatestRef<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
