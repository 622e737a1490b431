// Reads options that published markup contains as JSON in a nested script.
import type { MarkupOptionsReader } from './options';

/** Parses the JSON of the first match; no options when there is none or it is invalid. */
export const createScriptOptionsReader =
  (selector: string): MarkupOptionsReader =>
  (host) => {
    try {
      return Object(JSON.parse(host.querySelector(selector)?.textContent || '{}'));
    } catch {
      return {};
    }
  };
