// Attributes of <site-popup> that decide when it opens automatically. The names are those of
// `websiteSettings.popupOverlaySettings`; `style`, which is an attribute of HTML, is also `popupStyle`.
import {
  type Attribute,
  type AttributeValues,
  choice,
  flag,
  INVALID,
  json,
  number,
  optional,
  withAliases,
} from '../../kit/contract/attributes';

export const popupSettings = {
  popupStyle: withAliases(
    ['style'],
    choice(['none', 'show'], 'show', 'Whether the popup opens automatically.', { '1': 'none', '2': 'show' }),
  ),
  enableMobile: flag(true, 'Whether the popup opens automatically on narrow screens. Default: true.'),
  displayFrequency: number(30, 'Days after which a closed popup opens again; -1: never. Default: 30.', {
    min: -1,
  }),
  showUntilSignup: flag(
    true,
    'Whether the popup stays closed once the visitor has signed up in it. Default: true.',
  ),
  version: number(
    1,
    'Version of the popup, which opens again if the visitor has closed a lower version. Default: 1.',
  ),
  showOnTimer: flag(true, 'Whether the popup opens after `timer-delay`. Default: true.'),
  timerDelay: number(5000, 'Delay in ms from when the page was opened. Default: 5000.', { min: 0 }),
  showOnScroll: flag(
    false,
    'Whether the popup opens when `scroll-percentage` of the page has been scrolled.',
  ),
  scrollPercentage: number(25, 'Percentage of the page that has to be scrolled. Default: 25.', {
    min: 0,
    max: 100,
  }),
  showOnAllPages: optional(flag(true, 'Whether the popup opens on all pages or only on `enabled-pages`.')),
  enabledPages: json<readonly string[]>([], 'Ids of the collections on whose pages the popup opens.', {
    expects: 'an array of ids',
    accept: (value) => (Array.isArray(value) ? value.map(String).filter(Boolean) : INVALID),
  }),
};

export type PopupSettingValues = AttributeValues<typeof popupSettings>;

/** Null leaves the decision to `websiteSettings.popupOverlaySettings`, then to the default. */
export const optionalSettings = Object.fromEntries(
  Object.entries<Attribute<unknown>>(popupSettings).map(([name, attribute]) => [name, optional(attribute)]),
) as { readonly [K in keyof PopupSettingValues]: Attribute<PopupSettingValues[K] | null> };
