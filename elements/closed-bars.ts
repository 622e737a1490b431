// Reflects which bars the visitor has closed; for the head of pages with an announcement bar, preferably inline.
import { reflectClosedBars } from '../src/services/page/closed-bars';

if (globalThis.document) reflectClosedBars(document.documentElement);
