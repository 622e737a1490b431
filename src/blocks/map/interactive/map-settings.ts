// Interface between the element and its map libraries.
import type { BlockProps } from '../../../kit/element/define';
import type { MapContent } from '../map.content';
import type { map } from '../map.contract';
import type { LatLng, Place } from '../map.model';

type MapProps = BlockProps<typeof map, MapContent>;

export interface MapSettings {
  readonly center: LatLng;
  readonly zoom: number;
  readonly marker: LatLng;
  readonly markerDraggable: boolean;
  readonly mapStyle: MapProps['mapStyle'];
  readonly styleUrl: string;
  readonly satelliteUrl: string;
  readonly terrain: boolean;
  readonly terrainUrl: string;
  readonly labels: boolean;
  readonly draggable: boolean;
  readonly scrollwheel: MapProps['scrollwheel'];
  readonly showScale: boolean;
}

/** Texts that the library displays. */
export interface MapLabels {
  readonly map: string;
  readonly wheel: string;
  readonly touch: string;
}

export interface MapCallbacks {
  onLoad(): void;
  onError(error: unknown): void;
  onMarkerMove(marker: LatLng): void;
  /** @param html attribution of the map data as simple HTML */
  onAttribution(html: string): void;
}

/** Controls a rendered map. */
export interface MapHandle {
  update(settings: MapSettings): void;
  zoomBy(levels: number): void;
  focus(): void;
  remove(): void;
}

/** A map library whose code has loaded. */
export interface MapProvider {
  /**
   * Cooperative gestures are not changed later: a map is removed and created again.
   * @param markerElement content of the marker
   * @throws if the map cannot be drawn on this device
   */
  createMap(
    container: HTMLElement,
    markerElement: HTMLElement,
    settings: MapSettings,
    labels: MapLabels,
    callbacks: MapCallbacks,
  ): MapHandle;
  /** Warnings for developers about options that the library also needs. */
  validate(settings: MapSettings): string[];
}

export function getMapSettings(props: MapProps, { center, zoom, marker }: Place): MapSettings {
  return {
    center,
    zoom,
    marker,
    markerDraggable: props.markerDraggable,
    mapStyle: props.mapStyle,
    styleUrl: props.styleUrl,
    satelliteUrl: props.satelliteUrl,
    terrain: props.showTerrain,
    terrainUrl: props.terrainUrl,
    labels: props.showLabels,
    draggable: props.mapDraggable,
    scrollwheel: props.scrollwheel,
    showScale: !props.disableDefaultUi,
  };
}
