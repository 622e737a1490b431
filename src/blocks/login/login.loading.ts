// Loads a login form when the user turns to it, because it posts without script; for a signed-in member, who is greeted,
// at once.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: ({ ownerDocument }) =>
    ownerDocument.documentElement.dataset.siteMember === 'yes' ? 'eager' : 'intent',
  // Whether a member is signed in may not be known before the server responds.
  wakeOn: 'site-services-session',
};
