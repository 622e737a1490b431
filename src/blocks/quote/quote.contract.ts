// Contract of <site-quote>.
import { contract } from '../../kit/contract/contract';
import { loading } from './quote.loading';

export const quote = contract({
  tag: 'site-quote',
  description:
    'A quotation with its source: `<figure>`, `<blockquote>` and `<figcaption>`. The quote block of published sites keeps its own quotation marks.',
  kind: 'css',
  loading,
  root: 'light',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-quote-size': 'Font size of the quotation; default 1.375em.',
    '--site-quote-mark-color': 'Color of the line next to the quotation.',
  },
});
