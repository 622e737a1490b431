// Time and URL of an occurrence that is reported later.
import type { Page } from '../page/page';

export interface Occurrence {
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly time: number;
  readonly url: URL;
}

export const captureOccurrence = (page: Page): Occurrence => ({ time: page.clock.now(), url: page.url() });
