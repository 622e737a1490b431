// For development: reports mistakes on the page in the console, and shows its elements, events and loads in a panel. Load it
// before the other scripts, and never for visitors.
import { type Devtools, startDevtools } from '../src/devtools/devtools';
import { contracts } from './contracts';
import { checkForms } from './form-check';

/** Undefined if there is no document. */
export const devtools: Devtools | undefined = globalThis.document ? start() : undefined;

function start() {
  // Elements log a hint about this script if it is missing.
  document.documentElement.dataset.siteDev = '';
  return startDevtools({ contracts, checks: [checkForms] });
}
