/** Authors, places and pictures of the example restaurant, and the shapes of its posts and events. */

/** Subjects of the pictures. */
export type RestaurantPicture = keyof typeof PICTURES;

export type RestaurantAuthor = keyof typeof AUTHORS;

export const PICTURES = {
  bread: 'A loaf with a dark crust on a board',
  oven: 'Fire at the back of a brick oven',
  harbour: 'Boats at a quay in morning light',
  oysters: 'Opened oysters on ice',
  table: 'A long table laid for many guests',
  garden: 'Herbs in beds along a sea wall',
  mackerel: 'Mackerel on a hot brick',
  cider: 'A glass of cider before a barrel',
  chef: 'A cook at the pass',
  menu: 'A short menu on a wooden board',
  night: 'The lit windows of the restaurant at night',
  market: 'Stalls under the roof of the ice house',
} as const;

export const AUTHORS = {
  ines: { id: '6a1f00000000000000000001', name: 'Ines Halvorsen' },
  tomas: { id: '6a1f00000000000000000002', name: 'Tomas Reed' },
  marit: { id: '6a1f00000000000000000003', name: 'Marit Lund' },
  owen: { id: '6a1f00000000000000000004', name: 'Owen Pryce' },
} as const;

export const PLACES = {
  house: { addressTitle: 'Alder & Salt', addressLine1: '4 Quay Street' },
  yard: { addressTitle: 'The old ice house', addressLine1: '6 Quay Street' },
  orchard: { addressTitle: 'Brannock’s orchard', addressLine1: 'River Road 41' },
  beach: { addressTitle: 'North bank, at the tide gauge' },
} as const;

export interface ExamplePost {
  slug: string;
  title: string;
  /** Month and day, such as `09-14`. */
  day: string;
  author: RestaurantAuthor;
  categories: readonly string[];
  tags: readonly string[];
  picture: RestaurantPicture;
  excerpt: string;
  body: string;
  draft?: boolean;
}

export interface ExampleEvent {
  slug: string;
  title: string;
  /** Month and day, such as `09-14`; the event is on the first matching weekday from then on. */
  day: string;
  /** 0 for Sunday. */
  weekday: number;
  /** Clock time in the time zone of the site, 19.5 for half past seven. */
  from: number;
  hours: number;
  categories: readonly string[];
  tags: readonly string[];
  picture: RestaurantPicture;
  place?: keyof typeof PLACES;
  excerpt: string;
  body: string;
}
