// Renders the map with MapLibre GL.
import type * as MapLibre from 'maplibre-gl';
// The library and its worker are separate files as published, and load on demand.
// oxlint-disable-next-line import/default -- Vite adds the default export
import libraryUrl from 'maplibre-gl/dist/maplibre-gl.mjs?url&no-inline';
// oxlint-disable-next-line import/default -- as above
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url&no-inline';
import { LOAD_TIMEOUT } from '../../../../kit/element/load-timeout';
import type { MapHandle, MapProvider, MapSettings } from '../map-settings';
import { applyLayers, getAttribution, resolveStyle, setStyle, validateStyle } from './maplibre-style';

type Library = typeof MapLibre;

let library: Library | undefined;

/** Loads the library once. */
export async function loadMapLibre(): Promise<MapProvider> {
  library ??= (await import(
    /* @vite-ignore */ /* webpackIgnore: true */ new URL(libraryUrl, location.href).href
  )) as Library;
  library.setWorkerUrl(toTrustedUrl(new URL(workerUrl, location.href).href));
  return { createMap, validate: validateStyle };
}

/**
 * MapLibre fails if cooperative gestures are turned off while their hint is visible.
 * @throws an error named `GPUInitializationError` if the device does not support WebGL
 */
function createMap(
  ...[container, markerElement, initialSettings, labels, callbacks]: Parameters<MapProvider['createMap']>
): MapHandle {
  const { Map: MapLibreMap, Marker, ScaleControl } = library as Library;
  let settings = initialSettings;
  let isLoaded = false;
  const map = new MapLibreMap({
    container,
    center: initialSettings.center,
    zoom: initialSettings.zoom,
    attributionControl: false,
    cooperativeGestures: initialSettings.scrollwheel === 'cooperative',
    dragRotate: false,
    locale: {
      'Map.Title': labels.map,
      'CooperativeGesturesHandler.WindowsHelpText': labels.wheel,
      'CooperativeGesturesHandler.MacHelpText': labels.wheel,
      'CooperativeGesturesHandler.MobileHelpText': labels.touch,
    },
  });
  const marker = new Marker({ element: markerElement, anchor: 'bottom' })
    .setLngLat(initialSettings.marker)
    .addTo(map);
  const scale = new ScaleControl({});
  map.touchZoomRotate.disableRotation();
  // The library itself waits for a style as long as the browser does.
  const timer = setTimeout(() => callbacks.onError(new Error('The style has not arrived.')), LOAD_TIMEOUT);

  map.on('load', () => {
    isLoaded = true;
    callbacks.onLoad();
  });
  map.on('error', ({ error, ...event }) => {
    // A missing tile or source leaves a gap; without a style there is no map.
    if (!isLoaded && !('sourceId' in event) && !map.style?._loaded) callbacks.onError(error);
  });
  map.on('style.load', () => {
    clearTimeout(timer);
    applyLayers(map, settings);
    callbacks.onAttribution(getAttribution(map));
  });
  map.on('sourcedata', ({ sourceDataType }) => {
    if (sourceDataType === 'metadata') callbacks.onAttribution(getAttribution(map));
  });
  marker.on('dragend', () => {
    const { lat, lng } = marker.getLngLat();
    callbacks.onMarkerMove({ lat, lng });
  });

  function apply(previous: MapSettings | null) {
    setEnabled(map.dragPan, settings.draggable);
    setEnabled(map.scrollZoom, settings.scrollwheel !== 'off');
    marker.setDraggable(settings.markerDraggable).setLngLat(settings.marker);
    if (settings.showScale !== map.hasControl(scale))
      map[settings.showScale ? 'addControl' : 'removeControl'](scale);
    if (!previous || JSON.stringify(resolveStyle(previous)) !== JSON.stringify(resolveStyle(settings)))
      setStyle(map, resolveStyle(settings));
    else if (getLayers(previous) !== getLayers(settings)) applyLayers(map, settings);
    if (
      previous &&
      JSON.stringify([previous.center, previous.zoom]) !== JSON.stringify([settings.center, settings.zoom])
    )
      map.easeTo({ center: settings.center, zoom: settings.zoom });
  }

  apply(null);
  return {
    update(next) {
      const previous = settings;
      settings = next;
      apply(previous);
    },
    zoomBy: (levels) => void map.zoomTo(map.getZoom() + levels),
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    remove() {
      clearTimeout(timer);
      map.remove();
    },
  };
}

const getLayers = ({ labels, terrain, terrainUrl }: MapSettings): string =>
  JSON.stringify([labels, terrain, terrainUrl]);

interface Handler {
  enable(): void;
  disable(): void;
}

const setEnabled = (handler: Handler, on: boolean) => (on ? handler.enable() : handler.disable());

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): object };
}

/**
 * The URL of the worker for `require-trusted-types-for 'script'`, created by a policy named `maplibre`. MapLibre calls
 * two string methods on the URL, which a TrustedScriptURL does not have.
 */
function toTrustedUrl(url: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return url;
  const address = types.createPolicy('maplibre', { createScriptURL: () => url }).createScriptURL(url);
  return Object.assign(address, {
    endsWith: (suffix: string) => url.endsWith(suffix),
    split: (separator: RegExp) => url.split(separator),
  }) as unknown as string;
}
