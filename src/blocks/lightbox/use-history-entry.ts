// Does Back close the lightbox, and does the address say what is shown? While it is drawn.
import { useEffect, useRef } from 'react';
import type { LightboxSet } from '../../kit/lightbox';
import { type HistoryEntry, pushHistoryEntry } from './history-entry';

/** @param onBack answers whether it was closed */
export function useHistoryEntry(deepLink: LightboxSet['deepLink'], id: string, onBack: () => boolean): void {
  const entry = useRef<HistoryEntry | null>(null);
  const latest = useRef({ deepLink, id, onBack });
  latest.current = { deepLink, id, onBack };

  useEffect(() => {
    const enter = () => {
      const address = (to: string) => latest.current.deepLink?.(to) ?? location.href;
      entry.current = pushHistoryEntry({ before: address(''), open: address(latest.current.id) }, () => {
        // The page wants it to stay open: then Back shall close it the next time.
        if (!latest.current.onBack()) enter();
      });
    };
    enter();
    return () => entry.current?.remove();
  }, []);

  useEffect(() => {
    if (deepLink) entry.current?.replaceUrl(deepLink(id));
  }, [deepLink, id]);
}
