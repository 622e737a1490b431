// The pictures of the restaurant, with their words.
import { drawBread } from './bread';
import { drawChef } from './chef';
import { drawCider } from './cider';
import { drawGarden } from './garden';
import { drawHarbour } from './harbour';
import { drawMackerel } from './mackerel';
import { drawMarket } from './market';
import { drawMenu } from './menu';
import { drawNight } from './night';
import { drawOven } from './oven';
import { drawOysters } from './oysters';
import { drawTable } from './table';

export interface RestaurantPicture {
  readonly subject: string;
  readonly title: string;
  readonly alt: string;
  readonly focalPoint: readonly [number, number];
  /** Published widths, widest first. */
  readonly widths: readonly number[];
  readonly seed: number;
  /** SVG of the scene before it is painted. */
  draw(): string;
}

const WIDTHS = [1000, 750, 500, 300];

const picture = (
  subject: string,
  title: string,
  alt: string,
  focalPoint: readonly [number, number],
  draw: () => string,
  widths: readonly number[] = WIDTHS,
): Omit<RestaurantPicture, 'seed'> => ({ subject, title, alt, focalPoint, widths, draw });

const pictures = [
  picture(
    'night',
    'Quay Street, half past nine',
    'The restaurant at night: lit windows, guests inside, a string of lights above the wet quay.',
    [0.5, 0.55],
    drawNight,
    [1500, ...WIDTHS],
  ),
  picture(
    'oven',
    'The oven',
    'A brick oven with an arch, a fire burning inside, and a loaf on a wooden peel in front of it.',
    [0.55, 0.6],
    drawOven,
    [1500, ...WIDTHS],
  ),
  picture(
    'bread',
    'Alder loaf',
    'A round sourdough loaf with four open scores on a wooden board, a slice leaning beside it.',
    [0.5, 0.55],
    drawBread,
  ),
  picture(
    'harbour',
    'The harbour',
    'A harbour at dusk: houses with lit windows along the quay, three boats, and the low sun on the water.',
    [0.62, 0.55],
    drawHarbour,
    [1500, ...WIDTHS],
  ),
  picture(
    'oysters',
    'Seven oysters',
    'Seven opened oysters on ice in a round tin, lemon halves in the middle, a knife on a folded cloth.',
    [0.5, 0.52],
    drawOysters,
  ),
  picture(
    'table',
    'Table four',
    'A table laid for two by a window: plates, red napkins, two glasses of wine, a candle, and boats outside.',
    [0.5, 0.62],
    drawTable,
  ),
  picture(
    'garden',
    'The garden behind the church',
    'Beds of greens in rows in the morning sun, alders and a shed behind them, a watering can in front.',
    [0.45, 0.6],
    drawGarden,
  ),
  picture(
    'mackerel',
    'Mackerel, two hours old',
    'Two whole mackerel with fennel and slices of lemon on a white oval plate.',
    [0.5, 0.5],
    drawMackerel,
  ),
  picture(
    'cider',
    'Cider',
    'A green bottle of cider, two full glasses, and red and yellow apples.',
    [0.55, 0.6],
    drawCider,
  ),
  picture(
    'chef',
    'Ines at the oven',
    'A chef in a white jacket and a dark apron, seen from behind, pushes a loaf into a glowing oven.',
    [0.5, 0.45],
    drawChef,
  ),
  picture(
    'menu',
    'The card',
    'A handwritten menu card on a table, between a glass of red wine, a candle and a sprig with olives.',
    [0.5, 0.5],
    drawMenu,
  ),
  picture(
    'market',
    'Saturday market',
    'Crates of tomatoes, lemons, cabbages, plums, onions and beets under a red and cream awning.',
    [0.5, 0.6],
    drawMarket,
  ),
];

export const restaurantPictures: readonly RestaurantPicture[] = pictures.map((one, at) => ({
  ...one,
  seed: 3 + at * 10,
}));
