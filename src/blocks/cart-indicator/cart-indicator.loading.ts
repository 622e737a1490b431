import type { LoadingRule } from '../../kit/contract/loading';

/** Without a cart the page's own zero is right, and nothing needs to be fetched. */
export const loading: LoadingRule = () => (/(^|; )ss_hasCart=1/.test(document.cookie) ? 'visible' : 'intent');
