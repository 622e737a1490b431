// Pictures of several pieces: a shelf and a table.
import { type Glaze, wood } from './materials';
import { type Piece, plank } from './piece';
import { pieces } from './pieces';
import { moved, type Point, turned } from './shapes';
import type { StonewarePicture } from './shot';
import type { Body } from './studio';

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

export const wideShots: readonly StonewarePicture[] = [
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
