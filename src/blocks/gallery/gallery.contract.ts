// What may a page rely on from <site-gallery>?
import { choice, flag, optional, text } from '../../kit/contract/attributes';
import { contract, event, method, readonlyProperty } from '../../kit/contract/contract';
import { images } from './attributes/images.attributes';
import { layoutOptions } from './attributes/layout.attributes';
import { navigation } from './attributes/navigation.attributes';
import { slideData } from './attributes/slides.attributes';
import { videos } from './attributes/videos.attributes';
import { loading } from './gallery.loading';
import type { BlockReason, MotionDirection } from './motion/motion.model';

/**
 * Why the shown slide changed. `slides`: the page added or removed slides; `linked`: a linked gallery was turned;
 * `address`: the address of the page names the slide; `property`: by script or attribute.
 */
export type ChangeReason =
  | 'control'
  | 'key'
  | 'click'
  | 'swipe'
  | 'autoplay'
  | 'property'
  | 'slides'
  | 'linked'
  | 'address';

/** A slide by its place (from 0) and its id (`data-slide-id`, `data-image-id` or `id`; empty without one). */
export interface SlideChange {
  readonly index: number;
  readonly id: string;
  readonly reason: ChangeReason;
  readonly direction: MotionDirection;
}

export const gallery = contract({
  tag: 'site-gallery',
  description:
    'Shows the images and other slides inside it in one of nine designs, from a grid to a slideshow; the slides stay the nodes of the page.',
  loading,
  attributes: {
    ...layoutOptions,
    slides: slideData,
    ...navigation,
    ...images,
    ...videos,
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
    labelThumbnails: text('Slides', 'Name of the strip of thumbnails.'),
    labelSlide: text(
      '{index} of {count}',
      'Name of each slide and what is announced; {index} and {count} are filled in.',
    ),
  },
  events: {
    'site-gallery-change-request': event<SlideChange>('Another slide is about to be shown.'),
    'site-gallery-change': event<SlideChange>('Another slide is shown.'),
    'site-gallery-refused': event<SlideChange & { readonly because: BlockReason }>(
      'Someone wanted another slide while a change was being shown, here or in a linked gallery; nothing happens.',
    ),
    'site-gallery-select': event<{ index: number; id: string }>(
      'The slide that is shown was clicked, where `click-behavior` is select.',
    ),
    'site-gallery-reached-beginning': event<{ reason: ChangeReason }>(
      'Someone wanted to go back from the first slide.',
    ),
    'site-gallery-reached-end': event<{ reason: ChangeReason }>(
      'Someone wanted to go on from the last slide.',
    ),
  },
  members: {
    index: readonlyProperty<number>('The slide that is shown, from 0.'),
    inMotion: readonlyProperty<boolean>('Is a change from one slide to another being shown?'),
    next: method<() => void>('Turns to the next slide, as the button does.'),
    previous: method<() => void>('Turns to the previous slide.'),
    show: method<(index: number) => void>(
      'Shows a slide, from 0; negative numbers count from the end, larger ones start over.',
    ),
  },
  slots: {
    '': 'Slides: img, a with an img, figure with figcaption, or any element; also inside one wrapper, as site builders print them.',
  },
  parts: {
    base: 'All of it.',
    track: 'What holds the slides.',
    slide: 'Frame of one slide.',
    video: 'Player that lies over a slide: a site-video.',
    current: 'Frame of the slide that is shown.',
    image: 'Image of a slide that comes as data.',
    caption: 'Caption made of data-title and data-description.',
    link: 'Lies over a slide that has data-click-through-url and no link of its own.',
    pause: 'Stops and starts the rotation.',
    previous: 'Goes back.',
    next: 'Goes on.',
    thumbnails: 'Strip of small images.',
    thumbnail: 'One of them; the current one has aria-selected.',
    position: 'The number of the slide, such as 2 / 6.',
  },
  cssProperties: {
    '--site-gallery-ratio': 'Aspect ratio of the images; goes before the attribute.',
    '--site-gallery-gap': 'Space between the images; goes before padding and gutter.',
    '--site-gallery-radius': 'Corner radius of the images.',
    '--site-gallery-control-background': 'Background of the buttons.',
    '--site-gallery-control-color': 'Colour of the icons on the buttons.',
    '--site-gallery-focus': 'Colour of the focus ring.',
  },
});
