// The journeys in WebKit.
import { recordingJourneys } from './content-journeys';
import { runJourneys } from './journeys';
import { webkitSupportJourneys } from './support-journeys';

runJourneys('webkit', { ...recordingJourneys, ...webkitSupportJourneys });
