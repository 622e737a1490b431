// Language of a node, from the closest `lang` attribute.

/** BCP 47 tag of the page, else of the visitor's browser. */
export const getLanguage = (node: Element): string =>
  node.closest<HTMLElement>('[lang]:not([lang=""])')?.lang || navigator.language || 'en';
