// The documented rules, names and numbers, for scripts of a site's own: `import { getLinkCategory } from '/site-elements/rules.js'`.
// Nothing of it acts; no element and no page needs it.

export { getContentLabel } from '../src/core/content-labels';
// What kind of site is this, and what may who is signed in see and do?
export { readSiteContext } from '../src/core/entities/site-context';
// What do the numbers and names of a site mean?
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
// How much may a site hold, and how large is a file?
export * from '../src/core/limits';
// What is this address, and what becomes of one that somebody types?
export * from '../src/core/links';
export { parseQuery } from '../src/core/parse-query';
export * from '../src/core/permissions';
export { isAdminArea, isDesignEditor, isSearchPage, routes } from '../src/core/routes';
export * from '../src/core/site-rules';
export { splitUnits } from '../src/core/units';
export { cleanUrlPattern } from '../src/core/url-pattern';
// How do the cookie settings of a site read as they are stored, and as components see them?
export {
  readCookieSettings,
  toComponentForm,
  toStoredForm,
} from '../src/services/consent/cookie-settings';

// What was looked for and is not there, with its path.
export { NotFoundError } from '../src/services/errors/describe-error';
// What is said, in the page's own words or in English?
export { getMessage } from '../src/services/get-message';
