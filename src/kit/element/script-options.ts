// Which options does captured markup carry? Real pages keep them as JSON in a script deep among the children.
import type { MarkupOptionsReader } from './options';

/** Reads the JSON in the first element that matches; nothing when there is none or it is broken. */
export const createScriptOptionsReader =
  (selector: string): MarkupOptionsReader =>
  (host) => {
    try {
      return Object(JSON.parse(host.querySelector(selector)?.textContent || '{}'));
    } catch {
      return {};
    }
  };
