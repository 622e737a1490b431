// Every picture of the shop.
import { productShots } from './product-shots';
import type { StonewarePicture } from './shot';
import { stillShots } from './still-shots';
import { wideShots } from './wide-shots';

export const stonewarePictures: readonly StonewarePicture[] = [...productShots, ...stillShots, ...wideShots];
