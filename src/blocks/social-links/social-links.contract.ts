// Contract of <site-social-links>.
import { text } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './social-links.loading';

export const socialLinks = contract({
  tag: 'site-social-links',
  description:
    'Links to profiles on social networks and to an email address. They are readable without script; the script adds an icon to each, names links without text after their network or host, and sets `rel="noopener"`. The social links of published sites work unchanged.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    labelMail: text('E-mail', 'Name of an email link without text.'),
    labelOther: text('Link', 'Name of a link without text or host, such as a phone number.'),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-social-links-gap': 'Space between the links.',
    '--site-social-links-icon-size': 'Size of the icons; default 1.5rem.',
  },
});
