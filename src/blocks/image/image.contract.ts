// What may a page rely on from <site-image>?
import { choice, flag, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './image.loading';
import { loaderAttributes } from './loading.attributes';

export const image = contract({
  tag: 'site-image',
  description:
    'Shows the image inside it with its caption, title or button, in one of six designs; an image that waits for a script is loaded once, in the file that fits.',
  loading,
  attributes: {
    design: choice(
      ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'],
      'inline',
      'inline: the caption below; poster: the words over the image; card: beside it; overlap: beside it and partly over it; collage: on a panel that stands out from it; stack: below it, in the middle. Under 415 px the words of card, overlap and collage stand below the image.',
    ),
    lightbox: flag(false, 'A click on the image opens it in the lightbox, unless it leads elsewhere.'),
    lightboxTheme: choice(['dark', 'light'], 'dark', 'Colours of the lightbox.'),
    labelOpen: text('Enlarge image', 'Name of the button that opens the lightbox.'),
    ...loaderAttributes,
  },
  events: {
    'site-image-load': event<{ source: string }>('An image has been loaded by the element.'),
    'site-image-error': event<{ source: string }>(
      'An image could not be loaded, even after further tries; its alternative text is shown.',
    ),
    'site-image-open-request': event<{ source: string }>('The lightbox is about to open.'),
  },
  slots: {
    '': 'A figure with an img (in a link, if it leads somewhere) and a figcaption, an img alone, or an image block as site builders print it.',
  },
  parts: {
    base: 'All of it.',
    open: 'Opens the lightbox.',
  },
  cssProperties: {
    '--site-image-ratio': 'Aspect ratio of the image, such as 3 / 2; without it, its own.',
    '--site-image-radius': 'Corner radius of the image.',
    '--site-image-placeholder':
      'Background of the image until it is there, also without script: a colour, or a gradient of the picture. An img with data-color-center has that colour.',
    '--site-image-panel': 'Background of the words of poster, overlap and collage.',
    '--site-image-ink': 'Colour of the words of poster, overlap and collage.',
    '--site-image-focus': 'Colour of the focus ring.',
  },
});
