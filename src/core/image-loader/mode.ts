// How an image fills its box: `fill` covers it, `fit` shows the whole image, `none` leaves it to the page.

/** `null`: not set; the class names decide. */
export type ImageMode = 'fill' | 'fit' | 'none' | null;

const MODES: Readonly<Record<string, ImageMode>> = {
  fill: 'fill',
  cover: 'fill',
  fit: 'fit',
  contain: 'fit',
  none: 'none',
  null: null,
};

/** Parses a mode; `cover` and `contain` are aliases of `fill` and `fit` (IMG-011). Returns undefined if invalid. */
export function readMode(value: unknown): ImageMode | undefined {
  const name = String(value).trim().toLowerCase();
  return Object.hasOwn(MODES, name) ? MODES[name] : undefined;
}

/** The mode of the class `content-fill` or `content-fit` (IMG-005). */
export function readModeClass(className: string): ImageMode {
  const [, mode] = /(?:^|\s)content-(fill|fit)(?=\s|$)/.exec(className) ?? [];
  return (mode as 'fill' | 'fit' | undefined) ?? null;
}
