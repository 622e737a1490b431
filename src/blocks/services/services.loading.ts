// Loads <site-services> at once: it is small, and a page view with consent is counted early.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'eager', standalone: true };
