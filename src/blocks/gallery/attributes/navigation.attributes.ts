// How may a page say in what way the slides of a gallery turn?
import { readSnapPoints, type SnapPoints } from '../../../core/gesture/snap-points';
import {
  type Attribute,
  choice,
  flag,
  INVALID,
  json,
  number,
  optional,
  text,
} from '../../../kit/contract/attributes';
import { DEFAULT_KEYS, readKeyBindings } from '../navigation/keys.model';
import { type AutoplayOptions, readAutoplayOptions } from './autoplay-options';
import { type ExternalElements, readExternalElements } from './external-elements';

export const navigation = {
  currentIndex: number(
    0,
    'The slide to show, from 0; a negative number counts from the end, one beyond the end starts over.',
    { integer: true },
  ),
  loop: flag(false, 'Next at the last slide goes to the first one, and back.'),
  transition: text('fade', 'How one slide of the slideshow gives way to the next: fade or swipe.'),
  speed: optional(
    number(
      0,
      'Time that a transition takes, in seconds; unless it is said, 1 for fade, 0.5 for swipe and slider, and what the browser takes to scroll the carousel.',
      {
        min: 0,
        max: 10,
      },
    ),
  ),
  clickBehavior: optional(
    choice(
      ['next', 'previous', 'half', 'select', 'none'],
      'next',
      'What a click on a slide does that leads nowhere: to the next slide, to the previous one, to the one on the clicked half, or `site-gallery-select`; beside the shown slide it leads to the clicked one. Unless it is said, next in slideshow and slider.',
    ),
  ),
  swipeBoundary: choice(
    ['inertial', 'hard', 'none'],
    'inertial',
    'How far a finger moves the first and the last slide with the transition swipe: with resistance, not at all, or as far as it goes.',
  ),
  swipeSnapPoints: snapPoints(
    optional(
      text(
        '',
        'Where slider and carousel come to rest after a swipe: at every so many percent of their width, such as 50%, or anywhere (none); unless it is said, at a slide.',
      ),
    ),
  ),
  autoplay: flag(
    false,
    'Slideshow and carousel change by themselves and start over after the last slide; a pause button is always there. Holds still for pointer, keyboard focus, a hidden page, out of view, less motion, and `nomotion=true` in the address.',
  ),
  autoplayDuration: number(5, 'Time that each slide is shown, in seconds.', { min: 0.5, max: 86_400 }),
  autoplayRandomize: flag(false, 'The slideshow changes to any other slide instead of the next.'),
  autoplayOptions: json<AutoplayOptions | null>(
    null,
    'The same as an object: `randomize` (true unless it says no), `timeout` in ms (5000), `pauseOnMouseover`, a list of selectors of what holds the rotation, too, while a mouse is over it.',
    {
      expects: '{ randomize?: boolean, timeout?: number, pauseOnMouseover?: string[] } | null',
      accept: (value) => readAutoplayOptions(value) ?? INVALID,
    },
  ),
  keyboard: choice(
    ['inside', 'viewport', 'off'],
    'inside',
    'Where the left and right arrow keys turn the slides: with focus or pointer in the gallery, wherever the gallery is in view, or not at all.',
    { true: 'inside', false: 'off' },
  ),
  keys: json(DEFAULT_KEYS, 'Which keys turn the slides, by code or name: `{"previous": 37, "next": 39}`.', {
    expects: '{ previous?: number | string, next?: number | string }',
    accept: (value) => readKeyBindings(value) ?? INVALID,
  }),
  elements: json<ExternalElements | null>(
    null,
    'Elements of the page that belong to the gallery, by selectors: `next` and `previous` turn it and take the place of its own buttons, `currentIndex` and `totalSlides` are filled with the number of the slide and of all slides, over `controls` a mouse holds the rotation.',
    {
      expects:
        '{ next?: string, previous?: string, currentIndex?: string, totalSlides?: string, controls?: string } | null',
      accept: (value) => readExternalElements(value) ?? INVALID,
    },
  ),
  linkedGalleries: text(
    '',
    'Selectors of galleries that show the slide of the same number as this one, whichever of them is turned; the keyboard turns this one only.',
  ),
  historyHash: flag(
    false,
    'The address of the page names the slide that is shown (`#itemId=…`), except in the editor of the site.',
  ),
  collectionUrl: text(
    '',
    'The full URL of the collection that the slides belong to, for the address; without it the address of the page is used.',
  ),
};

/** GAL-104. */
function snapPoints(attribute: Attribute<string | null>): Attribute<SnapPoints | null> {
  const read = (value: unknown) => readSnapPoints(value) ?? INVALID;
  return { ...attribute, defaultValue: null, expects: 'a percentage such as 50%, or none', read };
}
