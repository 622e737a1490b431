// Contract of <site-pricing-toggle>.
import { text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './pricing-toggle.loading';

export const pricingToggle = contract({
  tag: 'site-pricing-toggle',
  description:
    'Shows the price and the join button of one of two options, such as monthly and yearly. The options are two radio buttons or two buttons in the page; `data-option="1"` and `data-option="2"` mark the content of each option. Radio buttons work without script.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    label: text(
      '',
      'Accessible name of the two buttons. Radio buttons are named by the legend of their fieldset.',
    ),
  },
  events: {
    'site-pricing-toggle-change': event<{ option: 1 | 2; label: string }>(
      'The visitor selected the other option.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {},
});
