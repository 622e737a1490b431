// Contract of <site-link>.
import { contract } from '../../kit/contract/contract';
import { loading } from './link.loading';

export const link = contract({
  tag: 'site-link',
  description: 'A link that fills a row: title, description and an arrow. The entire row is clickable.',
  kind: 'css',
  loading,
  root: 'light',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-link-padding': 'Space inside the row.',
  },
});
