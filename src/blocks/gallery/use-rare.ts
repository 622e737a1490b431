// How does the gallery get a part of itself that only few pages need?
import { useEffect, useState } from 'react';

/**
 * The part, once it has come; null before, and where it could not be had.
 * @param load the same function at each call
 */
export function useRare<M extends object>(wanted: boolean, load: () => Promise<M>): M | null {
  const [part, setPart] = useState<M | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    load().then(
      (came) => here && setPart(came),
      // The gallery works without it.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [wanted, load]);
  return wanted ? part : null;
}
