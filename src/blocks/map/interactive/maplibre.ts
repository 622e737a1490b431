// How is a map drawn with MapLibre GL? The only file that knows the library.
import type * as MapLibre from 'maplibre-gl';
// The library and its worker stay files of their own, as they were published: fetched only when a map is asked for.
// oxlint-disable-next-line import/default -- the default export is the address that Vite gives
import libraryUrl from 'maplibre-gl/dist/maplibre-gl.mjs?url&no-inline';
// oxlint-disable-next-line import/default -- as above
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url&no-inline';
import type { MapCallbacks, MapHandle, MapLabels, MapSettings } from './map-settings';
import { resolveStyle } from './map-style';
import { applyLayers, getAttribution, setStyle } from './maplibre-style';

type Library = typeof MapLibre;

let library: Library | undefined;

/** Fetches the library; several calls are one request. */
export async function loadLibrary(): Promise<void> {
  library ??= (await import(/* @vite-ignore */ new URL(libraryUrl, import.meta.url).href)) as Library;
  library.setWorkerUrl(toTrustedUrl(new URL(workerUrl, import.meta.url).href));
}

/**
 * Draws a map; `loadLibrary` has to be done. Whether its wheel is cooperative stays as it is: the library fails when
 * that is switched off while it shows its hint.
 * @param pin what the marker looks like
 * @throws an error named `GPUInitializationError` where the device cannot draw maps
 */
export function createMap(
  container: HTMLElement,
  pin: HTMLElement,
  first: MapSettings,
  texts: MapLabels,
  report: MapCallbacks,
): MapHandle {
  const { Map: MapLibreMap, Marker, ScaleControl } = library as Library;
  let settings = first;
  let isShown = false;
  const map = new MapLibreMap({
    container,
    center: first.centre,
    zoom: first.zoom,
    attributionControl: false,
    cooperativeGestures: first.scrollwheel === 'cooperative',
    dragRotate: false,
    locale: {
      'Map.Title': texts.map,
      'CooperativeGesturesHandler.WindowsHelpText': texts.wheel,
      'CooperativeGesturesHandler.MacHelpText': texts.wheel,
      'CooperativeGesturesHandler.MobileHelpText': texts.touch,
    },
  });
  const marker = new Marker({ element: pin, anchor: 'bottom' }).setLngLat(first.marker).addTo(map);
  const scale = new ScaleControl({});
  map.touchZoomRotate.disableRotation();

  map.on('load', () => {
    isShown = true;
    report.onLoad();
  });
  map.on('error', ({ error, ...where }) => {
    // A tile or a source that does not come is a gap in the map; without a style there is no map.
    if (!isShown && !('sourceId' in where) && !map.style?._loaded) report.onError(error);
  });
  map.on('style.load', () => {
    applyLayers(map, settings);
    report.onAttribution(getAttribution(map));
  });
  map.on('sourcedata', ({ sourceDataType }) => {
    if (sourceDataType === 'metadata') report.onAttribution(getAttribution(map));
  });
  marker.on('dragend', () => {
    const { lat, lng } = marker.getLngLat();
    report.onMarkerMove({ lat, lng });
  });

  function apply(last: MapSettings | null) {
    setEnabled(map.dragPan, settings.draggable);
    setEnabled(map.scrollZoom, settings.scrollwheel !== 'off');
    marker.setDraggable(settings.markerDraggable).setLngLat(settings.marker);
    if (settings.showScale !== map.hasControl(scale))
      map[settings.showScale ? 'addControl' : 'removeControl'](scale);
    if (!last || JSON.stringify(resolveStyle(last)) !== JSON.stringify(resolveStyle(settings)))
      setStyle(map, resolveStyle(settings));
    else if (last.labels !== settings.labels || last.terrainUrl !== settings.terrainUrl)
      applyLayers(map, settings);
    if (last && JSON.stringify([last.centre, last.zoom]) !== JSON.stringify([settings.centre, settings.zoom]))
      map.easeTo({ center: settings.centre, zoom: settings.zoom });
  }

  apply(null);
  return {
    update(next) {
      const last = settings;
      settings = next;
      apply(last);
    },
    zoomBy: (levels) => void map.zoomTo(map.getZoom() + levels),
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    remove: () => map.remove(),
  };
}

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
 * The address of the worker as the browser wants it under `require-trusted-types-for 'script'`: made by a policy
 * named `maplibre`. The library asks the address two questions that only a string can answer.
 */
function toTrustedUrl(url: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return url;
  const address = types.createPolicy('maplibre', { createScriptURL: () => url }).createScriptURL(url);
  return Object.assign(address, {
    endsWith: (end: string) => url.endsWith(end),
    split: (by: RegExp) => url.split(by),
  }) as unknown as string;
}
