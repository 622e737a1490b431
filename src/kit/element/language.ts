// Language of a node, from the closest `lang` attribute.

/** BCP 47 tag from the page, which may use underscores (`en_US`), or else the language of the visitor's browser. */
export const getLanguage = (node: Element): string =>
  toTag(node.closest<HTMLElement>('[lang]:not([lang=""])')?.lang) || toTag(navigator.language) || 'en';

function toTag(language = ''): string | undefined {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
