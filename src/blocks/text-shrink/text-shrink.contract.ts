// Contract of <site-text-shrink>.
import { number } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './text-shrink.loading';
import { MIN_FONT_SIZE } from './text-shrink.model';

export const textShrink = contract({
  tag: 'site-text-shrink',
  description:
    'Keeps a text on one line by reducing its font size only as far as needed. A text that does not fit at the smallest size wraps, as it does without script.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    minFontSize: number(MIN_FONT_SIZE, 'The smallest font size, in px.', { min: 1 }),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {},
});
