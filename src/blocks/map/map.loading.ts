// Loading rule: on intent if there is a link; otherwise near the viewport, because only the map's own buttons make it
// reachable by keyboard.
import type { LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = (element) => (element.querySelector('a[href]') ? 'intent' : 'visible');
