// The journeys in Firefox.
import { runJourneys } from './journeys';
import { supportJourneys } from './support-journeys';

runJourneys('firefox', supportJourneys);
