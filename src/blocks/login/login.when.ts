// A login form posts and is checked by the browser without script; who is signed in needs to be greeted.
import type { WhenRule } from '../../kit/when';

export const when: WhenRule = ({ ownerDocument }) =>
  ownerDocument.documentElement.dataset.siteMember === 'yes' ? 'now' : 'intent';
