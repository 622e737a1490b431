// Attributes for navigation, transitions and rotation.
import { BOUNDARIES } from '../../../core/gesture/drag-boundary';
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
import { warn } from '../../../kit/element/warn';
import { type AutoplayOptions, readAutoplayOptions } from './autoplay-options';
import { type ExternalElements, readExternalElements } from './external-elements';
import { DEFAULT_KEYS, readKeyBindings } from './key-bindings';
import { positive } from './positive';

export const navigationAttributes = {
  currentIndex: number(
    0,
    'The current slide, from 0; negative numbers count from the end, larger ones wrap around.',
    { integer: true },
  ),
  loop: flag(false, 'Continues with the first slide after the last one, and vice versa.'),
  transition: text('fade', 'Transition between slides of the slideshow: fade or swipe.'),
  speed: optional(
    number(
      0,
      'Duration of a transition in seconds. Default: 1 for fade, 0.5 for swipe and slider, the browser’s smooth scrolling for carousel.',
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
      'Action of a click on the current slide, if the slide is not a link: next slide, previous slide, previous or next depending on the clicked half, or the event `site-gallery-select`. A click on another slide makes it current. Default: next in slideshow and slider, otherwise none.',
    ),
  ),
  swipeBoundary: choice(
    BOUNDARIES,
    'inertial',
    'How far the first and the last slide can be dragged beyond the end with the transition swipe: with increasing resistance, not at all, or without limit.',
  ),
  swipeSnapPoints: snapPoints(
    optional(
      text(
        '',
        'Where slider and carousel come to rest after a swipe: at multiples of a percentage of their width, such as 50%, or anywhere (none). Default: at a slide.',
      ),
    ),
  ),
  autoplay: flag(
    false,
    'Slideshow, slider and carousel rotate automatically and continue with the first slide after the last; a pause button is always present. Rotation pauses on hover, on keyboard focus, on a hidden page, out of view, with reduced motion, and with `nomotion=true` in the URL.',
  ),
  autoplayDuration: positive(
    number(5, 'Time for which each slide is shown, in seconds, at least 0.5.', { min: 0.5, max: 86_400 }),
  ),
  autoplayRandomize: flag(false, 'The slideshow continues with a random slide instead of the next one.'),
  autoplayOptions: json<AutoplayOptions | null>(
    null,
    'Rotation options as one object: `randomize` (default true), `timeout` in ms (5000), `pauseOnMouseover`, a list of selectors of elements that pause the rotation on hover.',
    {
      expects: '{ randomize?: boolean, timeout?: number, pauseOnMouseover?: string[] } | null',
      accept: (value) => readAutoplayOptions(value, (message) => warn('site-gallery', message)) ?? INVALID,
    },
  ),
  keyboard: choice(
    ['inside', 'viewport', 'off'],
    'inside',
    'Where the left and right arrow keys navigate: with focus or pointer in the gallery, whenever the gallery is in view, or not at all.',
    { true: 'inside', false: 'off' },
  ),
  keys: json(DEFAULT_KEYS, 'Keys that navigate, by code or name: `{"previous": 37, "next": 39}`.', {
    expects: '{ previous?: number | string, next?: number | string }',
    accept: (value) => readKeyBindings(value) ?? INVALID,
  }),
  elements: json<ExternalElements | null>(
    null,
    'Selectors of page elements connected with the gallery: `next` and `previous` navigate and replace the gallery’s own buttons, `currentIndex` and `totalSlides` display numbers, hovering `controls` pauses the rotation.',
    {
      expects:
        '{ next?: string, previous?: string, currentIndex?: string, totalSlides?: string, controls?: string } | null',
      accept: (value) => readExternalElements(value) ?? INVALID,
    },
  ),
  linkedGalleries: text(
    '',
    'Selectors of galleries that always show the same slide as this one; only this gallery responds to the keyboard.',
  ),
  historyHash: flag(
    false,
    'Writes the current slide to the URL of the page (`#itemId=…`), except in the editor of the site.',
  ),
  collectionUrl: text(
    '',
    'Full URL of the collection that the slides belong to, written to the URL. Default: the URL of the page.',
  ),
};

/** GAL-104. */
function snapPoints(attribute: Attribute<string | null>): Attribute<SnapPoints | null> {
  const read = (value: unknown) => readSnapPoints(value) ?? INVALID;
  return { ...attribute, defaultValue: null, expects: 'a percentage such as 50%, or none', read };
}
