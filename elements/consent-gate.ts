// The script for the head of a page, before everything else, best written into it: the consent gate.
import { startConsentGate } from '../src/services/consent/consent-gate';

startConsentGate(window);
