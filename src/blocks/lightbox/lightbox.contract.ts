// What may a page rely on from <site-lightbox>?
import { choice, flag, json, number, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import type { LightboxSet } from '../../kit/lightbox';
import { loading } from './lightbox.loading';
import { parseSet } from './lightbox-set';

/** What made it happen. `back`: the visitor went back in the history; `property`: the page said so. */
export type ChangeReason = 'click' | 'control' | 'key' | 'swipe' | 'back' | 'property';

/** An item by its place (from 0) and its id (empty without one). */
export interface ItemChange {
  readonly index: number;
  readonly id: string;
  readonly reason: ChangeReason;
}

export const lightbox = contract({
  tag: 'site-lightbox',
  description:
    'Shows pictures and videos large, one at a time, over the page: those inside it, those of a gallery, or a set given by a script. One is enough for a page; galleries make it themselves.',
  loading,
  attributes: {
    set: json<LightboxSet | null>(
      null,
      'What to show instead of the children, `{ items, index, theme, label }` or a list of items or addresses; setting it opens the lightbox, taking it away closes it.',
      { expects: 'an object with a list of items', accept: parseSet },
    ),
    open: flag(false, 'Is open with the pictures inside it; goes when the visitor closes it.'),
    currentIndex: number(
      0,
      'The picture to begin with, from 0, and the one to go to when it changes while open.',
      { integer: true },
    ),
    theme: withAliases(
      ['lightboxTheme'],
      choice(['dark', 'light'], 'dark', 'Colours; data-lightbox-theme on a picture goes before it.'),
    ),
    loop: flag(false, 'Next at the last picture goes to the first one, and back.'),
    captions: flag(true, 'Captions are shown at first; the visitor may change it.'),
    padding: number(100, 'Space around the picture, in px; screens without room for it have less.', {
      min: 0,
      max: 400,
    }),
    historyHash: flag(
      false,
      'The address of the page names the picture that is open, `#itemId=<id>`, and opens it.',
    ),
    label: text('Pictures', 'Names the dialog where the set has no name.'),
    labelItem: text(
      'Photo {index} of {count}',
      'What is announced for each picture, followed by its caption; {index} and {count} are filled in.',
    ),
    labelVideo: text('Video {index} of {count}', 'The same for a video.'),
    labelClose: text('Close', 'Name of the close button.'),
    labelPrevious: text('Previous', 'Name of the previous button.'),
    labelNext: text('Next', 'Name of the next button.'),
    labelZoomIn: text('Zoom in', 'Name of the button that enlarges.'),
    labelZoomOut: text('Zoom out', 'Name of the button that makes it smaller again.'),
    labelFullscreen: text(
      'Full screen',
      'Name of the button that takes the whole screen, and gives it back.',
    ),
    labelCaption: text('Caption', 'Name of the button that shows and hides the caption.'),
    labelBroken: text('This picture could not be loaded.', 'Shown in place of a picture that is not there.'),
  },
  events: {
    'site-lightbox-open': event<ItemChange>('It is open.'),
    'site-lightbox-change': event<ItemChange>('Another item is shown.'),
    'site-lightbox-close-request': event<ItemChange>('It is about to close.'),
    'site-lightbox-close': event<ItemChange>('It is closed.'),
  },
  slots: { '': 'Content of the page; the pictures in it are the set.' },
  parts: {
    dialog: 'The modal dialog.',
    base: 'All of what is shown; has data-theme.',
    overlay: 'What covers the page.',
    stage: 'Where the pictures are.',
    picture: 'Box of a picture or video.',
    current: 'The one that is shown.',
    counter: 'The number of the item, such as 3 / 8.',
    caption: 'Title and description.',
    title: 'The title.',
    description: 'The description.',
    message: 'Stands in place of a picture that could not be loaded.',
    button: 'Every button.',
    'zoom-out': 'Makes the picture smaller.',
    'zoom-in': 'Enlarges the picture.',
    'caption-toggle': 'Shows and hides the caption.',
    fullscreen: 'Takes the whole screen, and gives it back.',
    close: 'Closes it.',
    previous: 'Goes back.',
    next: 'Goes on.',
  },
  cssProperties: {
    '--site-lightbox-overlay': 'Colour of what covers the page.',
    '--site-lightbox-overlay-opacity': 'How much it covers.',
    '--site-lightbox-color': 'Colour of text and icons.',
    '--site-lightbox-control-background': 'Background of the buttons.',
    '--site-lightbox-speed': 'Time of the movement to another picture.',
    '--site-lightbox-radius': 'Corner radius of the pictures.',
    '--site-lightbox-focus': 'Colour of the focus ring.',
  },
});
