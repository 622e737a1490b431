// How does an image fill its box? `fill` covers it, `fit` is shown whole, `none` leaves it to the page.

/** `null`: nobody has said anything, so the classes decide. */
export type ImageMode = 'fill' | 'fit' | 'none' | null;

const MODES: Readonly<Record<string, ImageMode>> = {
  fill: 'fill',
  cover: 'fill',
  fit: 'fit',
  contain: 'fit',
  none: 'none',
  null: null,
};

/** The mode that is meant (IMG-011; cover and contain are other words for fill and fit); undefined: rejected. */
export function readMode(value: unknown): ImageMode | undefined {
  const word = String(value).trim().toLowerCase();
  return Object.hasOwn(MODES, word) ? MODES[word] : undefined;
}

/** What `content-fill` or `content-fit` among the class names says (IMG-005). */
export function readModeClass(names: string): ImageMode {
  const [, said] = /(?:^|\s)content-(fill|fit)(?=\s|$)/.exec(names) ?? [];
  return (said as 'fill' | 'fit' | undefined) ?? null;
}
