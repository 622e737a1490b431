// Loads a login form on intent, because it posts without script; for a signed-in member, whose content it shows, at once.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: ({ ownerDocument }) =>
    ownerDocument.documentElement.dataset.siteMember === 'yes' ? 'eager' : 'intent',
  // Whether a member is signed in may not be known before the server responds.
  wakeOn: 'site-services-session',
};
