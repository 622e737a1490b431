// Stage of the map: a card first; the interactive map loads on a click, or immediately with `loading="eager"`.
import { useEffect, useMemo, useState } from 'react';
import { createLazy } from '../../core/lazy';
import type { BlockProps } from '../../kit/element/define';
import { LoadTimeoutError, withLoadTimeout } from '../../kit/element/load-timeout';
import type { InteractiveMap } from './interactive/interactive-map';
import type { MapContent } from './map.content';
import type { map } from './map.contract';

export type MapStage = 'card' | 'loading' | 'shown' | 'failed';

/** Shared by all maps of the page (MAP-017). */
const { load: loadInteractiveMap } = createLazy({
  load: withLoadTimeout(async () => {
    const module = await import('./interactive/interactive-map');
    await module.loadLibrary();
    return module.InteractiveMap;
  }),
});

export interface MapActions {
  onLoad(): void;
  /** A timeout returns to the card without a message (MAP-018). */
  onError(error: unknown): void;
}

/** Returns the stage, the component of the interactive map once it has loaded, and its callbacks. */
export function useInteractiveMap({
  host,
  emit,
}: Pick<BlockProps<typeof map, MapContent>, 'host' | 'emit'>): [
  MapStage,
  typeof InteractiveMap | null,
  MapActions,
] {
  const [stage, setStage] = useState<MapStage>('card');
  const [component, setComponent] = useState<typeof InteractiveMap | null>(null);

  const actions = useMemo<MapActions>(
    () => ({
      onLoad() {
        setStage('shown');
        emit('site-map-load');
      },
      onError(error) {
        const isTimeout = error instanceof LoadTimeoutError;
        const isUnsupported = (error as Error | null)?.name === 'GPUInitializationError';
        setComponent(null);
        setStage(isTimeout ? 'card' : 'failed');
        emit('site-map-fail', {
          reason: isTimeout ? 'timeout' : isUnsupported ? 'unsupported' : 'unavailable',
        });
      },
    }),
    [emit],
  );

  useEffect(() => {
    if (stage === 'loading' || stage === 'shown') return;
    const load = () => {
      setStage('loading');
      loadInteractiveMap().then((loaded) => setComponent(() => loaded), actions.onError);
    };
    if (stage === 'card' && host.getAttribute('loading') === 'eager') load();
    // A click anywhere except on the address and links, including one that was replayed after the upgrade.
    const onClick = (event: Event) => {
      const [target] = event.composedPath();
      if (event.target === host && !(target as Element).closest('a, address')) load();
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  }, [host, stage, actions]);

  return [stage, component, actions];
}
