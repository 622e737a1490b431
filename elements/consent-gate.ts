// The script for the head of a page, before everything else, best written into it: the consent gate.
import { startHeadGate } from '../src/services/consent/head-gate';

startHeadGate(window);
