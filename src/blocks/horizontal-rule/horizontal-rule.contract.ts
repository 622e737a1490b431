// Contract of <site-horizontal-rule>.
import { contract } from '../../kit/contract/contract';
import { loading } from './horizontal-rule.loading';

export const horizontalRule = contract({
  tag: 'site-horizontal-rule',
  description: 'A line between two parts of a page.',
  kind: 'css',
  loading,
  root: 'light',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-horizontal-rule-color': 'Color of the line.',
    '--site-horizontal-rule-size': 'Thickness of the line; default 1px.',
    '--site-horizontal-rule-width': 'Length of the line; default 100%.',
  },
});
