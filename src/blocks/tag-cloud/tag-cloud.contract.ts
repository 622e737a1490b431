// Contract of <site-tag-cloud>.
import { flag } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './tag-cloud.loading';

export const tagCloud = contract({
  tag: 'site-tag-cloud',
  description:
    'The tags or categories of a collection, as links in a server-rendered list. `data-weight` from 1 to 5 on a list item sets the size of its text; `<data>` or `<small>` has the number of items.',
  kind: 'css',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: { showCount: flag(true, 'Shows the number of items.') },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-tag-cloud-step': 'Increase in text size per weight (default 0.2em).',
  },
});
