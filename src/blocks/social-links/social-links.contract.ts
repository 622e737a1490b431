// Contract of <site-social-links>.
import { text } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './social-links.loading';

export const socialLinks = contract({
  tag: 'site-social-links',
  description:
    'Links of the page to profiles on social networks and to a mail address. They are readable without script; the script adds an icon to each, names those without a text after their network, and hides the page that they were opened from (`rel="noopener"`). The social links of published sites work as they are.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    labelMail: text('E-mail', 'Name of a link to a mail address without a text.'),
    labelOther: text('Link', 'Name of a link without a text to a network that is not known.'),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-social-links-gap': 'Space between the links.',
    '--site-social-links-icon-size': 'Size of the icons; default 1.5rem.',
  },
});
