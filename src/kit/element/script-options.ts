// Reads options that published markup contains as JSON in a nested script.
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
