// Loads the cookie banner immediately if consent is undecided and the page's own HTML does not request it, or if the banner
// is also shown after the choice.
import { type ElementLoading, isFlagOn } from '../../kit/contract/loading';

/** Matches the options that show the banner after the choice, in JSON in an attribute or a child. */
const SHOWN_AFTER_CHOICE = /"(forced|cookieBannerHasManageCookies)": ?"?(true|1)/;

const isShownAfterChoice = (element: Element): boolean =>
  isFlagOn(element, 'forced') ||
  isFlagOn(element, 'cookie-banner-has-manage-cookies') ||
  SHOWN_AFTER_CHOICE.test(`${element.textContent}${element.getAttribute('options')}`);

export const loading: ElementLoading = {
  strategy(element) {
    const isAnswered = /(?:^|; )ss_cookieAllowed=(true|false)/.test(document.cookie);
    const hasMarkup =
      element.querySelector('[data-consent]') && document.documentElement.dataset.siteConsent === 'pending';
    return (isAnswered && !isShownAfterChoice(element)) || hasMarkup ? 'intent' : 'eager';
  },
  triggers: '[data-consent],[data-consent-open],[href="#cookie-settings"]',
};
