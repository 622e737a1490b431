// Loads the cookie banner at once when consent is undecided and the page's own HTML does not ask for it, or when it is
// shown in spite of a choice.
import type { ElementLoading } from '../../kit/contract/loading';

/** Options in any spelling and place: an attribute, JSON in an attribute or a child. */
const SHOWN_AFTER_CHOICE = /(forced|has-?manage-?cookies)(?!"?[:=] ?"?false)/i;

export const loading: ElementLoading = {
  strategy(element) {
    const isAnswered = /(?:^|; )ss_cookieAllowed=(true|false)/.test(document.cookie);
    const asksInHtml =
      element.querySelector('[data-consent]') && document.documentElement.dataset.siteConsent === 'pending';
    return (isAnswered && !SHOWN_AFTER_CHOICE.test(element.outerHTML)) || asksInHtml ? 'intent' : 'eager';
  },
  triggers: '[data-consent],[data-consent-open],[href="#cookie-settings"]',
};
