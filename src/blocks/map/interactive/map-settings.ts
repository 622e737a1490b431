// Interface between the element and its map library.
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
  /** Empty for a flat map. */
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

export function getMapSettings(props: MapProps, { center, zoom, marker }: Place): MapSettings {
  return {
    center,
    zoom,
    marker,
    markerDraggable: props.markerDraggable,
    mapStyle: props.mapStyle,
    styleUrl: props.styleUrl,
    satelliteUrl: props.satelliteUrl,
    terrainUrl: props.showTerrain ? props.terrainUrl : '',
    labels: props.showLabels,
    draggable: props.mapDraggable,
    scrollwheel: props.scrollwheel,
    showScale: !props.disableDefaultUi,
  };
}

/** Warnings for developers about missing options. */
export function validateOptions({
  mapStyle,
  satelliteUrl,
  showTerrain,
  terrainUrl,
}: Pick<MapProps, 'mapStyle' | 'satelliteUrl' | 'showTerrain' | 'terrainUrl'>): string[] {
  return [
    ...(mapStyle === 'satellite' && !satelliteUrl
      ? ['map-style="satellite" needs satellite-url; using "original".']
      : []),
    ...(showTerrain && !terrainUrl ? ['show-terrain needs terrain-url; the map stays flat.'] : []),
  ];
}
