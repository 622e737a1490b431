// Contract of <site-logo>.
import { contract } from '../../kit/contract/contract';
import { loading } from './logo.loading';

export const logo = contract({
  tag: 'site-logo',
  description:
    'The logo of the site: an image, or its name as text, in a link to the home page. It keeps its proportions and never becomes wider than its container.',
  kind: 'css',
  loading,
  root: 'light',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-logo-height': 'Height of the image; default 3rem.',
  },
});
