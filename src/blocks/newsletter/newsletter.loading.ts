// A newsletter form posts and is checked by the browser without script; the rest is fetched when the visitor turns to it.
import type { LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = () => 'intent';
