// Renders the map with Google Maps.
/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { warn } from '../../../../kit/element/warn';
import type { MapHandle, MapProvider, MapSettings } from '../map-settings';
import { createGoogleMarker } from './google-marker';
import { resolveGoogleStyle } from './google-style';

export interface GoogleMapsOptions {
  readonly key: string;
  /** BCP 47, from the page. */
  readonly language: string;
  /** The site's locale as BCP 47. Its region, such as AT in `de-AT`, applies if the language has none. */
  readonly locale: string;
}

/** Google Maps has refused the key for this page. */
export class MapsKeyError extends Error {
  override name = 'MapsKeyError';
}

type Library = google.maps.MapsLibrary & google.maps.CoreLibrary;

/** The library is loaded once per page, with the options of the first map. */
let isConfigured = false;
let isRefused = false;
const refusals = new EventTarget();

/** Loads the library once. */
export async function loadGoogleMaps({ key, language, locale }: GoogleMapsOptions): Promise<MapProvider> {
  if (!isConfigured) {
    const region = readRegion(language) ?? readRegion(locale);
    isConfigured = true;
    observeRefusal();
    setOptions({ key, language, ...(region && { region }) });
  }
  const [core, maps] = await Promise.all([importLibrary('core'), importLibrary('maps')]);
  const library: Library = { ...core, ...maps };
  return { createMap: (...args) => createMap(library, ...args), validate: () => [] };
}

/** The site may specify `de_AT`, or no language at all. */
function readRegion(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).region;
  } catch {
    return undefined;
  }
}

/** Google Maps reports a refused key by calling a global function. */
function observeRefusal(): void {
  const scope = globalThis as { gm_authFailure?: () => void };
  const previous = scope.gm_authFailure;
  scope.gm_authFailure = () => {
    previous?.();
    isRefused = true;
    warn('site-map', 'Google Maps has refused the API key for this page.');
    refusals.dispatchEvent(new Event('refuse'));
  };
}

function createMap(
  library: Library,
  ...[container, markerElement, initialSettings, labels, callbacks]: Parameters<MapProvider['createMap']>
): MapHandle {
  if (isRefused) throw new MapsKeyError();
  const onRefuse = () => callbacks.onError(new MapsKeyError());
  refusals.addEventListener('refuse', onRefuse);
  let settings = initialSettings;
  const map = new library.Map(container, {
    ...getOptions(settings),
    center: settings.center,
    zoom: settings.zoom,
    clickableIcons: false,
    // Only the scale is ever shown: the element has its own zoom buttons.
    disableDefaultUI: true,
  });
  const marker = createGoogleMarker(library, map, markerElement, settings.marker, callbacks.onMarkerMove);
  marker.setDraggable(settings.markerDraggable);
  library.event.addListenerOnce(map, 'idle', () => callbacks.onLoad());
  container.setAttribute('aria-label', labels.map);

  return {
    update(next) {
      const previous = settings;
      settings = next;
      map.setOptions(getOptions(next));
      marker.setPosition(next.marker);
      marker.setDraggable(next.markerDraggable);
      if (JSON.stringify(previous.center) !== JSON.stringify(next.center)) map.panTo(next.center);
      if (previous.zoom !== next.zoom) map.setZoom(next.zoom);
    },
    zoomBy: (levels) => map.setZoom((map.getZoom() ?? settings.zoom) + levels),
    focus: () => container.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true }),
    remove() {
      refusals.removeEventListener('refuse', onRefuse);
      marker.remove();
      library.event.clearInstanceListeners(map);
      container.replaceChildren();
    },
  };
}

/** The options that can change. */
function getOptions(settings: MapSettings): google.maps.MapOptions {
  const { draggable, scrollwheel, showScale } = settings;
  return {
    ...resolveGoogleStyle(settings),
    draggable,
    scrollwheel: scrollwheel !== 'off',
    gestureHandling: scrollwheel === 'greedy' ? 'greedy' : 'cooperative',
    scaleControl: showScale,
  };
}
