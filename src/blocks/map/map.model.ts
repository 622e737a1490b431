// Where is it, and how is it written? Options and the documented `location` become one place; links to it are made here.

/** A point on the earth, in degrees. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** The documented location; every field may be missing (MAP-001). */
export type LocationOptions = Partial<
  Record<'mapLat' | 'mapLng' | 'mapZoom' | 'markerLat' | 'markerLng', number | null> &
    Record<'addressTitle' | 'addressLine1' | 'addressLine2' | 'addressCountry', string>
>;

export interface Place {
  readonly centre: LatLng;
  readonly zoom: number;
  readonly marker: LatLng;
  /** The lines of the address that are given, the title first. */
  readonly address: readonly string[];
}

/** New York, where nobody says where (MAP-002; the documents do not name their city). */
const DEFAULT_CENTER: LatLng = { lat: 40.7128, lng: -74.006 };

/** MAP-003. */
export const DEFAULT_ZOOM = 12;

/** @param own single options; what they leave out is taken from `location` */
export function resolvePlace(own: LocationOptions, location: LocationOptions): Place {
  const marker = toLatLng(own.markerLat ?? location.markerLat, own.markerLng ?? location.markerLng);
  const centre =
    toLatLng(own.mapLat ?? location.mapLat, own.mapLng ?? location.mapLng) ?? marker ?? DEFAULT_CENTER;
  const line = (name: 'addressTitle' | 'addressLine1' | 'addressLine2' | 'addressCountry') =>
    own[name] || location[name] || '';
  return {
    centre,
    zoom: own.mapZoom ?? location.mapZoom ?? DEFAULT_ZOOM,
    marker: marker ?? centre,
    address: [
      line('addressTitle'),
      line('addressLine1'),
      line('addressLine2'),
      line('addressCountry'),
    ].filter(Boolean),
  };
}

/**
 * The address of an external map of the place (MAP-012).
 * @param template with `{lat}`, `{lng}`, `{zoom}` and `{address}`
 * @returns empty for a template that is no link to a page or a maps program
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
