// A login form posts and is checked by the browser without script; who is signed in needs to be greeted.
import type { LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = ({ ownerDocument }) =>
  ownerDocument.documentElement.dataset.siteMember === 'yes' ? 'now' : 'intent';
