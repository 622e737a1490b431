// Contract of <site-html>.
import { contract } from '../../kit/contract/contract';
import { loading } from './html.loading';

export const html = contract({
  tag: 'site-html',
  description:
    'Contains HTML from elsewhere: a form of a mail service, a widget, a table. It cannot get wider than its container, and it keeps its look: no rule of the elements applies inside.',
  kind: 'css',
  loading,
  root: 'light',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-html-max-height': 'Maximum height, beyond which the content scrolls.',
  },
});
