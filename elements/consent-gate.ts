// The consent gate, for the head of a page before all other scripts, preferably inline.
import { startConsentGate } from '../src/services/consent/consent-gate';
import { reflectClosedBars } from '../src/services/page/closed-bars';

if (globalThis.document) {
  reflectClosedBars(document.documentElement);
  startConsentGate(window);
}
