// A picture to publish: its shot, size and words.
import type { Glaze } from './materials';
import type { Piece } from './piece';
import { pieces } from './pieces';
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

export type View = Pick<Shot, 'height' | 'elevation'> & {
  readonly middle: number;
  readonly extras?: (glaze: Glaze) => Body[];
};

/** `what` completes “… in a warm white glaze”. */
export function show(
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

export const createShot = (
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

export const still = (
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
