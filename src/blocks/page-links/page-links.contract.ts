// Contract of <site-page-links>.
import { choice } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './page-links.loading';

export const pageLinks = contract({
  tag: 'site-page-links',
  description:
    'Links to pages of the site: a collection (`collection`), the pages of a folder (`folder`), the parts of an index page with pictures (`index`), or the feed of a collection (`rss`).',
  kind: 'css',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    kind: choice(
      ['collection', 'folder', 'index', 'rss'],
      'folder',
      'Target of the links. `collection` and `rss` contain one link, `folder` and `index` a list.',
    ),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: { '--site-page-links-width': 'Minimum width of a tile of an index (default 15rem).' },
});
