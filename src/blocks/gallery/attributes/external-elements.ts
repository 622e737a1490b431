// The option `elements`: elements of the page that control the gallery or display its state. Pure.
import { readString } from '../../../core/read';

/** `currentIndex` and `totalSlides` display numbers. */
export const ELEMENT_ROLES = ['next', 'previous', 'currentIndex', 'totalSlides', 'controls'] as const;

/** Selectors by role. */
export type ExternalElements = Readonly<Partial<Record<(typeof ELEMENT_ROLES)[number], string>>>;

/** Reads an object with keys in camel or kebab case; undefined for any other value. */
export function readExternalElements(value: unknown): ExternalElements | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).map(([key, selectors]) => [
    key.replaceAll('-', '').toLowerCase(),
    selectors,
  ]);
  const byKey = new Map(entries as [string, unknown][]);
  const byRole = ELEMENT_ROLES.map((role) => [role, readString(byKey.get(role.toLowerCase())).trim()]);
  return Object.fromEntries(byRole.filter(([, selectors]) => selectors)) as ExternalElements;
}
