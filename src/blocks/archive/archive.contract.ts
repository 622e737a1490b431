// Contract of <site-archive>.
import { choice, flag } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './archive.loading';

export const archive = contract({
  tag: 'site-archive',
  description:
    'The server-rendered archive of a collection: groups with their items (`index`), a list of groups with counts (`list`), or the groups in a menu (`dropdown`: `<details>`, or a form with `<select>` and a button). Also the archive block of a site builder.',
  kind: 'css',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    layout: choice(['index', 'list', 'dropdown'], 'index', 'Layout of the markup.'),
    multiColumns: flag(false, 'Lays out an index or list in columns if there is enough space.'),
    showCount: flag(true, 'Shows the number of items of each group (`<data>` or `<small>`).'),
    showDate: flag(true, 'Shows the dates of the items.'),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: { '--site-archive-column-width': 'Minimum width of a column (default 16rem).' },
});
