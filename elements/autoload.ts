// The one script that a page includes: finds `site-*` tags and fetches each element when it is needed.
import { startLoader } from '../src/kit/loader/loader';
import { reflectConsentState } from '../src/services/consent/consent-state';
import { registry } from './registry';

// First of all: style sheets, templates and the banner's own HTML read the visitor's answer from the root element.
reflectConsentState(document, navigator);

const loader = startLoader(registry, () =>
  Promise.all([import('../src/kit/element/define'), import('../src/services/services')]),
);

/**
 * Fetches an element before the page needs it: `await load('site-gallery')`.
 * Resolves to false, and never rejects, when its script could not be had.
 */
export const load = loader.load;
