// When does a map need its script? The address in the page does its job; but a map without a link
// can only be reached by keyboard once its own buttons are there.
import type { LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = (element) => (element.querySelector('a[href]') ? 'intent' : 'visible');
