// Loads the cookie banner at once when consent is undecided and the page's own HTML does not ask for it.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy(element) {
    const isAnswered = /(?:^|; )ss_cookieAllowed=(true|false)/.test(document.cookie);
    const asksInHtml =
      element.querySelector('[data-consent]') && document.documentElement.dataset.siteConsent === 'pending';
    return isAnswered || asksInHtml ? 'intent' : 'eager';
  },
  triggers: '[data-consent],[data-consent-open],[href="#cookie-settings"]',
};
