// The journeys in WebKit.
import { recordingJourneys } from './content-journeys';
import { runJourneys } from './journeys';

runJourneys('webkit', recordingJourneys);
