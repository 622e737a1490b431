// The one script that a page includes: finds `site-*` tags and fetches each element when it is needed.
import { startLoader } from '../src/kit/loader/start';
import { markConsent } from '../src/services/consent/gate';
import { catalogue } from './catalogue';

// First of all: style sheets, templates and the banner's own HTML read the visitor's answer from the root element.
markConsent(document, navigator);

const loader = startLoader(catalogue, () =>
  Promise.all([import('../src/kit/define'), import('../src/services/services')]),
);

/**
 * Fetches an element before the page needs it: `await load('site-gallery')`.
 * Resolves to false, and never rejects, when its script could not be had.
 */
export const load = loader.load;
