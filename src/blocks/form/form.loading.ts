// A form posts and is checked by the browser without script; the rest is fetched when the visitor turns to it. A form
// that is still to be made is fetched when it comes near.
import type { LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = (element) => (element.querySelector('form') ? 'intent' : 'visible');
