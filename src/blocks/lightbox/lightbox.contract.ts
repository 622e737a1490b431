// Public API of <site-lightbox>.
import { choice, flag, json, number, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import type { LightboxSet } from '../../kit/media/lightbox';
import { loading } from './lightbox.loading';
import { parseSet } from './lightbox-set';

/** Cause of a change. `back`: the visitor navigated back; `property`: a property or attribute changed. */
export type ChangeReason = 'click' | 'control' | 'key' | 'swipe' | 'back' | 'property';

/** Zero-based index of an item, its id (empty if it has none) and the cause of the change. */
export interface ItemChange {
  readonly index: number;
  readonly id: string;
  readonly reason: ChangeReason;
}

export const lightbox = contract({
  tag: 'site-lightbox',
  description:
    'Shows images and videos in a modal overlay, one at a time: its children, the slides of a gallery, or a set from script. One lightbox per page is enough; galleries create it if the page has none.',
  kind: 'react',
  loading,
  dependencies: ['site-video'],
  attributes: {
    set: json<LightboxSet | null>(
      null,
      'Items to show instead of the children: `{ items, index, theme, label }`, or an array of items or URLs. Setting it opens the lightbox; removing it closes the lightbox.',
      { expects: 'an object with a list of items', accept: parseSet },
    ),
    open: flag(false, 'Opens the lightbox with its children. Removed when the visitor closes it.'),
    currentIndex: number(
      0,
      'Zero-based index of the first item to show. A change while open goes to that item.',
      { integer: true },
    ),
    theme: withAliases(
      ['lightboxTheme'],
      choice(
        ['dark', 'light'],
        'dark',
        'Color theme. `data-lightbox-theme` on an image overrides it for that image.',
      ),
    ),
    loop: flag(false, 'Continues with the first item after the last one, and vice versa.'),
    captions: flag(true, 'Shows captions initially. The visitor can toggle them.'),
    padding: number(100, 'Space around the image in px; less on small screens.', {
      min: 0,
      max: 400,
    }),
    historyHash: flag(
      false,
      'Adds the open item to the URL as `#itemId=<id>`, and opens the item of such a URL.',
    ),
    label: text('Images', 'Accessible name of the dialog if the set has no label.'),
    labelItem: text(
      'Photo {index} of {count}',
      'Screen reader announcement of an image, followed by its title. `{index}` and `{count}` are replaced.',
    ),
    labelVideo: text('Video {index} of {count}', 'Screen reader announcement of a video.'),
    labelClose: text('Close', 'Label of the close button.'),
    labelPrevious: text('Previous', 'Label of the previous button.'),
    labelNext: text('Next', 'Label of the next button.'),
    labelZoomIn: text('Zoom in', 'Label of the zoom-in button.'),
    labelZoomOut: text('Zoom out', 'Label of the zoom-out button.'),
    labelFullscreen: text('Full screen', 'Label of the full-screen toggle.'),
    labelCaption: text('Caption', 'Label of the caption and of its toggle.'),
    labelBroken: text('The image could not be loaded.', 'Message in place of an image that failed to load.'),
  },
  events: {
    'site-lightbox-open': event<ItemChange>('Dispatched when the lightbox has opened.'),
    'site-lightbox-change': event<ItemChange>('Dispatched when another item is shown.'),
    'site-lightbox-close-request': event<ItemChange>(
      'Dispatched before the visitor closes the lightbox; cancelable.',
    ),
    'site-lightbox-close': event<ItemChange>('Dispatched when the lightbox has closed.'),
  },
  slots: { '': 'Content of the page. Its images and videos are the items.' },
  parts: {
    dialog: 'The modal dialog.',
    base: 'Container of the dialog content; has `data-theme`.',
    overlay: 'Backdrop over the page.',
    stage: 'Area of the slides.',
    picture: 'Box of an image or video.',
    current: 'Box of the current image or video.',
    counter: 'Item number, such as 3 / 8.',
    caption: 'Container of title and description.',
    title: 'Title of the item.',
    description: 'Description of the item.',
    message: 'Error message of an image that failed to load.',
    button: 'Every button.',
    'zoom-out': 'Zoom-out button.',
    'zoom-in': 'Zoom-in button.',
    'caption-toggle': 'Caption toggle.',
    fullscreen: 'Full-screen toggle.',
    close: 'Close button.',
    previous: 'Previous button.',
    next: 'Next button.',
  },
  cssProperties: {
    '--site-lightbox-overlay': 'Backdrop color.',
    '--site-lightbox-overlay-opacity': 'Backdrop opacity (default 0.95).',
    '--site-lightbox-color': 'Text and icon color.',
    '--site-lightbox-control-background': 'Button background.',
    '--site-lightbox-speed': 'Duration of the transition between items (default 0.6s).',
    '--site-lightbox-radius': 'Corner radius of images.',
    '--site-lightbox-focus': 'Focus ring color.',
  },
});
