// Contract of <site-social-follow>.
import { text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './social-follow.loading';

export const socialFollow = contract({
  tag: 'site-social-follow',
  description:
    'Turns the link to a profile at X (Twitter) into the follow button of the network, after a click on the link and after the visitor has accepted cookies. The link works without script, in a new tab, a second time, and when the script of the network cannot be loaded in time.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    scriptUrl: text(
      '',
      'URL of the script that renders the button, on a known host or the page’s host. Default: that of X.',
    ),
    labelLoading: text('Loading the follow button…', 'Status message while the script loads.'),
    labelFailed: text(
      'The follow button could not be loaded. Please follow the link.',
      'Status message if the script cannot be loaded.',
    ),
    labelConsent: text(
      'The follow button stores data on your device. Accept cookies to see it here, or follow the link again.',
      'Status message while the button waits for consent.',
    ),
    labelSettings: text('Cookie settings', 'Label of the button that shows the cookie banner.'),
  },
  events: {
    'site-social-follow-load': event('The network’s button is rendered.'),
    'site-social-follow-fail': event('The script could not be loaded; the link remains.'),
  },
  slots: {},
  parts: {},
  cssProperties: {},
});
