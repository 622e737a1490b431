// Every picture of the shop: what it shows, from where, and its words.
import {
  candle,
  clay,
  cork,
  type Glaze,
  iron,
  leaf,
  linen,
  paper,
  print,
  rawClay,
  soap,
  tin,
  wood,
} from './materials';
import { body, type Piece, pieces, plank } from './pieces';
import { box, lathe, moved, type Point, solid, stretched, tube, turned, vessel } from './shapes';
import type { Body, Shot } from './studio';

/** A picture to publish. */
export interface StonewarePicture {
  readonly name: string;
  readonly title: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focalPoint: readonly [number, number];
  readonly shot: Shot;
}

const PRODUCT = { width: 750, height: 938, focalPoint: [0.5, 0.55] as const };
const BACKGROUND: Readonly<Record<Glaze, string>> = {
  chalk: '#cfc7bb',
  moss: '#d6d2c6',
  ink: '#d3d1cf',
  ember: '#d9cfc3',
};
const WORDS: Readonly<Record<Glaze, string>> = {
  chalk: 'warm white glaze with iron specks',
  moss: 'matte gray-green glaze',
  ink: 'glossy blue-black glaze',
  ember: 'rust-red glaze that turns dark at the edges',
};

type View = Pick<Shot, 'height' | 'elevation'> & {
  readonly middle: number;
  readonly extras?: (glaze: Glaze) => Body[];
};

/** `what` completes “… in a warm white glaze”. */
function show(
  id: keyof typeof pieces,
  title: string,
  what: string,
  view: View,
  glazes: readonly Glaze[],
): StonewarePicture[] {
  return glazes.map((glaze) => ({
    ...PRODUCT,
    name: `${id}-${glaze}`,
    title: `${title}, ${glaze[0]!.toUpperCase()}${glaze.slice(1)}`,
    alt: `${what} in a ${WORDS[glaze]}, on a plain background.`,
    shot: createShot(
      [...(pieces[id] as Piece)(glaze), ...(view.extras?.(glaze) ?? [])],
      view,
      BACKGROUND[glaze],
    ),
  }));
}

const createShot = (
  bodies: readonly Body[],
  { height, elevation, middle }: View,
  background: string,
): Shot => ({
  bodies,
  target: [0, middle, 0],
  height,
  elevation,
  background,
});

const still = (
  name: string,
  title: string,
  alt: string,
  bodies: readonly Body[],
  view: View,
  background = '#d3cdc2',
): StonewarePicture => ({
  ...PRODUCT,
  name,
  title,
  alt,
  shot: createShot(bodies, view, background),
});

const stem = (): Body[] => [
  body(
    tube(
      [
        [0, 0.6, 0],
        [0.02, 1.2, 0],
        [0.1, 1.7, 0.02],
        [0.05, 2.1, 0],
      ],
      0.014,
    ),
    leaf,
    { height: 2.2, radius: 0.3, foot: -1 },
  ),
  ...(
    [
      [0.12, 1.55, 30],
      [-0.02, 1.75, -160],
      [0.12, 1.92, 10],
      [0.02, 2.08, -120],
    ] as const
  ).map(([x, y, turn]) =>
    body(
      turned(
        moved(
          stretched(
            solid([
              [0, -0.05],
              [0.05, -0.02],
              [0.06, 0.02],
              [0, 0.05],
            ]),
            2.4,
          ),
          [0.13, 0, 0],
        ),
        turn,
      ),
      leaf,
      { height: 0.1, radius: 0.3, foot: -1, at: [x, y, 0] },
    ),
  ),
];
const corkStopper = (): Body[] => [
  body(
    solid([
      [0, 1.5],
      [0.085, 1.5],
      [0.1, 1.72],
      [0, 1.73],
    ]),
    cork,
    { height: 1.75, radius: 0.12, foot: -1 },
  ),
];
const pestle = (): Body[] => [
  body(
    tube(
      [
        [0.08, 0.3, 0.1],
        [0.34, 0.72, 0.16],
        [0.66, 1.2, 0.22],
      ],
      0.085,
      0.035,
    ),
    rawClay,
    { height: 1.3, radius: 0.8, foot: -1 },
  ),
];
const dinnerCandle = (): Body[] => [
  body(
    solid([
      [0, 0.2],
      [0.1, 0.2],
      [0.095, 1.7],
      [0.05, 1.76],
      [0, 1.77],
    ]),
    candle,
    { height: 1.8, radius: 0.12, foot: -1 },
  ),
  body(
    tube(
      [
        [0, 1.75, 0],
        [0.01, 1.8, 0],
        [0.03, 1.85, 0],
      ],
      0.012,
    ),
    iron,
    { height: 1.9, radius: 0.06, foot: -1 },
  ),
];
const soapBar = (): Body[] => [
  body(box([0.34, 0.09, 0.22], 0.08), soap, { height: 0.3, radius: 0.45, foot: -1, at: [0, 0.18, 0] }),
];
const shade = (): Body[] => [
  body(
    lathe([
      [0.72, 1.25],
      [0.5, 2.05],
      [0.47, 2.05],
      [0.69, 1.25],
    ]),
    linen,
    { height: 2.1, radius: 0.78, foot: -1 },
  ),
  body(
    tube(
      [
        [0, 1.05, 0],
        [0, 1.3, 0],
        [0, 1.5, 0],
      ],
      0.03,
    ),
    iron,
    { height: 1.6, radius: 0.1, foot: -1 },
  ),
];
const herbs = (): Body[] => [
  body(
    solid([
      [0, 0.9],
      [0.6, 0.92],
      [0.6, 0.98],
      [0, 1.0],
    ]),
    clay,
    { height: 1.05, radius: 0.65, foot: -1 },
  ),
  ...Array.from({ length: 11 }, (_, i): Body => {
    const turn = i * 137;
    const lean = 0.16 + (i % 4) * 0.11;
    return body(
      turned(
        tube(
          [
            [0.05, 0.95, 0],
            [lean * 0.6, 1.35, 0],
            [lean * 1.5, 1.62 + (i % 3) * 0.14, 0],
          ],
          0.03,
          -0.012,
        ),
        turn,
      ),
      leaf,
      { height: 1.95, radius: 0.8, foot: -1 },
    );
  }),
];

const products: readonly StonewarePicture[] = [
  ...show(
    'harbor-mug',
    'Harbor mug',
    'A straight mug with a handle',
    { height: 2.3, elevation: 17, middle: 0.44 },
    ['chalk', 'moss', 'ink', 'ember'],
  ),
  ...show(
    'espresso-cup',
    'Espresso cup',
    'A small cup without a handle',
    { height: 1.55, elevation: 20, middle: 0.25 },
    ['chalk', 'ink'],
  ),
  ...show('tumbler', 'Tumbler', 'Two straight tumblers', { height: 2.3, elevation: 18, middle: 0.4 }, [
    'chalk',
    'moss',
  ]),
  ...show(
    'dinner-plate',
    'Dinner plate',
    'Three stacked plates with a low rim',
    { height: 4.3, elevation: 34, middle: 0.1 },
    ['chalk', 'moss', 'ink'],
  ),
  ...show(
    'side-plate',
    'Side plate',
    'Two stacked small plates',
    { height: 3.2, elevation: 36, middle: 0.08 },
    ['chalk', 'ember'],
  ),
  ...show('pasta-bowl', 'Pasta bowl', 'A wide, shallow bowl', { height: 3.7, elevation: 30, middle: 0.12 }, [
    'chalk',
    'ink',
  ]),
  ...show('breakfast-bowl', 'Breakfast bowl', 'A deep bowl', { height: 2.4, elevation: 22, middle: 0.28 }, [
    'chalk',
    'moss',
    'ember',
  ]),
  ...show('serving-bowl', 'Serving bowl', 'A large bowl', { height: 4.8, elevation: 25, middle: 0.35 }, [
    'ember',
  ]),
  ...show(
    'platter',
    'Platter',
    'An oval platter with a raised edge',
    { height: 5.2, elevation: 38, middle: 0.06 },
    ['chalk'],
  ),
  ...show('pinch-bowl', 'Pinch bowls', 'Three tiny bowls', { height: 2.6, elevation: 30, middle: 0.06 }, [
    'moss',
  ]),
  ...show(
    'teapot',
    'Teapot',
    'A round teapot with lid, spout and handle',
    { height: 3.2, elevation: 15, middle: 0.55 },
    ['ink', 'chalk'],
  ),
  ...show(
    'pitcher',
    'Pitcher',
    'A pitcher with a pulled handle and a lip',
    { height: 3, elevation: 14, middle: 0.7 },
    ['moss', 'chalk'],
  ),
  ...show('storage-jar', 'Storage jar', 'A jar with a lid', { height: 2.5, elevation: 14, middle: 0.6 }, [
    'chalk',
    'ink',
  ]),
  ...show(
    'oil-bottle',
    'Oil bottle',
    'A narrow bottle with a cork',
    { height: 2.9, elevation: 12, middle: 0.8, extras: corkStopper },
    ['ember'],
  ),
  ...show(
    'batter-bowl',
    'Batter bowl',
    'A mixing bowl with a spout',
    { height: 3.3, elevation: 24, middle: 0.35 },
    ['chalk'],
  ),
  ...show(
    'mortar',
    'Mortar and pestle',
    'A heavy mortar with a pestle',
    { height: 2.7, elevation: 20, middle: 0.5, extras: pestle },
    ['ink'],
  ),
  ...show(
    'ramekins',
    'Ramekins',
    'Four ramekins, two of them stacked',
    { height: 2.9, elevation: 24, middle: 0.28 },
    ['moss'],
  ),
  ...show(
    'bud-vase',
    'Bud vase',
    'A small bottle vase with a green stem',
    { height: 3, elevation: 11, middle: 1.02, extras: stem },
    ['chalk', 'ember'],
  ),
  ...show(
    'tall-vase',
    'Tall vase',
    'A tall vase with a narrow neck',
    { height: 3.7, elevation: 11, middle: 1.12 },
    ['ink'],
  ),
  ...show('moon-jar', 'Moon jar', 'A large round jar', { height: 3.5, elevation: 13, middle: 0.88 }, [
    'chalk',
  ]),
  ...show(
    'planter',
    'Planter',
    'A planter with herbs, on its saucer',
    { height: 3.1, elevation: 16, middle: 0.85, extras: herbs },
    ['moss', 'chalk'],
  ),
  ...show(
    'candle-holder',
    'Candle holder',
    'A low holder with one candle',
    { height: 2.9, elevation: 14, middle: 0.85, extras: dinnerCandle },
    ['ember'],
  ),
  ...show(
    'soap-dish',
    'Soap dish',
    'An oval dish with a bar of soap',
    { height: 2.5, elevation: 28, middle: 0.08, extras: soapBar },
    ['chalk'],
  ),
  ...show(
    'lamp-base',
    'Table lamp',
    'A table lamp with a linen shade',
    { height: 3.3, elevation: 9, middle: 1.02, extras: shade },
    ['moss'],
  ),
];

const wheel = [
  body(
    lathe([
      [0, 0],
      [1.25, 0],
      [1.25, 0.12],
      [0, 0.12],
    ]),
    iron,
    { height: 0.15, radius: 1.3, foot: -1 },
  ),
  body(
    vessel({
      outside: [
        [0.5, 0.12],
        [0.58, 0.16],
        [0.64, 0.4],
        [0.56, 0.66],
        [0.6, 0.78],
      ],
      wall: 0.09,
      floor: 0.24,
    }),
    clay,
    { height: 0.9, radius: 0.7, foot: -1 },
  ),
];
const booklet = [
  body(turned(box([0.75, 0.03, 1], 0.012), 14), paper, {
    height: 0.1,
    radius: 1.3,
    foot: -1,
    at: [0, 0.03, 0],
  }),
  body(turned(moved(box([0.52, 0.006, 0.2], 0.004), [0, 0, -0.5]), 14), print, {
    height: 0.1,
    radius: 1.2,
    foot: -1,
    at: [0, 0.06, 0],
  }),
  ...(['chalk', 'moss', 'ink', 'ember'] as const).map((glaze, i) => ({
    ...pieces['espresso-cup'](glaze)[0]!,
    ...body(
      turned(
        moved(
          lathe([
            [0, 0],
            [0.13, 0],
            [0.13, 0.02],
            [0, 0.02],
          ]),
          [-0.36 + i * 0.24, 0, 0.45],
        ),
        14,
      ),
      pieces['espresso-cup'](glaze)[0]!.material,
      { height: 0.1, radius: 1.2, foot: -1, at: [0, 0.062, 0] },
    ),
  })),
];
const teaTin = [
  body(
    solid([
      [0, 0],
      [0.42, 0],
      [0.43, 0.02],
      [0.43, 1.0],
      [0, 1.0],
    ]),
    tin,
    { height: 1.05, radius: 0.5, foot: -1 },
  ),
  body(
    solid([
      [0, 1.0],
      [0.445, 1.0],
      [0.445, 1.16],
      [0.42, 1.19],
      [0, 1.2],
    ]),
    iron,
    { height: 1.25, radius: 0.5, foot: -1 },
  ),
  body(
    lathe(
      [
        [0.425, 0.3],
        [0.436, 0.3],
        [0.436, 0.74],
        [0.425, 0.74],
      ],
      0.004,
    ),
    paper,
    { height: 0.8, radius: 0.5, foot: -1 },
  ),
  ...pieces['espresso-cup']('moss').map((cup) => ({
    ...cup,
    shape: moved(cup.shape, [0.82, 0, 0.25]),
    center: [0.82, 0.3, 0.25] as Point,
  })),
];
const card = [
  body(turned(box([1, 0.008, 0.64], 0.006), -16), paper, {
    height: 0.05,
    radius: 1.2,
    foot: -1,
    at: [0, 0.02, 0],
  }),
  body(turned(moved(box([1, 0.004, 0.15], 0.002), [0, 0.011, 0.34]), -16), print, {
    height: 0.05,
    radius: 1.2,
    foot: -1,
    at: [0, 0.02, 0],
  }),
  ...pieces['pinch-bowl']('ember')
    .slice(0, 1)
    .map((one) => ({
      ...one,
      shape: moved(one.shape, [1.2, 0, -0.75]),
      center: [0.68, 0.13, -0.67] as Point,
    })),
];

const others: readonly StonewarePicture[] = [
  still(
    'saturday-at-the-wheel',
    'Saturday at the wheel',
    'A freshly thrown bowl of wet clay on a potter’s wheel.',
    wheel,
    { height: 3.4, elevation: 26, middle: 0.25 },
  ),
  still(
    'glaze-book',
    'Four glazes, the recipes',
    'A booklet with a blue title and four round glaze samples on its cover.',
    booklet,
    { height: 3.4, elevation: 62, middle: 0.02 },
  ),
  still('tea-tin', 'Tea', 'A blue tea tin with a paper label beside a small green cup.', teaTin, {
    height: 2.7,
    elevation: 15,
    middle: 0.52,
  }),
  still(
    'tidewell-card',
    'Tidewell gift card',
    'A paper card with a blue band beside a tiny rust-red bowl.',
    card,
    { height: 3, elevation: 48, middle: 0.05 },
  ),
];

/** A piece moved to a place. */
const place = (id: keyof typeof pieces, glaze: Glaze, at: Point, turn = 0): Body[] =>
  (pieces[id] as Piece)(glaze).map((one) => ({
    ...one,
    shape: moved(turned(one.shape, turn), at),
    center: [one.center[0] + at[0], one.center[1] + at[1], one.center[2] + at[2]],
    foot: one.foot + at[1],
  }));

const LOW = 0.12;
const HIGH = 2.52;
const shelf: readonly Body[] = [
  plank([3.9, 0.06, 0.75], [0, 0, 0], wood),
  plank([3.9, 0.06, 0.75], [0, 2.4, 0], wood),
  ...place('pitcher', 'chalk', [-3.0, LOW, 0], 160),
  ...place('storage-jar', 'ink', [-1.75, LOW, 0.1]),
  ...place('storage-jar', 'moss', [-0.6, LOW, -0.12]),
  ...place('breakfast-bowl', 'ember', [0.75, LOW, 0.05]),
  ...place('breakfast-bowl', 'chalk', [0.75, LOW + 0.3, 0.05]),
  ...place('teapot', 'ink', [2.55, LOW, 0]),
  ...place('bud-vase', 'ember', [-3.3, HIGH, 0]),
  ...place('harbor-mug', 'chalk', [-2.2, HIGH, 0.1], -25),
  ...place('harbor-mug', 'moss', [-0.95, HIGH, 0], -40),
  ...place('moon-jar', 'chalk', [0.75, HIGH, -0.05]),
  ...place('harbor-mug', 'ember', [2.2, HIGH, 0.1], -20),
  ...place('espresso-cup', 'ink', [3.1, HIGH, 0.15]),
];
const table: readonly Body[] = [
  ...place('dinner-plate', 'chalk', [-2.4, 0, 0.3]).slice(0, 1),
  ...place('side-plate', 'ember', [-2.4, 0.1, 0.3]).slice(0, 1),
  ...place('dinner-plate', 'ink', [1.6, 0, 0.7]).slice(0, 1),
  ...place('pasta-bowl', 'chalk', [1.6, 0.1, 0.7]),
  ...place('serving-bowl', 'ember', [-0.3, 0, -1.9]),
  ...place('harbor-mug', 'moss', [3.4, 0, -0.5], -30),
  ...place('pitcher', 'chalk', [2.2, 0, -2.1], 200),
  ...place('tumbler', 'moss', [-4.1, 0, -0.7]),
  ...place('espresso-cup', 'ink', [-0.5, 0, 0.9]),
];

const wide = { focalPoint: [0.5, 0.5] as const };

export const stonewarePictures: readonly StonewarePicture[] = [
  ...products,
  ...others,
  {
    ...wide,
    name: 'tidewell-shelf',
    title: 'The shelf',
    alt: 'Two wooden boards with mugs, jars, bowls, a teapot and a large round jar in white, green, blue-black and rust.',
    width: 1500,
    height: 1000,
    shot: { bodies: shelf, target: [0, 2.05, 0], height: 5.3, elevation: 5, background: '#c9c2b6' },
  },
  {
    ...wide,
    name: 'tidewell-table',
    title: 'The table',
    alt: 'A table set with plates, bowls, cups and a pitcher in four glazes.',
    width: 1500,
    height: 844,
    shot: { bodies: table, target: [-0.2, 0.25, -0.4], height: 5.2, elevation: 30, background: '#cbc4b8' },
  },
];

export function findShot(name: string): StonewarePicture {
  const found = stonewarePictures.find((one) => one.name === name);
  if (!found) throw new Error(`There is no picture "${name}".`);
  return found;
}
