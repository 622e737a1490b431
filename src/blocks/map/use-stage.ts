// How far has the map come? It starts as a card; the visitor (or `loading="eager"`) asks for more.
import { useEffect, useMemo, useState } from 'react';
import { LoadTimeout, sharedLoad } from '../../kit/shared-load';
import type { LiveMap } from './live/maplibre-map';
import type { MapProps } from './map';

export type Stage = 'card' | 'loading' | 'shown' | 'failed';

/** One load for all maps of the page (MAP-017). */
const loadLive = sharedLoad(async () => {
  const live = await import('./live/maplibre-map');
  await live.loadLibrary();
  return live.LiveMap;
});

export interface StageActions {
  shown(): void;
  /** A load that took too long ends without a word (MAP-018); anything else is told. */
  failed(error: unknown): void;
}

/** @returns the stage, the interactive map once it is loaded, and what that map reports */
export function useStage({ host, emit }: MapProps): [Stage, typeof LiveMap | null, StageActions] {
  const [stage, setStage] = useState<Stage>('card');
  const [live, setLive] = useState<typeof LiveMap | null>(null);

  const actions = useMemo<StageActions>(
    () => ({
      shown() {
        setStage('shown');
        emit('site-map-load');
      },
      failed(error) {
        const late = error instanceof LoadTimeout;
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
      loadLive().then((Live) => setLive(() => Live), actions.failed);
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
