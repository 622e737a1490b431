// Converts option names between camel case and kebab case.

/** `autoplayDuration` -> `autoplay-duration`. */
export const toKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `autoplay-duration` -> `autoplayDuration`; names in camel case are unchanged. */
export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
