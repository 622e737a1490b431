// The journeys in Firefox.
import { runJourneys } from './journeys';

runJourneys('firefox');
