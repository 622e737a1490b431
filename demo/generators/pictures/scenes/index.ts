// All scenes in the order of the portfolio.
import type { Scene } from '../scene';
import { alpineLake } from './alpine-lake';
import { canyon } from './canyon';
import { cityDusk } from './city-dusk';
import { dawnRidge } from './dawn-ridge';
import { desertNight } from './desert-night';
import { dunes } from './dunes';
import { fogForest } from './fog-forest';
import { meadow } from './meadow';
import { moonrise } from './moonrise';
import { north } from './north';
import { saltFlats } from './salt-flats';
import { seaCliffs } from './sea-cliffs';
import { snowField } from './snow-field';
import { tidalFlats } from './tidal-flats';

export const scenes: readonly Scene[] = [
  dawnRidge,
  saltFlats,
  north,
  dunes,
  seaCliffs,
  fogForest,
  canyon,
  snowField,
  alpineLake,
  cityDusk,
  desertNight,
  meadow,
  tidalFlats,
  moonrise,
];
