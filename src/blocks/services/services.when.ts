import type { WhenRule } from '../../kit/when';

/** At once: it is small, and a page view that may be counted is counted early. */
export const when: WhenRule = () => 'now';
