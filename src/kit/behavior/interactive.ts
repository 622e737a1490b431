// Selector of interactive elements.

/** Selector of elements that handle keys and clicks themselves. */
export const INTERACTIVE = 'a[href], button, input, label, select, summary, textarea, [tabindex]';
