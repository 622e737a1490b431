// Loads a summary for arrows, a choice of events or its content; another layout is CSS only.
import type { ElementLoading } from '../../kit/contract/loading';

const IS_CAROUSEL = '[design="carousel" i],[data-design="carousel" i],:has(.sqs-gallery-design-carousel)';

export const loading: ElementLoading = {
  strategy: (element) => {
    if (element.matches('[events],[data-events]')) return 'eager';
    return !element.querySelector('article,li,.summary-item') || element.matches(IS_CAROUSEL)
      ? 'visible'
      : 'intent';
  },
  hasImages: true,
  standalone: true,
};
