// Where is it, and how is it written? Options and the documented `location` become one place; links to it are made here.

/** A point on the earth, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The documented location; every field may be missing (MAP-001). */
export type Location = Partial<
  Record<'mapLat' | 'mapLng' | 'mapZoom' | 'markerLat' | 'markerLng', number | null> &
    Record<'addressTitle' | 'addressLine1' | 'addressLine2' | 'addressCountry', string>
>;

export interface Place {
  readonly centre: Point;
  readonly zoom: number;
  readonly marker: Point;
  /** The lines of the address that are given, the title first. */
  readonly address: readonly string[];
}

/** New York, where nobody says where (MAP-002; the documents do not name their city). */
const DEFAULT_CITY: Point = { lat: 40.7128, lng: -74.006 };

/** MAP-003. */
export const DEFAULT_ZOOM = 12;

/** @param own single options; what they leave out is taken from `location` */
export function placeOf(own: Location, location: Location): Place {
  const marker = pointOf(own.markerLat ?? location.markerLat, own.markerLng ?? location.markerLng);
  const centre =
    pointOf(own.mapLat ?? location.mapLat, own.mapLng ?? location.mapLng) ?? marker ?? DEFAULT_CITY;
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
export function externalUrl(template: string, { marker, zoom, address }: Place): string {
  const [, ...lines] = address.length > 1 ? address : ['', ...address];
  const values: Record<string, string | number> = { ...marker, zoom, address: lines.join(', ') };
  if (!/^(https?:|geo:|maps:|[/.?#])/i.test(template)) return '';
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function pointOf(lat: number | null | undefined, lng: number | null | undefined): Point | null {
  return lat == null || lng == null ? null : { lat, lng };
}
