// Contract of <site-relative-time>.
import { text } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './relative-time.loading';

export const relativeTime = contract({
  tag: 'site-relative-time',
  description:
    'Shows a moment within the last minute as relative time, and keeps it up to date. For any other moment, the content of `<time datetime>` stays; an empty one gets the date in the language of the page.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    labelNow: text('just now', 'Text for the last five seconds.'),
    labelSeconds: text('about {count} seconds ago', 'Text for the last minute; {count} is replaced.'),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {},
});
