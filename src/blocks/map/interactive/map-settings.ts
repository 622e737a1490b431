// What does a map library have to know of our options, whichever library it is?
import type { MapProps } from '../map';
import type { LatLng, Place } from '../map.model';

export interface MapSettings {
  readonly centre: LatLng;
  readonly zoom: number;
  readonly marker: LatLng;
  readonly markerDraggable: boolean;
  readonly look: MapProps['mapStyle'];
  readonly styleUrl: string;
  readonly satelliteUrl: string;
  /** Empty for a flat map. */
  readonly terrainUrl: string;
  readonly labels: boolean;
  readonly draggable: boolean;
  readonly scrollwheel: MapProps['scrollwheel'];
  readonly showScale: boolean;
}

/** Texts that the library shows. */
export interface MapLabels {
  readonly map: string;
  readonly wheel: string;
  readonly touch: string;
}

/** What the library tells. */
export interface MapCallbacks {
  onLoad(): void;
  onError(error: unknown): void;
  onMarkerMove(marker: LatLng): void;
  /** Who made the map data, as simple HTML. */
  onAttribution(html: string): void;
}

/** A map on the screen. */
export interface MapHandle {
  update(settings: MapSettings): void;
  zoomBy(levels: number): void;
  focus(): void;
  remove(): void;
}

export function getMapSettings(props: MapProps, { centre, zoom, marker }: Place): MapSettings {
  return {
    centre,
    zoom,
    marker,
    markerDraggable: props.markerDraggable,
    look: props.mapStyle,
    styleUrl: props.styleUrl,
    satelliteUrl: props.satelliteUrl,
    terrainUrl: props.showTerrain ? props.terrainUrl : '',
    labels: props.showLabels,
    draggable: props.mapDraggable,
    scrollwheel: props.scrollwheel,
    showScale: !props.disableDefaultUi,
  };
}

/** What cannot be had with these options, for the developer. */
export function validateOptions(
  props: Pick<MapProps, 'mapStyle' | 'satelliteUrl' | 'showTerrain' | 'terrainUrl'>,
): string[] {
  return [
    ...(props.mapStyle === 'satellite' && !props.satelliteUrl
      ? ['map-style="satellite" needs satellite-url; using "original".']
      : []),
    ...(props.showTerrain && !props.terrainUrl
      ? ['show-terrain needs terrain-url; the map stays flat.']
      : []),
  ];
}
