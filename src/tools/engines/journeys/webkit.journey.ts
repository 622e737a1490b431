// The journeys in WebKit.
import { runJourneys } from './journeys';

runJourneys('webkit');
