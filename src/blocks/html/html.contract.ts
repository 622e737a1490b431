// Contract of <site-html>.
import { contract } from '../../kit/contract/contract';
import { loading } from './html.loading';

export const html = contract({
  tag: 'site-html',
  description:
    'Contains third-party HTML, such as the form of an email service, a widget or a table. It never becomes wider than its container and keeps its appearance: no rules of the elements apply inside.',
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
