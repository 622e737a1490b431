/** Authors, places and pictures of the example restaurant, and the types of its posts and events. */

/** Subjects of the pictures. */
export type RestaurantPicture = keyof typeof PICTURES;

export type RestaurantAuthor = keyof typeof AUTHORS;

export const PICTURES = {
  bread: 'A round sourdough loaf with four open scores on a wooden board, a slice leaning beside it',
  oven: 'A brick oven with an arch, a fire burning inside, and a loaf on a wooden peel in front of it',
  harbour:
    'A harbour at dusk: houses with lit windows along the quay, three boats, and the low sun on the water',
  oysters:
    'Seven opened oysters on ice in a round tin, lemon halves in the middle, a knife on a folded cloth',
  table:
    'A table laid for two by a window: plates, red napkins, two glasses of wine, a candle, and boats outside',
  garden: 'Beds of greens in rows in the morning sun, alders and a shed behind them, a watering can in front',
  mackerel: 'Two whole mackerel with fennel and slices of lemon on a white oval plate',
  cider: 'A green bottle of cider, two full glasses, and red and yellow apples',
  chef: 'A chef in a white jacket and a dark apron, seen from behind, pushes a loaf into a glowing oven',
  menu: 'A handwritten menu card on a table, between a glass of red wine, a candle and a sprig with olives',
  night: 'The restaurant at night: lit windows, guests inside, a string of lights above the wet quay',
  market: 'Crates of tomatoes, lemons, cabbages, plums, onions and beets under a red and cream awning',
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
  /** Month and day, such as `09-14`; the event is on the first matching weekday on or after it. */
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
