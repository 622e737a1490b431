// Attributes of <site-popup> that decide when it opens by itself. The names are those of
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
    choice(['none', 'show'], 'show', 'Whether it opens by itself.', { '1': 'none', '2': 'show' }),
  ),
  enableMobile: flag(true, 'Whether it opens by itself on narrow screens; by default it does.'),
  displayFrequency: number(
    30,
    'Days after which a closed popup opens again; -1 never opens it again. 30 by default.',
    {
      min: -1,
    },
  ),
  showUntilSignup: flag(
    true,
    'Whether it stays closed once the visitor has signed up in it; by default it does.',
  ),
  version: number(1, 'It opens again if the visitor has closed a lower version. 1 by default.'),
  showOnTimer: flag(true, 'Whether it opens after `timer-delay`; by default it does.'),
  timerDelay: number(5000, 'Milliseconds after the page was opened; 5000 by default.', { min: 0 }),
  showOnScroll: flag(false, 'Whether it opens when `scroll-percentage` was scrolled through.'),
  scrollPercentage: number(25, 'Percent of the page that have to be scrolled through; 25 by default.', {
    min: 0,
    max: 100,
  }),
  showOnAllPages: optional(flag(true, 'Whether it opens on all pages, or only on `enabled-pages`.')),
  enabledPages: json<readonly string[]>([], 'Ids of the collections on whose pages it opens.', {
    expects: 'an array of ids',
    accept: (value) => (Array.isArray(value) ? value.map(String).filter(Boolean) : INVALID),
  }),
};

export type PopupSettingValues = AttributeValues<typeof popupSettings>;

/** Null leaves the decision to `websiteSettings.popupOverlaySettings`, then to the default. */
export const optionalSettings = Object.fromEntries(
  Object.entries<Attribute<unknown>>(popupSettings).map(([name, attribute]) => [name, optional(attribute)]),
) as { readonly [K in keyof PopupSettingValues]: Attribute<PopupSettingValues[K] | null> };
