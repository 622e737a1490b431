// Closes the lightbox on Back and keeps the deep link of the current item in the URL.
import { useEffect, useRef } from 'react';
import type { LightboxSet } from '../../kit/media/lightbox';
import { type HistoryEntry, pushHistoryEntry } from '../../kit/overlay/history-entry';

/** @param onBack returns whether the lightbox was closed */
export function useHistoryEntry(deepLink: LightboxSet['deepLink'], id: string, onBack: () => boolean): void {
  const entry = useRef<HistoryEntry | null>(null);
  const latest = useRef({ deepLink, id, onBack });
  latest.current = { deepLink, id, onBack };

  useEffect(() => {
    const push = () => {
      const getUrl = (itemId: string) => latest.current.deepLink?.(itemId) ?? location.href;
      entry.current = pushHistoryEntry({ closed: getUrl(''), open: getUrl(latest.current.id) }, () => {
        // The page prevented closing: push another entry for the next Back.
        if (!latest.current.onBack()) push();
      });
    };
    push();
    return () => entry.current?.remove();
  }, []);

  useEffect(() => {
    if (deepLink) entry.current?.replaceUrl(deepLink(id));
  }, [deepLink, id]);
}
