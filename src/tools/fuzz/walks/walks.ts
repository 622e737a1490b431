// All walks, in the order in which they are taken.
import { ownerWalks } from './owner';
import { shopWalks } from './shop';
import { visitorWalks } from './visitor';
import type { Walk } from './walk';

export const walks: readonly Walk[] = [...shopWalks, ...visitorWalks, ...ownerWalks];
