// The consent gate; for the head of a page before all other scripts, preferably inline.
import { startConsentGate } from '../src/services/consent/consent-gate';

if (globalThis.document) startConsentGate(window);
