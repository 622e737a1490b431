// Contract of <site-summary>.
import { editorBlockVariants } from '../../core/enums/block-types';
import { choice, flag, json, number, optional, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/message-values';
import { loading } from './summary.loading';
import type { SummaryMessages } from './summary.messages';

export const summary = contract({
  tag: 'site-summary',
  description:
    'Lays out a list of articles as a wall, carousel, list or grid, before any script runs. The script adds arrows to a carousel, shows only past or upcoming events, and fetches the content of an empty element from its collection with `GetWidgetRendering`.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    design: choice(editorBlockVariants.summary, 'grid', 'The layout.', {
      autocolumns: 'wall',
      autogrid: 'grid',
    }),
    columnWidth: number(270, 'Minimum width of a column of a wall or grid, in px.', { min: 80, max: 1200 }),
    gutter: number(32, 'Space between the articles, in px.', { min: 0, max: 200 }),
    slidesPerRow: number(3, 'Articles side by side in a carousel, in wide containers.', {
      min: 1,
      max: 6,
      integer: true,
    }),
    listImageSize: number(30, 'Width of the images of a list, as a percentage.', { min: 10, max: 60 }),
    listImageAlignment: choice(['left', 'right'], 'left', 'Side of the images of a list.'),
    imageAspectRatio: text(
      '',
      'Aspect ratio of the images, such as `1.5`; `auto` or empty: that of each file.',
    ),
    textAlignment: choice(['left', 'center', 'right'], 'left', 'Alignment of the text.'),
    showThumbnail: flag(true, 'Shows images.'),
    showExcerpt: flag(true, 'Shows the paragraphs.'),
    events: withAliases(
      ['showPastOrUpcomingEvents'],
      choice(
        ['all', 'upcoming', 'past'],
        'all',
        'Which events are shown, according to their dates and the current time.',
      ),
    ),
    collectionId: text('', 'Id of the collection that an empty element shows.'),
    blockType: optional(
      choice(
        ['20', '55'],
        '55',
        'Type of the block to request. Default: that of a site builder’s block, or 55.',
      ),
    ),
    messages: json<Partial<SummaryMessages>>({}, 'Overrides of the English messages, by name.', {
      expects: 'an object of strings',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-summary-load': event<{ count: number }>('The content from the server is shown.'),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-summary-gap': 'Space between the articles.',
    '--site-summary-column-width': 'Minimum width of a column of a wall or grid.',
    '--site-summary-columns': 'Number of articles side by side in a carousel.',
  },
});
