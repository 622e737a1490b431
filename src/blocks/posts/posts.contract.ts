// Contract of <site-posts>.
import { choice } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './posts.loading';

export const posts = contract({
  tag: 'site-posts',
  description:
    'A list of posts that the server has written: by an author, a tag, a category or in a month, or the whole journal. The page has a heading, a list of articles or links with dates, and links to further pages.',
  kind: 'css',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    by: choice(
      ['all', 'author', 'tag', 'category', 'month'],
      'all',
      'What the posts have in common. Their dates are shown as days of the month if it is the month.',
    ),
    layout: choice(
      ['list', 'journal'],
      'list',
      '`list`: one line per post. `journal`: whole posts below each other, with room for text and pictures.',
    ),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: { '--site-posts-gap': 'Space between the posts.' },
});
