// How far has the map come? It starts as a card; the visitor (or `loading="eager"`) asks for more.
import { useEffect, useMemo, useState } from 'react';
import { createSharedLoad, LoadTimeoutError } from '../../kit/shared-load';
import type { InteractiveMap } from './interactive/interactive-map';
import type { MapProps } from './map';

export type MapStage = 'card' | 'loading' | 'shown' | 'failed';

/** One load for all maps of the page (MAP-017). */
const loadLive = createSharedLoad(async () => {
  const live = await import('./interactive/interactive-map');
  await live.loadLibrary();
  return live.InteractiveMap;
});

export interface MapActions {
  onLoad(): void;
  /** A load that took too long ends without a word (MAP-018); anything else is told. */
  onError(error: unknown): void;
}

/** @returns the stage, the interactive map once it is loaded, and what that map reports */
export function useInteractiveMap({
  host,
  emit,
}: MapProps): [MapStage, typeof InteractiveMap | null, MapActions] {
  const [stage, setStage] = useState<MapStage>('card');
  const [live, setLive] = useState<typeof InteractiveMap | null>(null);

  const actions = useMemo<MapActions>(
    () => ({
      onLoad() {
        setStage('shown');
        emit('site-map-load');
      },
      onError(error) {
        const late = error instanceof LoadTimeoutError;
        const unsupported = (error as Error | null)?.name === 'GPUInitializationError';
        setLive(null);
        setStage(late ? 'card' : 'failed');
        emit('site-map-fail', { reason: late ? 'timeout' : unsupported ? 'unsupported' : 'unavailable' });
      },
    }),
    [emit],
  );

  useEffect(() => {
    if (stage === 'loading' || stage === 'shown') return;
    const show = () => {
      setStage('loading');
      loadLive().then((Live) => setLive(() => Live), actions.onError);
    };
    if (stage === 'card' && host.getAttribute('loading') === 'eager') show();
    // A press anywhere but on text and links; also one that was made before the script was there.
    const press = (event: Event) => {
      const [innermost] = event.composedPath();
      if (event.target === host && !(innermost as Element).closest('a, address')) show();
    };
    host.addEventListener('click', press);
    return () => host.removeEventListener('click', press);
  }, [host, stage, actions]);

  return [stage, live, actions];
}
