// Map types and styles of Google Maps for the documented map styles. Pure.
import type { MapSettings } from '../map-settings';

type Style = google.maps.MapTypeStyle;

/** Colors of a minimal style. */
interface Palette {
  readonly land: string;
  readonly water: string;
  readonly road: string;
  readonly text: string;
}

const MINIMAL: Partial<Record<MapSettings['mapStyle'], Palette>> = {
  'minimal-light': { land: '#f4f4f2', water: '#dbe2e6', road: '#ffffff', text: '#5c6166' },
  'minimal-dark': { land: '#212326', water: '#121416', road: '#3a3d42', text: '#a9aeb5' },
  'minimal-blue': { land: '#eaf1f8', water: '#9fc3e6', road: '#ffffff', text: '#35587d' },
};

/** The options of the map that depend on its style, labels and terrain. */
export function resolveGoogleStyle({
  mapStyle,
  labels,
  terrain,
}: Pick<MapSettings, 'mapStyle' | 'labels' | 'terrain'>): Pick<
  google.maps.MapOptions,
  'mapTypeId' | 'styles'
> {
  // Styles do not apply to satellite images, whose labels are a separate map type.
  if (mapStyle === 'satellite') return { mapTypeId: labels ? 'hybrid' : 'satellite', styles: null };
  const palette = MINIMAL[mapStyle];
  const styles: Style[] = [
    ...(mapStyle === 'grayscale' ? [{ stylers: [{ saturation: -100 }] }] : []),
    ...(palette ? createMinimalStyles(palette) : []),
    ...(labels ? [] : [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }]),
  ];
  return { mapTypeId: terrain ? 'terrain' : 'roadmap', styles };
}

const createMinimalStyles = ({ land, water, road, text }: Palette): Style[] => [
  { elementType: 'geometry', stylers: [{ color: land }] },
  { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
  { elementType: 'labels.text.fill', stylers: [{ color: text }] },
  { elementType: 'labels.text.stroke', stylers: [{ color: land }] },
  { featureType: 'poi', elementType: 'labels', stylers: [{ visibility: 'off' }] },
  { featureType: 'transit', stylers: [{ visibility: 'off' }] },
  { featureType: 'road', elementType: 'geometry', stylers: [{ color: road }] },
  { featureType: 'water', elementType: 'geometry', stylers: [{ color: water }] },
];
