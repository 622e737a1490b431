// Loads comments on intent, because links and comments of the page work without script; an empty mount near the
// viewport.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) =>
    !element.hasAttribute('counts') && element.textContent?.trim() ? 'intent' : 'visible',
  standalone: true,
};
