// Feature flags by name; unknown flags are off.
import { createStore, type Store } from '../../core/store';

export type FeatureValue = boolean | number | string;

/** Optional components of a site (HDR-010), each controlled by the feature of the same name. */
export const PLATFORM_PARTS = [
  'commerce',
  'scheduling',
  'campaigns',
  'multilingual-sites',
  'member-areas',
] as const;

export type PlatformPart = (typeof PLATFORM_PARTS)[number];

export interface Features {
  /** All known features by normalized name; a new object after each change. */
  readonly state: Store<Readonly<Record<string, FeatureValue>>>;
  /** Names match in any style: `language-flags`, `language_flags`, `languageFlags`. */
  isOn(name: string): boolean;
  /** The variant of a feature; false for an unknown feature. */
  value(name: string): FeatureValue;
  hasPart(part: PlatformPart): boolean;
  /** Adds features, for example from the labs calls; they override earlier ones. */
  add(features: Readonly<Record<string, FeatureValue>>): void;
}

/**
 * @param flags names of the enabled features in the site context
 */
export function createFeatures(flags: readonly string[]): Features {
  const state = createStore(normalizeNames(flags.map((flag) => [flag, true] as const)));
  const value = (name: string): FeatureValue => {
    const [all, normalized] = [state.get(), normalizeName(name)];
    return Object.hasOwn(all, normalized) ? (all[normalized] ?? false) : false;
  };
  const isOn = (name: string): boolean => !OFF.includes(value(name));
  return {
    state,
    value,
    isOn,
    hasPart: isOn,
    add: (features) => state.set({ ...state.get(), ...normalizeNames(Object.entries(features)) }),
  };
}

/** Guards against names of inherited properties. */
const OFF: readonly FeatureValue[] = [false, 0, '', 'false', 'off', '0'];

const normalizeName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const normalizeNames = (
  features: readonly (readonly [string, FeatureValue])[],
): Readonly<Record<string, FeatureValue>> =>
  Object.fromEntries(features.map(([name, value]) => [normalizeName(name), value]));
