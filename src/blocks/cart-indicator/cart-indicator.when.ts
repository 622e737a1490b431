import type { WhenRule } from '../../kit/when';

/** Without a cart the page's own zero is right, and nothing needs to be fetched. */
export const when: WhenRule = () => (/(^|; )ss_hasCart=1/.test(document.cookie) ? 'visible' : 'intent');
