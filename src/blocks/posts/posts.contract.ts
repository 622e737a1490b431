// Contract of <site-posts>.
import { choice } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './posts.loading';

export const posts = contract({
  tag: 'site-posts',
  description:
    'A server-rendered list of posts, by author, tag, category or month, or the whole journal. It contains a heading, a list of articles or links with dates, and links to further pages.',
  kind: 'css',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    by: choice(
      ['all', 'author', 'tag', 'category', 'month'],
      'all',
      'What the posts have in common. For a month, dates are shown as days of the month.',
    ),
    layout: choice(
      ['list', 'journal'],
      'list',
      '`list`: one line per post. `journal`: complete posts one below another, with space for text and pictures.',
    ),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: { '--site-posts-gap': 'Space between the posts.' },
});
