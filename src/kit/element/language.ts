// Language of a node, from the closest `lang` attribute.

/** BCP 47: what the page says of it, else what the visitor prefers. */
export const getLanguage = (node: Element): string =>
  node.closest<HTMLElement>('[lang]:not([lang=""])')?.lang || navigator.language || 'en';
