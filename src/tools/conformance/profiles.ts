// Profiles: groups of calls that a backend may choose to implement.
import { getDocumentedCallNames } from '../../core/call-path';
import { COMMERCE_CALLS } from './plan-commerce';
import { CONSENT_CALLS } from './plan-consent';
import { CONTENT_CALLS } from './plan-content';
import type { CheckedCallName } from './run-checks';

/** Calls that a form needs. The crumb is optional: if there is none, the elements do not ask again. */
const FORM_CALLS = ['formKey', 'saveForm'] as const;

/** Calls that count and report with consent. Each is optional. */
const TRACKING_CALLS = [
  'javascriptErrors',
  'recordHit',
  'buttonClick',
  'buttonRender',
  'formRender',
  'overlay',
  'quickView',
  'trace',
  'pixel',
  'performanceSettings',
  'performanceRecords',
  'recordEvent',
  'visitorEvents',
] as const;

const PROFILES: Readonly<Record<string, () => readonly CheckedCallName[]>> = {
  documented: getDocumentedCallNames,
  forms: () => FORM_CALLS,
  consent: () => CONSENT_CALLS,
  tracking: () => TRACKING_CALLS,
  commerce: () => COMMERCE_CALLS,
  content: () => CONTENT_CALLS,
  all: () => [...getDocumentedCallNames(), ...CONSENT_CALLS, ...COMMERCE_CALLS, ...CONTENT_CALLS],
};

export const DEFAULT_PROFILE = 'documented';

export const profileNames: readonly string[] = Object.keys(PROFILES);

/** Calls of profiles, each once. @throws Error that lists the profiles */
export function getProfileCalls(names: readonly string[]): readonly CheckedCallName[] {
  const calls = names.flatMap((name) => {
    const profile = PROFILES[name];
    if (!profile) throw new Error(`--profile: ${name} is not one of ${profileNames.join(', ')}.`);
    return profile();
  });
  return [...new Set(calls)];
}
