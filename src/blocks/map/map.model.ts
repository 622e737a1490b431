// Resolves the options and the documented `location` to a place, and builds links to it.

/** Coordinates in degrees. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** The documented location object; all properties are optional (MAP-001). */
export type LocationOptions = Partial<
  Record<'mapLat' | 'mapLng' | 'mapZoom' | 'markerLat' | 'markerLng', number | null> &
    Record<'addressTitle' | 'addressLine1' | 'addressLine2' | 'addressCountry', string>
>;

export interface Place {
  readonly center: LatLng;
  readonly zoom: number;
  readonly marker: LatLng;
  /** Non-empty address lines, the title first. */
  readonly address: readonly string[];
}

/** New York. The specification requires a default city but does not name it (MAP-002). */
const DEFAULT_CENTER: LatLng = { lat: 40.7128, lng: -74.006 };

/** MAP-003. */
export const DEFAULT_ZOOM = 12;

/** @param options take precedence over `location` */
export function resolvePlace(options: LocationOptions, location: LocationOptions): Place {
  const marker = toLatLng(options.markerLat ?? location.markerLat, options.markerLng ?? location.markerLng);
  const center =
    toLatLng(options.mapLat ?? location.mapLat, options.mapLng ?? location.mapLng) ??
    marker ??
    DEFAULT_CENTER;
  const line = (name: 'addressTitle' | 'addressLine1' | 'addressLine2' | 'addressCountry') =>
    options[name] || location[name] || '';
  return {
    center,
    zoom: options.mapZoom ?? location.mapZoom ?? DEFAULT_ZOOM,
    marker: marker ?? center,
    address: [
      line('addressTitle'),
      line('addressLine1'),
      line('addressLine2'),
      line('addressCountry'),
    ].filter(Boolean),
  };
}

/**
 * Builds the URL of an external map (MAP-012).
 * @param template with `{lat}`, `{lng}`, `{zoom}` and `{address}`
 * @returns an empty string unless the template is a web, `geo:` or `maps:` URL
 */
export function buildMapUrl(template: string, { marker, zoom, address }: Place): string {
  const [, ...lines] = address.length > 1 ? address : ['', ...address];
  const values: Record<string, string | number> = { ...marker, zoom, address: lines.join(', ') };
  if (!/^(https?:|geo:|maps:|[/.?#])/i.test(template)) return '';
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function toLatLng(lat: number | null | undefined, lng: number | null | undefined): LatLng | null {
  return lat == null || lng == null ? null : { lat, lng };
}
