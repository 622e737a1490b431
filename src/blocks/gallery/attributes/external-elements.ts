// Which elements of the page belong to a gallery? Pure.
import { readString } from '../../../core/read';

/** What they are for; `currentIndex` and `totalSlides` are texts. */
export const ROLES = ['next', 'previous', 'currentIndex', 'totalSlides', 'controls'] as const;
export type Role = (typeof ROLES)[number];

/** Role to selectors. */
export type ExternalElements = Readonly<Partial<Record<Role, string>>>;

/** An object as a page may write it, keys in camel or kebab case; undefined for anything else. */
export function readExternalElements(value: unknown): ExternalElements | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const written = Object.entries(value).map(([key, selectors]) => [
    key.replaceAll('-', '').toLowerCase(),
    selectors,
  ]);
  const byKey = new Map(written as [string, unknown][]);
  const said = ROLES.map((role) => [role, readString(byKey.get(role.toLowerCase())).trim()]);
  return Object.fromEntries(said.filter(([, selectors]) => selectors)) as ExternalElements;
}
