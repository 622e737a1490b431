// Does each design say what it has to? The types say it to those who write designs here; this says it to all others.
import { warn } from '../../../kit/element/warn';

interface FocusTarget {
  readonly container?: unknown;
  readonly predicate?: unknown;
}

/** The same designs; one that gives none or both of container and predicate for the focus is an error (GAL-111). */
export function validateLayouts<T extends Readonly<Record<string, FocusTarget>>>(layouts: T): T {
  for (const [name, { container, predicate }] of Object.entries(layouts))
    if ((container === undefined) === (predicate === undefined))
      warn(
        'site-gallery',
        `the design "${name}" must give exactly one of container and predicate for the focus; it gives ${container === undefined ? 'none' : 'both'}.`,
      );
  return layouts;
}
