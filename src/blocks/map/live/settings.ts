// What does a map library have to know of our options, whichever library it is?
import type { MapProps } from '../map';
import type { Place, Point } from '../place';

export interface Settings {
  readonly centre: Point;
  readonly zoom: number;
  readonly marker: Point;
  readonly markerDraggable: boolean;
  readonly look: MapProps['mapStyle'];
  readonly styleUrl: string;
  readonly satelliteUrl: string;
  /** Empty for a flat map. */
  readonly terrainUrl: string;
  readonly labels: boolean;
  readonly draggable: boolean;
  readonly wheel: MapProps['scrollwheel'];
  readonly scale: boolean;
}

/** Texts that the library shows. */
export interface Texts {
  readonly map: string;
  readonly wheel: string;
  readonly touch: string;
}

/** What the library tells. */
export interface Report {
  shown(): void;
  failed(error: unknown): void;
  moved(marker: Point): void;
  /** Who made the map data, as simple HTML. */
  credits(html: string): void;
}

/** A map on the screen. */
export interface MapView {
  update(settings: Settings): void;
  zoomBy(levels: number): void;
  focus(): void;
  remove(): void;
}

export function settingsOf(props: MapProps, { centre, zoom, marker }: Place): Settings {
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
    wheel: props.scrollwheel,
    scale: !props.disableDefaultUi,
  };
}

/** What cannot be had with these options, for the developer. */
export function problemsOf(
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
