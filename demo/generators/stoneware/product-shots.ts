// Pictures of the pieces in each of their glazes.
import { corkStopper, dinnerCandle, herbs, pestle, shade, soapBar, stem } from './extras';
import { type StonewarePicture, show } from './shot';

export const productShots: readonly StonewarePicture[] = [
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
