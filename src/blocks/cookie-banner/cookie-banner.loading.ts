import type { LoadingRule } from '../../kit/contract/loading';

/** At once when the question is open and the page's own HTML does not ask it already. */
export const loading: LoadingRule = (element) => {
  const answered = /(?:^|; )ss_cookieAllowed=(true|false)/.test(document.cookie);
  const asks =
    element.querySelector('[data-consent]') && document.documentElement.dataset.siteConsent === 'pending';
  return answered || asks ? 'intent' : 'now';
};
