// Contract of <site-email-footer>.
import { contract } from '../../kit/contract/contract';
import { loading } from './email-footer.loading';

export const emailFooter = contract({
  tag: 'site-email-footer',
  description:
    'The footer of an email that is shown on the web: sender, reason, postal address and unsubscribe link.',
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
