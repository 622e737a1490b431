// Loads reviews when they come near the viewport: without markup the script renders them, and it restores drafts.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => (element.querySelector('.site-reviews-list') ? 'intent' : 'visible'),
  standalone: true,
};
