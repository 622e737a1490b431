// Reads options from JSON in a nested script, as in published markup.
import type { MarkupOptionsReader } from './options';

/** Parses the JSON of the first match; returns no options if there is none or it is invalid. */
export const createScriptOptionsReader =
  (selector: string): MarkupOptionsReader =>
  (host) => {
    try {
      return Object(JSON.parse(host.querySelector(selector)?.textContent || '{}'));
    } catch {
      return {};
    }
  };
