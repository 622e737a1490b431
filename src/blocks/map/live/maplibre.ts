// How is a map drawn with MapLibre GL? The only file that knows the library.
import type * as MapLibre from 'maplibre-gl';
// The library and its worker stay files of their own, as they were published: fetched only when a map is asked for.
// oxlint-disable-next-line import/default -- the default export is the address that Vite gives
import libraryUrl from 'maplibre-gl/dist/maplibre-gl.mjs?url&no-inline';
// oxlint-disable-next-line import/default -- as above
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url&no-inline';
import { creditsOf, dress, setStyle } from './maplibre-style';
import type { MapView, Report, Settings, Texts } from './settings';
import { styleOf } from './style';

type Library = typeof MapLibre;

let library: Library | undefined;

/** Fetches the library; several calls are one request. */
export async function loadLibrary(): Promise<void> {
  library ??= (await import(/* @vite-ignore */ new URL(libraryUrl, import.meta.url).href)) as Library;
  library.setWorkerUrl(trusted(new URL(workerUrl, import.meta.url).href));
}

/**
 * Draws a map; `loadLibrary` has to be done. Whether its wheel is cooperative stays as it is: the library fails when
 * that is switched off while it shows its hint.
 * @param pin what the marker looks like
 * @throws an error named `GPUInitializationError` where the device cannot draw maps
 */
export function openMap(
  container: HTMLElement,
  pin: HTMLElement,
  first: Settings,
  texts: Texts,
  report: Report,
): MapView {
  const { Map: MapLibreMap, Marker, ScaleControl } = library as Library;
  let settings = first;
  let isShown = false;
  const map = new MapLibreMap({
    container,
    center: first.centre,
    zoom: first.zoom,
    attributionControl: false,
    cooperativeGestures: first.wheel === 'cooperative',
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
    report.shown();
  });
  map.on('error', ({ error, ...where }) => {
    // A tile or a source that does not come is a gap in the map; without a style there is no map.
    if (!isShown && !('sourceId' in where) && !map.style?._loaded) report.failed(error);
  });
  map.on('style.load', () => {
    dress(map, settings);
    report.credits(creditsOf(map));
  });
  map.on('sourcedata', ({ sourceDataType }) => {
    if (sourceDataType === 'metadata') report.credits(creditsOf(map));
  });
  marker.on('dragend', () => {
    const { lat, lng } = marker.getLngLat();
    report.moved({ lat, lng });
  });

  function apply(last: Settings | null) {
    toggle(map.dragPan, settings.draggable);
    toggle(map.scrollZoom, settings.wheel !== 'off');
    marker.setDraggable(settings.markerDraggable).setLngLat(settings.marker);
    if (settings.scale !== map.hasControl(scale)) map[settings.scale ? 'addControl' : 'removeControl'](scale);
    if (!last || JSON.stringify(styleOf(last)) !== JSON.stringify(styleOf(settings)))
      setStyle(map, styleOf(settings));
    else if (last.labels !== settings.labels || last.terrainUrl !== settings.terrainUrl) dress(map, settings);
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

const toggle = (handler: Handler, on: boolean) => (on ? handler.enable() : handler.disable());

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
function trusted(url: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return url;
  const address = types.createPolicy('maplibre', { createScriptURL: () => url }).createScriptURL(url);
  return Object.assign(address, {
    endsWith: (end: string) => url.endsWith(end),
    split: (by: RegExp) => url.split(by),
  }) as unknown as string;
}
