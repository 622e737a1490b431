// Stage of the map: a card first; the interactive map loads on a click, or immediately with `loading="eager"`.
import { useEffect, useMemo, useState } from 'react';
import { createLazy, type Lazy } from '../../core/lazy';
import type { BlockProps } from '../../kit/element/define';
import { getLanguage } from '../../kit/element/language';
import { LoadTimeoutError, withLoadTimeout } from '../../kit/element/load-timeout';
import { getStandaloneServices } from '../../kit/element/standalone-services';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import type { Services } from '../../services/services';
import type { InteractiveMap } from './interactive/interactive-map';
import type { MapProvider } from './interactive/map-settings';
import type { MapContent } from './map.content';
import type { map } from './map.contract';
import { readMapsKey } from './maps-key';

/** `consent`: the visitor has asked for a map that stores data, and has not accepted cookies. */
export type MapStage = 'card' | 'consent' | 'loading' | 'shown' | 'failed';

export interface LoadedMap {
  readonly InteractiveMap: typeof InteractiveMap;
  readonly provider: MapProvider;
}

export interface MapActions {
  onLoad(): void;
  /** A timeout returns to the card without a message (MAP-018). */
  onError(error: unknown): void;
}

type MapProps = BlockProps<typeof map, MapContent>;

/** Libraries are shared by all maps of the page (MAP-017). */
const libraries = new Map<string, Lazy<LoadedMap>>();

function loadMap(key: string, host: Element, locale: string): Promise<LoadedMap> {
  const name = key ? 'google' : 'maplibre';
  const library =
    libraries.get(name) ??
    createLazy({
      load: withLoadTimeout(async () => {
        const [{ InteractiveMap }, provider] = await Promise.all([
          import('./interactive/interactive-map'),
          key
            ? import('./interactive/google/google-maps').then(({ loadGoogleMaps }) =>
                loadGoogleMaps({ key, language: getLanguage(host), locale }),
              )
            : import('./interactive/maplibre/maplibre').then(({ loadMapLibre }) => loadMapLibre()),
        ]);
        return { InteractiveMap, provider };
      }),
    });
  libraries.set(name, library);
  return library.load();
}

/** How long a click waits for `<site-services>`, which may have the key, in ms. */
const KEY_TIMEOUT = 5000;

/** Returns the stage, the interactive map once it has loaded, and its callbacks. */
export function useInteractiveMap(props: MapProps): [MapStage, LoadedMap | null, MapActions] {
  const { host, emit, provider, googleMapsKey } = props;
  const services = useServices();
  const [stage, setStage] = useState<MapStage>('card');
  const [loaded, setLoaded] = useState<LoadedMap | null>(null);
  const key = provider === 'maplibre' ? '' : readMapsKey(googleMapsKey || services.context.gmRenderKey);
  const isAllowed = useMapConsent(services, key);
  const isKeyKnown = provider === 'maplibre' || !!googleMapsKey || isContextKnown(services);
  const [request, setRequest] = useState<'none' | 'waiting' | 'due'>('none');

  useEffect(() => {
    if (request !== 'waiting') return;
    const timer = setTimeout(() => setRequest('due'), KEY_TIMEOUT);
    return () => clearTimeout(timer);
  }, [request]);

  const actions = useMemo<MapActions>(
    () => ({
      onLoad() {
        setStage('shown');
        emit('site-map-load');
      },
      onError(error) {
        setLoaded(null);
        setStage(error instanceof LoadTimeoutError ? 'card' : 'failed');
        emit('site-map-fail', { reason: getReason(error) });
      },
    }),
    [emit],
  );

  useEffect(() => {
    if (stage === 'loading' || stage === 'shown') return;
    const load = () => {
      setRequest('none');
      setStage('loading');
      loadMap(key, host, services.settings.locale).then(setLoaded, actions.onError);
    };
    const isEager = stage === 'card' && host.getAttribute('loading') === 'eager' && isKeyKnown;
    const isDue = request === 'due' || (request === 'waiting' && isKeyKnown);
    const ask = () => {
      setRequest('none');
      setStage('consent');
    };
    if (isAllowed && (isEager || isDue || stage === 'consent')) load();
    else if (isDue) ask();
    // A click anywhere except on the address and links, including one that was replayed after the upgrade.
    const onClick = (event: Event) => {
      const [target] = event.composedPath();
      if (event.target !== host || (target as Element).closest('a, address, [part=settings]')) return;
      if (!isKeyKnown) setRequest('waiting');
      else if (isAllowed) load();
      else ask();
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  }, [host, stage, key, services, isAllowed, isKeyKnown, request, actions]);

  return [stage, loaded, actions];
}

/** Google Maps stores data on the device. Where the page has a cookie banner, it waits until cookies are accepted. */
function useMapConsent({ consent }: Services, key: string): boolean {
  const state = useStore(consent.state);
  const { decided } = useStore(consent.notice);
  return !key || state === 'granted' || !(decided || document.querySelector('site-cookie-banner'));
}

/** False while `<site-services>`, which may have the key, is loading. */
const isContextKnown = (services: Services): boolean =>
  services !== getStandaloneServices() || !document.querySelector('site-services');

const REASONS: Readonly<Record<string, 'timeout' | 'unsupported' | 'key'>> = {
  LoadTimeoutError: 'timeout',
  GPUInitializationError: 'unsupported',
  MapsKeyError: 'key',
};

const getReason = (error: unknown) => REASONS[(error as Error | null)?.name ?? ''] ?? 'unavailable';
