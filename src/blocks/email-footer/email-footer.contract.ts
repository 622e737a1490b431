// Contract of <site-email-footer>.
import { contract } from '../../kit/contract/contract';
import { loading } from './email-footer.loading';

export const emailFooter = contract({
  tag: 'site-email-footer',
  description:
    'The end of a mail that is shown on the web: who sent it, why it was sent, the postal address, and the link that ends the subscription.',
  kind: 'css',
  loading,
  root: 'light',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-email-footer-color': 'Text color.',
  },
});
