// Contract of <site-spacer>.
import { contract } from '../../kit/contract/contract';
import { loading } from './spacer.loading';

export const spacer = contract({
  tag: 'site-spacer',
  description: 'Empty space between two parts of a page. Screen readers skip it.',
  kind: 'css',
  loading,
  root: 'light',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-spacer-size':
      'Height of the space. Default: that of a site builder’s block (`vsize-1` to `vsize-24`, 2rem each), or 3rem.',
  },
});
