// A journey through the demo in one engine.
import type { Site } from '../../../e2e/site';
import type { JourneyProxy } from './journey-proxy';
import type { Visitor } from './visitor';

export interface JourneyContext {
  readonly visitor: Visitor;
  readonly site: Site;
  readonly proxy: JourneyProxy;
}

/** Title and steps of each journey. */
export type Journeys = Readonly<Record<string, (context: JourneyContext) => Promise<void>>>;
