// How does a part of the gallery arrive that only some galleries need?
import { useEffect, useState } from 'react';

/** What the load brings, once it is there; null until then, while nobody needs it, and when it cannot be had. */
export function useChunk<T>(isNeeded: boolean, load: () => Promise<T>): T | null {
  const [chunk, setChunk] = useState<T | null>(null);
  useEffect(() => {
    if (isNeeded)
      load().then(
        (loaded) => setChunk(() => loaded),
        () => {},
      );
  }, [isNeeded, load]);
  return isNeeded ? chunk : null;
}
