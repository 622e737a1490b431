// Which transitions are there?
import { warn } from '../../../../kit/element/warn';
import { fade } from './fade';
import { swipe } from './swipe';
import type { Transition } from './transition';

const transitions = new Map<string, Transition>([
  ['fade', fade],
  ['swipe', swipe],
]);

/** The transition of this name; a missing one says so in the documented words, and the slides fade (GAL-112). */
export function getTransition(name: string): Transition {
  const found = transitions.get(name.trim().toLowerCase());
  if (!found) warn('site-gallery', `Could not find transition "${name}"; using "fade".`);
  return found ?? fade;
}
