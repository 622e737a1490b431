// Public contract of `<site-cookie-banner>`.
import * as options from '../../core/enums/cookie-banner';
import { choice, flag, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './cookie-banner.loading';

/** CON-006 and CON-007. */
export const POSITIONS = [
  ...options.cookieBannerBarPositions,
  ...options.cookieBannerPopupPositions,
] as const;

export const cookieBanner = contract({
  tag: 'site-cookie-banner',
  description:
    'Requests consent for optional cookies and stores the choice. Buttons inside the banner or anywhere on the page with `data-consent="accept"`, `"decline"` or `"ask"` accept, decline or reopen the banner; `data-consent-open` and links to `#cookie-settings` also reopen it.',
  kind: 'react',
  loading,
  attributes: {
    isCookieBannerEnabled: flag(true, 'Whether the banner is enabled.'),
    cookieBannerText: text(
      'This site uses necessary cookies. With your consent, it also uses optional cookies to understand how it is used.',
      'Text of the banner; simple HTML (links, emphasis, paragraphs) is allowed. Children replace it.',
    ),
    cookieBannerVariant: choice(
      options.cookieBannerVariants,
      'BAR',
      'A bar along an edge, or a card in a corner.',
    ),
    cookieBannerPosition: choice(POSITIONS, 'BOTTOM', 'Edge of a bar, or corner of a popup.'),
    cookieBannerTheme: choice(
      options.cookieBannerThemes,
      'DARK',
      'Color theme: dark text on light, or light text on dark.',
    ),
    cookieBannerCtaText: text('Accept', 'Text of the accept button.'),
    cookieBannerCtaVariant: choice(
      options.cookieBannerCtaVariants,
      'ICON',
      'Style of the accept button; the icon is used only if there is no decline button.',
    ),
    cookieBannerAcceptType: choice(
      options.cookieBannerAcceptTypes,
      'OPT_IN',
      'Which choices are offered: accept only, or accept and decline with equal prominence.',
    ),
    cookieBannerOptOutCtaText: text('Decline', 'Text of the decline button.'),
    cookieBannerHasOptOut: flag(
      false,
      'Same as the accept type OPT_IN_AND_OUT, in the format of newer sites.',
    ),
    cookieBannerHasManageCookies: flag(
      false,
      'Offers a button that reveals the decline button, if there is none, and after the choice a small button in the corner that reopens the banner.',
    ),
    cookieBannerManageCookiesLabel: text('Cookie settings', 'Text of these buttons.'),
    cookieBannerSavedPreferencesText: text('', 'Confirmation beside that button right after the choice.'),
    cookieBannerSavedPreferencesLayout: choice(['PILL'], 'PILL', 'Style of that button.'),
    noticeVersion: text('', 'Version of the notice, stored in the consent receipts.'),
    appliesToEu: flag(
      false,
      'The notice applies to the EU: decline is always offered, with the same prominence as accept.',
    ),
    forced: flag(false, 'Shows the banner even if the visitor has already chosen or the banner is disabled.'),
    modal: flag(false, 'Blocks the rest of the page until the visitor chooses or presses Escape.'),
    label: text('Cookies', 'Accessible name of the banner.'),
    privacySignalText: text(
      'Your browser sends a Global Privacy Control signal. Optional cookies stay off unless you accept them.',
      'Added if the browser sends Global Privacy Control.',
    ),
  },
  events: {
    'site-cookie-banner-choice-request': event<{ choice: 'granted' | 'denied' }>(
      'The visitor has chosen. Cancel it to prevent the choice from being stored.',
    ),
    'site-cookie-banner-choice': event<{ choice: 'granted' | 'denied' }>('The choice has been stored.'),
  },
  slots: { '': 'Text of the banner, optionally with buttons.' },
  parts: {
    banner: 'The bar or card.',
    text: 'The text.',
    actions: 'The buttons; after the choice, the container of the button in the corner.',
    accept: 'The accept button.',
    decline: 'The decline button.',
    manage: 'The button that reveals the decline button.',
  },
  cssProperties: {
    '--site-cookie-banner-background': 'Background.',
    '--site-cookie-banner-text': 'Text color.',
    '--site-cookie-banner-accent': 'Color of the buttons.',
  },
});
