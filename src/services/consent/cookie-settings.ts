// How are the cookie settings of a site stored, and how do components see them?
import { readBoolean } from '../../core/read';

/** As the site context prints them (CON-012). */
export interface StoredCookieSettings {
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  readonly isVisitorDataRestricted: boolean;
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
}

/** As components see them (CON-013, ruling 26). */
export interface ComponentCookieSettings {
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  /** The inverse of isVisitorDataRestricted. */
  readonly isActivityLogEnabled: boolean;
  /** The component's name of isRestrictiveCookiePolicyAbsolute. */
  readonly isAnalyticsCookiesDisabled: boolean;
}

/** What consent itself has to know about the site. */
export interface CookiePolicy {
  /** Tracking cookies go as long as consent is not given (CON-019). */
  readonly restrictive: boolean;
  /** The site never follows its visitors, whatever they say. */
  readonly absolute: boolean;
  /** The notice applies to the EU: tracking needs category 2 or 3 (CON-022). */
  readonly appliesToEu: boolean;
}

/** `appliesToEu` of the cookie settings is ours: the documents do not say where it is written. */
export function readCookiePolicy(settings: Readonly<Record<string, unknown>>): CookiePolicy {
  const stored = readCookieSettings(settings);
  return {
    restrictive: stored.isRestrictiveCookiePolicyEnabled,
    absolute: stored.isRestrictiveCookiePolicyAbsolute,
    appliesToEu: readBoolean(settings.appliesToEu),
  };
}

/** Reads `cookieSettings` of the site context, in the stored form or in that of components; what is missing is false. */
export function readCookieSettings(from: Readonly<Record<string, unknown>>): StoredCookieSettings {
  const is = (name: string) => readBoolean(from[name]);
  const log = 'isActivityLogEnabled';
  return {
    isRestrictiveCookiePolicyEnabled: is('isRestrictiveCookiePolicyEnabled'),
    isVisitorDataRestricted: is('isVisitorDataRestricted') || (log in from && !is(log)),
    isRestrictiveCookiePolicyAbsolute:
      is('isRestrictiveCookiePolicyAbsolute') || is('isAnalyticsCookiesDisabled'),
  };
}

export function toComponentForm(stored: StoredCookieSettings): ComponentCookieSettings {
  return {
    isRestrictiveCookiePolicyEnabled: stored.isRestrictiveCookiePolicyEnabled,
    isActivityLogEnabled: !stored.isVisitorDataRestricted,
    isAnalyticsCookiesDisabled: stored.isRestrictiveCookiePolicyAbsolute,
  };
}

export function toStoredForm(component: ComponentCookieSettings): StoredCookieSettings {
  return {
    isRestrictiveCookiePolicyEnabled: component.isRestrictiveCookiePolicyEnabled,
    isVisitorDataRestricted: !component.isActivityLogEnabled,
    isRestrictiveCookiePolicyAbsolute: component.isAnalyticsCookiesDisabled,
  };
}
