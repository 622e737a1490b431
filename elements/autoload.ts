// The only script that a page needs to include: finds `site-*` tags and loads each element on demand.
import { type Loader, startLoader } from '../src/kit/loader/loader';
import { getLibrary } from '../src/kit/versions/library';
import { reflectConsentState } from '../src/services/consent/consent-state';
import { registry } from './registry';

/**
 * Loads an element ahead of time: `await load('site-gallery')`. Resolves with false if its script could not be loaded or there
 * is no document; never rejects.
 */
export const load: Loader['load'] = globalThis.document ? start() : async () => false;

function start() {
  const library = getLibrary<Loader['load']>();
  // A second copy leaves the page to the first one.
  if (library.load) {
    recover();
    return library.load;
  }
  library.recover = recover;
  library.load = startFirst();
  return library.load;
}

/** The file has the same name in all versions. Offline, a failed load does not indicate another version. */
function recover() {
  if (navigator.onLine) import('./recover').catch(() => {});
}

function startFirst() {
  // First, because style sheets, templates and the banner's own HTML read the consent state from the root element.
  reflectConsentState(document, navigator);

  // Buttons with `commandfor` work in every browser.
  if (!('command' in HTMLButtonElement.prototype)) import('./invoker-commands').catch(() => {});

  return startLoader(registry, {
    // The build writes the script of each element next to this one.
    importElement: (tag) => import(/* @vite-ignore */ `./${tag}.js`),
    importRuntime: () =>
      Promise.all([import('../src/kit/element/define'), import('../src/services/services')]),
    importImages: () => import('../src/kit/image-loader/load-early'),
    importExtendedRegistry: () => import('./extended-registry'),
    recover,
  }).load;
}
