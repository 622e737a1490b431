// Reads the place from the address of an embedded Google map.
import type { LocationOptions } from './map.model';

/** Height in pixels and angle of view in degrees for which embedded maps state the distance of the camera. */
const EMBED = { height: 768, angle: 13.1 };

/** Meters per pixel at zoom 0 on the equator, with tiles of 256 px. */
const METERS_PER_PIXEL = 156_543.034;

const MAX_ZOOM = 22;

/** Without coordinates, `linkUrl` searches for the text. */
type GoogleEmbedOptions = LocationOptions & { readonly linkUrl?: string };

/**
 * @param url `…/maps/embed?pb=…`, `…/maps/embed/v1/place?q=…` or `…/maps?q=…&output=embed`
 * @returns what the address states; null if it is another address
 */
export function readGoogleEmbed(url = ''): GoogleEmbedOptions | null {
  const query = /^(?:https?:)?\/\/(?:www|maps)\.google\.[a-z.]+\/maps\b[^?#]*\?([^#]*)/i.exec(url)?.[1];
  if (query === undefined) return null;
  const values = new URLSearchParams(query);
  const view = values.get('pb');
  if (view !== null) return readView(view);
  const text = values.get('q')?.trim() ?? '';
  const isPair = toPair(text) !== null;
  const center = toPair(values.get('center') ?? values.get('ll') ?? text);
  const zoom = Number.parseFloat(values.get('zoom') ?? values.get('z') ?? '');
  return {
    ...(center
      ? { mapLat: center[0], mapLng: center[1] }
      : text && { linkUrl: 'https://www.google.com/maps/search/?api=1&query={address}' }),
    ...(zoom >= 0 && { mapZoom: Math.min(MAX_ZOOM, zoom) }),
    ...(text && !isPair && { addressTitle: text }),
  };
}

/** Fields like `!2d13.4!3d52.5`: `1d` is the distance in meters, `2d` the longitude, `3d` the latitude, `2s` the name. */
function readView(view: string): LocationOptions {
  const read = (field: string) => Number.parseFloat(view.split(`!${field}`)[1] ?? '');
  const [distance, lng, lat] = ['1d', '2d', '3d'].map(read) as [number, number, number];
  const name = /!1s0x[^!]*!2s([^!]+)/.exec(view)?.[1];
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return {};
  const height = 2 * distance * Math.tan((EMBED.angle / 360) * Math.PI);
  const zoom = Math.log2((METERS_PER_PIXEL * Math.cos((lat / 180) * Math.PI) * EMBED.height) / height);
  return {
    mapLat: lat,
    mapLng: lng,
    ...(Number.isFinite(zoom) && { mapZoom: Math.min(MAX_ZOOM, Math.max(0, Math.round(zoom))) }),
    ...(name && { addressTitle: name.replaceAll('+', ' ') }),
  };
}

function toPair(text: string): readonly [number, number] | null {
  const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return lat === undefined || lng === undefined || Math.abs(+lat) > 90 || Math.abs(+lng) > 180
    ? null
    : [Number(lat), Number(lng)];
}
