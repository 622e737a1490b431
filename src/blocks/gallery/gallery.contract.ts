// Public interface of <site-gallery>: attributes, events, members, slots, parts and custom properties.
import { choice, flag, optional, text } from '../../kit/contract/attributes';
import { contract, event, method, readonlyProperty } from '../../kit/contract/contract';
import { layoutAttributes } from './attributes/layout.attributes';
import { mediaAttributes } from './attributes/media.attributes';
import { navigationAttributes } from './attributes/navigation.attributes';
import { slideData } from './attributes/slides.attributes';
import { loading } from './gallery.loading';

/**
 * Why the current slide changed. `slides`: slides were added or removed; `linked`: a linked gallery changed; `address`:
 * the URL of the page names the slide; `property`: a script or an attribute changed it.
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

/** Direction of a change (GAL-045). */
export type MotionDirection = 'forward' | 'reverse';

/** Why a change was refused: this gallery or a linked gallery is in motion. */
export type BlockReason = 'motion' | 'linked';

/** A slide by index (from 0) and id (`data-slide-id`, `data-image-id` or `id`; empty without one). */
export interface SlideChange {
  readonly index: number;
  readonly id: string;
  readonly reason: ChangeReason;
  readonly direction: MotionDirection;
}

export const gallery = contract({
  tag: 'site-gallery',
  description:
    'Shows images and other slides in one of nine designs, from a grid to a slideshow; the slides remain nodes of the page.',
  kind: 'react',
  loading,
  dependencies: ['site-video', 'site-lightbox'],
  attributes: {
    ...layoutAttributes,
    slides: slideData,
    ...navigationAttributes,
    ...mediaAttributes,
    lightbox: optional(
      flag(
        false,
        'A click on an image opens it in the lightbox. Default: on in grid and autorows, otherwise off.',
      ),
    ),
    lightboxTheme: choice(['dark', 'light'], 'dark', 'Color theme of the lightbox.'),
    label: text('Gallery', 'Accessible name; a name other than the default makes the gallery a landmark.'),
    labelPrevious: text('Previous slide', 'Label of the previous button.'),
    labelNext: text('Next slide', 'Label of the next button.'),
    labelPause: text('Stop slide rotation', 'Label of the pause button while slides rotate.'),
    labelPlay: text('Start slide rotation', 'Label of the pause button while the slides do not rotate.'),
    labelThumbnails: text('Slides', 'Label of the thumbnails.'),
    labelSlide: text(
      '{index} of {count}',
      'Label of each slide, also announced; {index} and {count} are replaced.',
    ),
  },
  events: {
    'site-gallery-change-request': event<SlideChange>('Another slide is about to become current.'),
    'site-gallery-change': event<SlideChange>('Another slide has become current.'),
    'site-gallery-refused': event<SlideChange & { readonly blockedBy: BlockReason }>(
      'A change was ignored because this gallery or a linked gallery is in motion.',
    ),
    'site-gallery-select': event<{ index: number; id: string }>(
      'The current slide was clicked and `click-behavior` is select.',
    ),
    'site-gallery-reached-start': event<{ reason: ChangeReason }>(
      'Previous was requested at the first slide.',
    ),
    'site-gallery-reached-end': event<{ reason: ChangeReason }>('Next was requested at the last slide.'),
  },
  members: {
    index: readonlyProperty<number>('The current slide, from 0.'),
    inMotion: readonlyProperty<boolean>('Whether a transition between slides is running.'),
    next: method<() => void>('Goes to the next slide, like the button.'),
    previous: method<() => void>('Goes to the previous slide.'),
    show: method<(index: number) => void>(
      'Goes to a slide, from 0; negative numbers count from the end, larger ones wrap around.',
    ),
  },
  slots: {
    '': 'Slides: img, a with img, figure with figcaption, or any element; also inside one wrapper, as in the markup of site builders.',
  },
  parts: {
    base: 'The whole gallery.',
    track: 'Container of the slides.',
    slide: 'Frame of a slide.',
    video: 'Player over a slide: a site-video.',
    current: 'Frame of the current slide.',
    image: 'Image of a data slide.',
    caption: 'Caption from data-title and data-description.',
    link: 'Covers a slide that has data-click-through-url and contains no link.',
    pause: 'Stops and starts the rotation.',
    previous: 'Previous button.',
    next: 'Next button.',
    thumbnails: 'Container of the thumbnails.',
    thumbnail: 'A thumbnail button; that of the current slide has aria-current.',
    position: 'Number of the slide, such as 2 / 6.',
  },
  cssProperties: {
    '--site-gallery-ratio': 'Aspect ratio of the images; overrides the attribute.',
    '--site-gallery-gap': 'Gap between the images; overrides padding and gutter.',
    '--site-gallery-radius': 'Corner radius of the images.',
    '--site-gallery-control-background': 'Background of the buttons.',
    '--site-gallery-control-color': 'Color of the icons on the buttons.',
    '--site-gallery-focus': 'Color of the focus ring.',
  },
});
