// What may a page rely on from <site-gallery>?

import {
  type Attribute,
  choice,
  flag,
  INVALID,
  number,
  optional,
  readNumber,
  text,
} from '../../kit/attributes';
import { contract, event } from '../../kit/contract';
import { when } from './gallery.when';
import { images } from './images.attributes';
import type { Because, Way } from './motion.model';
import { navigation } from './navigation.attributes';
import { slideData } from './slide-data';

/** Why the shown slide changed. `slides`: the page added or removed slides. */
export type Reason = 'control' | 'key' | 'click' | 'swipe' | 'autoplay' | 'property' | 'slides';

/** A slide by its place (from 0) and its id (`data-slide-id`, `data-image-id` or `id`; empty without one). */
export interface SlideChange {
  readonly index: number;
  readonly id: string;
  readonly reason: Reason;
  readonly direction: Way;
}

export const gallery = contract({
  tag: 'site-gallery',
  about:
    'Shows the images and other slides inside it as a stack, a grid, a slideshow or a carousel; the slides stay the nodes of the page.',
  when,
  attributes: {
    design: choice(
      ['stacked', 'grid', 'slideshow', 'carousel'],
      'stacked',
      'Layout; a name that is not known is shown as stacked. The documented autogrid, autocolumns and autorows are laid out as grid, slider as carousel and list as stacked.',
      {
        base: 'stacked',
        list: 'stacked',
        autogrid: 'grid',
        autocolumns: 'grid',
        autorows: 'grid',
        slider: 'carousel',
        strip: 'carousel',
      },
    ),
    imageAspectRatio: aspectRatio(
      text(
        'Auto',
        'Width divided by height of every image, `3/2`, or a name such as square; Auto is the own shape of each image in stacked and grid, 3/2 in slideshow and carousel.',
      ),
    ),
    autoCrop: flag(true, 'Images fill their frame and lose what stands over; off, they are shown whole.'),
    slides: slideData,
    slidesPerRow: number(
      0,
      'Images side by side; 0 is the number of the design (grid: thumbnails-per-row, carousel: 3). Narrow galleries show at most 3 (under 724 px) or 2 (under 480 px).',
      { min: 0, max: 24, integer: true },
    ),
    thumbnailsPerRow: number(4, 'Images side by side in the grid.', { min: 1, max: 24, integer: true }),
    padding: length(text('20px', 'Space between the images of stacked and grid, in px or %.')),
    gutter: length(text('1%', 'Space between the images of the carousel, in px or %.')),
    ...navigation,
    ...images,
    lightbox: optional(
      flag(
        false,
        'A click on an image opens it in the lightbox. Unless it says yes or no, it is on in grid and autorows and off in the other designs.',
      ),
    ),
    lightboxTheme: choice(['dark', 'light'], 'dark', 'Colours of the lightbox.'),
    label: text(
      'Gallery',
      'Name for those who do not see the gallery; one of your own makes it a landmark of the page.',
    ),
    labelPrevious: text('Previous slide', 'Name of the previous button.'),
    labelNext: text('Next slide', 'Name of the next button.'),
    labelPause: text('Stop slide rotation', 'Name of the pause button while slides change by themselves.'),
    labelPlay: text('Start slide rotation', 'Name of the pause button while they do not.'),
    labelSlide: text(
      '{index} of {count}',
      'Name of each slide and what is announced; {index} and {count} are filled in.',
    ),
  },
  events: {
    'site-gallery-change-request': event<SlideChange>('Another slide is about to be shown.'),
    'site-gallery-change': event<SlideChange>('Another slide is shown.'),
    'site-gallery-refused': event<SlideChange & { readonly because: Because }>(
      'Someone wanted another slide while a change was being shown, here or in a linked gallery; nothing happens.',
    ),
    'site-gallery-select': event<{ index: number; id: string }>(
      'The slide that is shown was clicked, where `click-behavior` is select.',
    ),
    'site-gallery-reached-beginning': event<{ reason: Reason }>(
      'Someone wanted to go back from the first slide.',
    ),
    'site-gallery-reached-end': event<{ reason: Reason }>('Someone wanted to go on from the last slide.'),
  },
  slots: {
    '': 'Slides: img, a with an img, figure with figcaption, or any element; also inside one wrapper, as site builders print them.',
  },
  parts: {
    base: 'All of it.',
    track: 'What holds the slides.',
    slide: 'Frame of one slide.',
    current: 'Frame of the slide that is shown.',
    image: 'Image of a slide that comes as data.',
    caption: 'Caption made of data-title and data-description.',
    link: 'Lies over a slide that has data-click-through-url and no link of its own.',
    pause: 'Stops and starts the rotation.',
    previous: 'Goes back.',
    next: 'Goes on.',
    position: 'The number of the slide, such as 2 / 6.',
  },
  css: {
    '--site-gallery-ratio': 'Aspect ratio of the images; goes before the attribute.',
    '--site-gallery-gap': 'Space between the images; goes before padding and gutter.',
    '--site-gallery-radius': 'Corner radius of the images.',
    '--site-gallery-control-background': 'Background of the buttons.',
    '--site-gallery-control-color': 'Colour of the icons on the buttons.',
    '--site-gallery-focus': 'Colour of the focus ring.',
  },
});

/** Names that site builders print, as width divided by height. */
const SHAPES: Readonly<Record<string, number>> = {
  square: 1,
  standard: 4 / 3,
  'four-three': 4 / 3,
  'standard-vertical': 3 / 4,
  'three-four-vertical': 3 / 4,
  'three-two': 3 / 2,
  'two-three-vertical': 2 / 3,
  widescreen: 16 / 9,
  'sixteen-nine': 16 / 9,
  'anamorphic-widescreen': 2.4,
};

/** `Auto` or a positive number (GAL-003); also `3/2`, `3:2` and the printed names. */
function aspectRatio(attribute: Attribute<string>): Attribute<'Auto' | number> {
  const read = (value: unknown) => {
    const word = String(value).trim().toLowerCase();
    if (word === 'auto') return 'Auto';
    const [, width, height] = /^([\d.]+)\s*[/:]\s*([\d.]+)$/.exec(word) ?? [];
    const ratio = width ? Number(width) / Number(height) : (SHAPES[word] ?? readNumber(value));
    return typeof ratio === 'number' && ratio > 0 && Number.isFinite(ratio) ? ratio : INVALID;
  };
  return {
    ...attribute,
    initial: 'Auto',
    expects: 'Auto, a number, 3/2 or a name such as square',
    also: ['aspectRatio'],
    read,
  };
}

/** A length in px or %, as CSS; a bare number is px. */
function length(attribute: Attribute<string>): Attribute<string> {
  const read = (value: unknown) => {
    const size = readNumber(value);
    if (size === INVALID || size < 0) return INVALID;
    return `${size}${String(value).trim().endsWith('%') ? '%' : 'px'}`;
  };
  return { ...attribute, expects: 'a length such as 20, 20px or 1%', read };
}
