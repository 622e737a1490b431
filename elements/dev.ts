// For development: reports mistakes of the page in the console, and shows its elements, events and loads in a panel. Load
// it before the other scripts, and never for visitors.
import { type Devtools, startDevtools } from '../src/devtools/devtools';
import { contracts } from './contracts';
import { checkForms } from './form-check';

/** Undefined where there is no document. */
export const devtools: Devtools | undefined = globalThis.document ? start() : undefined;

function start() {
  // Elements hint at this script where it is missing.
  document.documentElement.dataset.siteDev = '';
  return startDevtools({ contracts, checks: [checkForms] });
}
