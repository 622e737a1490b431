// The documented rules, names and numbers, for scripts of a site: `import { getLinkCategory } from
// '/site-elements/rules.js'`. Has no side effects; no element or page requires it.
//
// Data that this project does not enforce, provided for scripts of the site builder; no test claims these requirements:
// - Blocks per layout (LIM-001) and design settings (CTX-009): there is no page editor.
// - Photo galleries (LIM-007): pages are files, and their galleries are not counted.
// - Status, type and version of a site (ENM-001 to ENM-003), features of a plan (ENM-010), badges (ENM-011): the site builder
//   bills sites; functions such as `isCoverPage` read status and type for its scripts.
// - Collection types and record types by name (ENM-008, ENM-009, ENM-015): their numbers are not documented. Elements and
//   `site-elements wrap` read the types of blocks (ENM-004 to ENM-006) and pages instead of a site (CTX-010).
// - Device views (CTX-011): a page is the same on every device.
// - Feature flags by name (HDR-007): their effects are not documented. Flags of any name are read from the site.
// - Areas 11 to 18 of permissions (PRM-003), and roles for parts that the server in this project does not have: scripts of
//   the site builder read them. The other roles and permissions are those of the server's accounts
//   (`src/server/domain/role.ts`).
//
// Rules that this project does not apply either; their functions are tested:
// - The design editor (CTX-013), type of site (CTX-018), previews and debugging tools (CTX-021, CTX-022), and the overlay that
//   saves images (CTX-023): scripts of the site builder show them.
// - Sources and environments of events (EVT-008, EVT-009): events have the values that the page sets.
// - The component form of cookie settings (CON-013): elements read the stored form and write neither.
// - Numbers of currencies, sections of a form (FormModelSection), and lengths with units (LNK-019, LNK-020): values of
//   attributes and of the API are parsed where they are declared.

export { getContentLabel } from '../src/core/content-labels';
// The currencies in which a site sells.
export { currencies } from '../src/core/currencies';
// Type of site, and permissions of the signed-in user.
export { readSiteContext } from '../src/core/entities/site-context';
export * from '../src/core/entities/site-rules';
// Numbers and names used by a site.
export { analyticsEnvironments, eventSources } from '../src/core/enums/analytics';
export * from '../src/core/enums/block-types';
export * from '../src/core/enums/content';
export * from '../src/core/enums/cookie-banner';
export { FormModelSection } from '../src/core/enums/form-model';
export * from '../src/core/enums/page-types';
export { isInRange } from '../src/core/enums/ranges';
export { ContributorRole } from '../src/core/enums/roles';
export * from '../src/core/enums/site';
export { TrackedContext, TrackingEvent } from '../src/core/enums/tracking';
export { formatFileSize, MEGABYTE } from '../src/core/file-size';
// Limits of a site, and file sizes.
export * from '../src/core/limits';
// Links and URL patterns.
export * from '../src/core/links';
export { parseQuery } from '../src/core/parse-query';
export * from '../src/core/permissions';
export { isAdminArea, isDesignEditor, isSearchPage, routes } from '../src/core/routes';
export { splitUnits } from '../src/core/units';
export { cleanUrlPattern } from '../src/core/url-pattern';
// Cookie settings in their stored form and in the form that components use.
export {
  readCookieSettings,
  toComponentForm,
  toStoredForm,
} from '../src/services/consent/cookie-settings';

// Error for a missing resource, with its path.
export { NotFoundError } from '../src/services/errors/describe-error';
// Messages in the language of the page, or in English.
export { getMessage } from '../src/services/page/get-message';
