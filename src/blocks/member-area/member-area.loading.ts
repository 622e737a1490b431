// Loads a member area on intent, or at once if a member is signed in or the page has no links.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) =>
    !element.querySelector('a[href], form') ||
    element.ownerDocument.documentElement.dataset.siteMember === 'yes'
      ? 'visible'
      : 'intent',
  standalone: true,
};
