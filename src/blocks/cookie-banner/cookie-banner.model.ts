// Position, available actions and visibility of the cookie banner.

export type Variant = 'BAR' | 'POPUP';
export type Position = 'TOP' | 'BOTTOM' | 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';

/** Bars are placed on an edge (CON-006), popups in a corner (CON-007); other positions map to the nearest one. */
export function resolvePosition(variant: Variant, position: Position): Position {
  const edge = position.startsWith('TOP') ? 'TOP' : 'BOTTOM';
  if (variant === 'BAR') return edge;
  return position.includes('_') ? position : `${edge}_RIGHT`;
}

interface ButtonTexts {
  readonly cookieBannerCtaText: string;
  readonly cookieBannerManageCookiesLabel: string;
}

/** Button texts without a setting take the name that the text of the banner uses: `Press Accept all to agree`. */
export function resolveButtonTexts(options: ButtonTexts, defaults: ButtonTexts, text: string): ButtonTexts {
  const name = (option: keyof ButtonTexts, pattern: RegExp) =>
    (options[option] === defaults[option] && pattern.exec(text)?.[0]) || options[option];
  return {
    cookieBannerCtaText: name('cookieBannerCtaText', /\b(?:Accept|Allow) [Aa]ll\b/),
    cookieBannerManageCookiesLabel: name(
      'cookieBannerManageCookiesLabel',
      /\bManage (?:[Cc]ookies|[Pp]references|[Ss]ettings)\b/,
    ),
  };
}

export interface ConsentActions {
  readonly canDecline: boolean;
  /** A button that offers to decline. */
  readonly canManage: boolean;
  readonly buttonVariant: 'text' | 'button' | 'icon';
}

/**
 * Decline is offered with OPT_IN_AND_OUT (CON-011), and always if the notice applies to the EU (ruling 26).
 * Both buttons look alike, so the icon variant is used only for a single button that the text does not mention.
 */
export function resolveActions(options: {
  cookieBannerAcceptType: 'OPT_IN' | 'OPT_IN_AND_OUT';
  cookieBannerCtaVariant: 'TEXT' | 'BUTTON' | 'ICON';
  cookieBannerHasOptOut?: boolean;
  cookieBannerHasManageCookies?: boolean;
  cookieBannerManageCookiesLabel?: string;
  cookieBannerCtaText?: string;
  /** The displayed text. */
  text?: string;
  /** The visitor pressed the button to manage cookies. */
  isManaging?: boolean;
  appliesToEu: boolean;
}): ConsentActions {
  const canDecline =
    options.appliesToEu ||
    options.isManaging === true ||
    options.cookieBannerHasOptOut === true ||
    options.cookieBannerAcceptType === 'OPT_IN_AND_OUT';
  const variant = options.cookieBannerCtaVariant.toLowerCase() as Lowercase<
    typeof options.cookieBannerCtaVariant
  >;
  const { text = '' } = options;
  const canManage =
    !canDecline &&
    (options.cookieBannerHasManageCookies === true ||
      mentionsLabel(text, options.cookieBannerManageCookiesLabel));
  const needsText = canDecline || canManage || mentionsLabel(text, options.cookieBannerCtaText);
  return { canDecline, canManage, buttonVariant: needsText && variant === 'icon' ? 'button' : variant };
}

/** Whether the text mentions a button: by several words, or by one word in quotation marks. */
function mentionsLabel(text: string, label = ''): boolean {
  const normalized = label.trim().toLowerCase();
  const mentions = text.toLowerCase().split(normalized);
  if (normalized === '' || mentions.length === 1) return false;
  return normalized.includes(' ') || mentions.slice(0, -1).some((before) => /["'“”„«‘’]\s*$/.test(before));
}

/** The banner is visible if it is enabled and undecided, or if it is forced or reopened (CON-014). */
export function isVisible(state: {
  enabled: boolean;
  decided: boolean;
  bannerRequested: boolean;
  forced: boolean;
}): boolean {
  return state.bannerRequested || state.forced || (state.enabled && !state.decided);
}
