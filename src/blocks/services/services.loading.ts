import type { LoadingRule } from '../../kit/contract/loading';

/** At once: it is small, and a page view that may be counted is counted early. */
export const loading: LoadingRule = () => 'now';
