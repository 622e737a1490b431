// The journeys in Firefox.
import { runJourneys } from './journeys';
import { firefoxSupportJourneys } from './support-journeys';

runJourneys('firefox', firefoxSupportJourneys);
