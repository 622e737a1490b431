// What may the outside rely on in <site-cookie-banner>?
import * as looks from '../../core/enums/cookie-banner';
import { choice, flag, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './cookie-banner.loading';

/** CON-006 and CON-007. */
export const POSITIONS = [...looks.cookieBannerBarPositions, ...looks.cookieBannerPopupPositions] as const;

export const cookieBanner = contract({
  tag: 'site-cookie-banner',
  description:
    'Asks whether optional cookies may be used, and keeps the answer. Buttons inside it (or anywhere in the page) with `data-consent="accept"`, `"decline"` or `"ask"` do what they say; so do `data-consent-open` and links to `#cookie-settings`, which ask again.',
  loading,
  attributes: {
    isCookieBannerEnabled: flag(true, 'Whether the banner asks at all.'),
    cookieBannerText: text(
      'This site uses cookies to work well and to learn how it is used. Optional cookies wait for your consent.',
      'What the visitor is told; simple HTML (links, emphasis, paragraphs) is kept. Children take its place.',
    ),
    cookieBannerVariant: choice(
      looks.cookieBannerVariants,
      'BAR',
      'A bar along an edge or a card in a corner.',
    ),
    cookieBannerPosition: choice(POSITIONS, 'BOTTOM', 'The edge of a bar, the corner of a popup.'),
    cookieBannerTheme: choice(looks.cookieBannerThemes, 'DARK', 'Dark text on light or light text on dark.'),
    cookieBannerCtaText: text('Accept', 'Name of the button that accepts.'),
    cookieBannerCtaVariant: choice(
      looks.cookieBannerCtaVariants,
      'ICON',
      'Look of the button that accepts; an icon only while there is nothing to choose between.',
    ),
    cookieBannerAcceptType: choice(
      looks.cookieBannerAcceptTypes,
      'OPT_IN',
      'Offers only to accept, or to accept and to decline alike.',
    ),
    cookieBannerOptOutCtaText: text('Decline', 'Name of the button that declines.'),
    cookieBannerHasOptOut: flag(
      false,
      'The same as the accept type OPT_IN_AND_OUT, as newer sites store it.',
    ),
    cookieBannerHasManageCookies: flag(
      false,
      'After the answer a small button stays in the corner that asks again.',
    ),
    cookieBannerManageCookiesLabel: text('Cookie settings', 'Name of that button.'),
    cookieBannerSavedPreferencesText: text('', 'Said beside that button right after the answer.'),
    cookieBannerSavedPreferencesLayout: choice(['PILL'], 'PILL', 'Look of that button.'),
    noticeVersion: text('', 'Version of the words, written into the receipts of the answers.'),
    appliesToEu: flag(
      false,
      'The notice applies to the EU: declining is always offered, as prominent as accepting.',
    ),
    forced: flag(
      false,
      'Asks in any case, also if the visitor has answered before or the banner is not enabled.',
    ),
    modal: flag(false, 'Nothing else can be used until the visitor answers or presses Escape.'),
    label: text('Cookies', 'Name of the banner for assistive technology.'),
    privacySignalText: text(
      'Your browser asks not to be tracked (Global Privacy Control). Optional cookies stay off unless you accept.',
      'Added when the browser sends Global Privacy Control.',
    ),
  },
  events: {
    'site-cookie-banner-answer-request': event<{ choice: 'granted' | 'denied' }>(
      'The visitor has answered; prevent it and nothing is stored.',
    ),
    'site-cookie-banner-answer': event<{ choice: 'granted' | 'denied' }>('The answer is stored.'),
  },
  slots: { '': 'What the visitor is told, and the buttons if the template brings its own.' },
  parts: {
    banner: 'The bar or card.',
    text: 'The words.',
    actions: 'The buttons; after the answer what stays in the corner.',
    accept: 'The button that accepts.',
    decline: 'The button that declines.',
  },
  cssProperties: {
    '--site-cookie-banner-background': 'Background.',
    '--site-cookie-banner-text': 'Text colour.',
    '--site-cookie-banner-accent': 'Colour of the buttons.',
  },
});
