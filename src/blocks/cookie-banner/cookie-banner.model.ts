// Where does the banner stand, and which answers does it offer?

export type Variant = 'BAR' | 'POPUP';
export type Position = 'TOP' | 'BOTTOM' | 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';

/** A bar has an edge (CON-006), a popup a corner (CON-007); the other kind of word is read as its nearest one. */
export function resolvePosition(variant: Variant, position: Position): Position {
  const edge = position.startsWith('TOP') ? 'TOP' : 'BOTTOM';
  if (variant === 'BAR') return edge;
  return position.includes('_') ? position : `${edge}_RIGHT`;
}

export interface ConsentActions {
  readonly decline: boolean;
  readonly look: 'text' | 'button' | 'icon';
}

/**
 * Declining is offered with OPT_IN_AND_OUT (CON-011) and always where the notice applies to the EU (ruling 26).
 * Two answers look alike, so the icon is only for one.
 */
export function resolveActions(options: {
  cookieBannerAcceptType: 'OPT_IN' | 'OPT_IN_AND_OUT';
  cookieBannerCtaVariant: 'TEXT' | 'BUTTON' | 'ICON';
  cookieBannerHasOptOut?: boolean;
  appliesToEu: boolean;
}): ConsentActions {
  const decline =
    options.appliesToEu ||
    options.cookieBannerHasOptOut === true ||
    options.cookieBannerAcceptType === 'OPT_IN_AND_OUT';
  const look = options.cookieBannerCtaVariant.toLowerCase() as Lowercase<
    typeof options.cookieBannerCtaVariant
  >;
  return { decline, look: decline && look === 'icon' ? 'button' : look };
}

/** Only when it is enabled and nobody has answered, or whenever it is forced or asked for (CON-014). */
export function isVisible(state: {
  enabled: boolean;
  decided: boolean;
  asked: boolean;
  forced: boolean;
}): boolean {
  return state.asked || state.forced || (state.enabled && !state.decided);
}
