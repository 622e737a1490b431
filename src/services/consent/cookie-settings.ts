// Cookie settings of a site, in their stored form and in the form that components use.
import { readBoolean } from '../../core/read';

/** Form used by the site context (CON-012). */
export interface StoredCookieSettings {
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  readonly isVisitorDataRestricted: boolean;
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
}

/** Form used by components (CON-013, ruling 26). */
export interface ComponentCookieSettings {
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  /** The inverse of `isVisitorDataRestricted`. */
  readonly isActivityLogEnabled: boolean;
  /** Equals `isRestrictiveCookiePolicyAbsolute`. */
  readonly isAnalyticsCookiesDisabled: boolean;
}

/** Cookie policy that the consent service applies. */
export interface CookiePolicy {
  /** Tracking cookies are deleted unless consent is granted (CON-019). */
  readonly restrictive: boolean;
  /** The site never tracks its visitors, regardless of their decision. */
  readonly absolute: boolean;
  /** The notice applies to the EU: tracking requires category 2 or 3 (CON-022). */
  readonly appliesToEu: boolean;
}

/** `appliesToEu` is a setting of this library: the specification does not say where it is stored. */
export function readCookiePolicy(settings: Readonly<Record<string, unknown>>): CookiePolicy {
  const stored = readCookieSettings(settings);
  return {
    restrictive: stored.isRestrictiveCookiePolicyEnabled,
    absolute: stored.isRestrictiveCookiePolicyAbsolute,
    appliesToEu: readBoolean(settings.appliesToEu),
  };
}

/** Reads `cookieSettings` of the site context, in either form. Missing settings are false. */
export function readCookieSettings(from: Readonly<Record<string, unknown>>): StoredCookieSettings {
  const isSet = (name: string) => readBoolean(from[name]);
  const activityLog = 'isActivityLogEnabled';
  return {
    isRestrictiveCookiePolicyEnabled: isSet('isRestrictiveCookiePolicyEnabled'),
    isVisitorDataRestricted: isSet('isVisitorDataRestricted') || (activityLog in from && !isSet(activityLog)),
    isRestrictiveCookiePolicyAbsolute:
      isSet('isRestrictiveCookiePolicyAbsolute') || isSet('isAnalyticsCookiesDisabled'),
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
